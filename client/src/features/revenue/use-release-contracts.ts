import { MOST_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import type { ReleaseContractsQuery } from '../../gql/graphql.ts';
import { useReleaseContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { formatShortMoney } from '../../ui/format-amount.ts';

graphql(`
  query ReleaseContracts($after: String) {
    contracts(status: FINAL, first: 50, after: $after) {
      nodes {
        id
        name
        totalRevenue {
          amount
          currency
        }
        viewerCanTrigger
        viewerCanSeeMoney
        event {
          id
          name
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export type ReleaseContract = ReleaseContractsQuery['contracts']['nodes'][number];

/**
 * Loads the final contracts that the viewer may see, the only ones with releases. Undefined until all pages are loaded,
 * since a single contract is preselected.
 */
export function useReleaseContracts() {
  const query = useReleaseContractsQuery({ fetchPolicy: 'cache-and-network' });
  const rest = useFollowingPages(query, query.data?.contracts, MOST_CHOICES);
  return { contracts: rest.whole, rest, loading: query.loading || rest.state === 'following' };
}

/** Returns a contract as an option of a list. */
export function contractOption({ id, name, event, totalRevenue }: ReleaseContract) {
  const brought = totalRevenue ? ` · ${formatShortMoney(totalRevenue)}` : '';
  return { value: id, label: `${name} · ${event.name}${brought}` };
}
