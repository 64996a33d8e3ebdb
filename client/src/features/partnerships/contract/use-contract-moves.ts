import { useContractMovedSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useSpaced } from '../../dashboard/use-spaced.ts';

graphql(`
  subscription ContractMoved($id: ID!) {
    contractChanged(id: $id) {
      id
    }
  }
`);

/** Runs `onMove` after each change of a contract (approval, release, expense), once for several close together. */
export function useContractMoves(id: string, onMove: () => void): void {
  const moved = useSpaced(onMove, 300);
  useContractMovedSubscription({ variables: { id }, ignoreResults: true, onData: moved });
}
