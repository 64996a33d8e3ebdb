import type { ReleaseContractsQuery } from '../../gql/graphql.ts';
import { useReleaseContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { formatShortMoney } from '../../ui/format-amount.ts';

graphql(`
  query ReleaseContracts {
    contracts(status: FINAL, first: 100) {
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
    }
  }
`);

export type ReleaseContract = ReleaseContractsQuery['contracts']['nodes'][number];

/** The final contracts that the reader may see; those are what money can be released from. */
export function useReleaseContracts() {
  const { data, loading, error, refetch } = useReleaseContractsQuery({ fetchPolicy: 'cache-and-network' });
  return { contracts: data?.contracts.nodes, loading, error, refetch };
}

/** A contract as a list to choose from names it. */
export function contractOption({ id, name, event, totalRevenue }: ReleaseContract) {
  const brought = totalRevenue ? ` · ${formatShortMoney(totalRevenue)}` : '';
  return { value: id, label: `${name} · ${event.name}${brought}` };
}
