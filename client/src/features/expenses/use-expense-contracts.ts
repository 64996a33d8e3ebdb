import { MOST_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import { useExpenseContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  query ExpenseContracts($after: String) {
    contracts(first: 100, after: $after) {
      nodes {
        id
        name
        viewerCanAddExpense
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

/**
 * Loads the contracts that the viewer may submit expenses to, drafts included, as options. Undefined until all pages
 * are loaded, since a single contract is preselected.
 */
export function useExpenseContracts() {
  const query = useExpenseContractsQuery({ fetchPolicy: 'cache-and-network' });
  const rest = useFollowingPages(query, query.data?.contracts, MOST_CHOICES);
  const open = rest.whole?.filter((one) => one.viewerCanAddExpense);
  const contracts = open?.map(({ id, name, event }) => ({ value: id, label: `${name} · ${event.name}` }));
  return { contracts, rest, loading: query.loading || rest.state === 'following' };
}
