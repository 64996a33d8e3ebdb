import { useExpenseContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  query ExpenseContracts {
    contracts(first: 100) {
      nodes {
        id
        name
        viewerCanAddExpense
        event {
          id
          name
        }
      }
    }
  }
`);

/** The contracts that the reader may submit expenses to, drafts too, as choices of a list. */
export function useExpenseContracts() {
  const { data, loading } = useExpenseContractsQuery({ fetchPolicy: 'cache-and-network' });
  const open = data?.contracts.nodes.filter((one) => one.viewerCanAddExpense);
  const contracts = open?.map(({ id, name, event }) => ({ value: id, label: `${name} · ${event.name}` }));
  return { contracts, loading };
}
