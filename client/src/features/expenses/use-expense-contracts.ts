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
 * The contracts that the reader may submit expenses to, drafts too, as choices of a list. Undefined until all pages are
 * there, since one that is alone in the list is chosen without a question.
 */
export function useExpenseContracts() {
  const query = useExpenseContractsQuery({ fetchPolicy: 'cache-and-network' });
  const rest = useFollowingPages(query, query.data?.contracts, MOST_CHOICES);
  const open = rest.whole?.filter((one) => one.viewerCanAddExpense);
  const contracts = open?.map(({ id, name, event }) => ({ value: id, label: `${name} · ${event.name}` }));
  return { contracts, rest, loading: query.loading || rest.state === 'following' };
}
