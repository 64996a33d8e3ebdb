import {
  useContractsMovedSubscription,
  useExpensesMovedSubscription,
  useReleasesMovedSubscription,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  subscription ContractsMoved {
    contractsChanged {
      contract {
        id
      }
    }
  }
`);

graphql(`
  subscription ReleasesMoved {
    roundChanged {
      id
      status
    }
  }
`);

graphql(`
  subscription ExpensesMoved {
    expenseChanged {
      id
      status
    }
  }
`);

/**
 * Calls `onChange` when a contract, or one of its releases or expenses, has changed, so that figures can be refetched.
 */
export function useLiveContracts(wanted: boolean, onChange: () => void): void {
  const options = { skip: !wanted, ignoreResults: true, onData: onChange } as const;
  useContractsMovedSubscription(options);
  useReleasesMovedSubscription(options);
  useExpensesMovedSubscription(options);
}
