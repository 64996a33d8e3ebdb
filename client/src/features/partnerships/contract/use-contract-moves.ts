import {
  useContractExpenseMovedSubscription,
  useContractMovedSubscription,
  useContractRoundMovedSubscription,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useSpaced } from '../../dashboard/use-spaced.ts';

graphql(`
  subscription ContractMoved($id: ID!) {
    contractChanged(id: $id) {
      id
    }
  }
`);

graphql(`
  subscription ContractRoundMoved($id: ID!) {
    roundChanged(contractId: $id) {
      id
      status
    }
  }
`);

graphql(`
  subscription ContractExpenseMoved($id: ID!) {
    expenseChanged(contractId: $id) {
      id
      status
    }
  }
`);

/** Whatever moves a contract's money runs `onMove`, once for moves that come together. */
export function useContractMoves(id: string, onMove: () => void): void {
  const moved = useSpaced(onMove, 300);
  const options = { variables: { id }, ignoreResults: true, onData: moved };
  useContractMovedSubscription(options);
  useContractRoundMovedSubscription(options);
  useContractExpenseMovedSubscription(options);
}
