import { useContractsChangedSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useSpaced } from '../../dashboard/use-spaced.ts';

graphql(`
  subscription ContractsChanged {
    contractsChanged {
      contract {
        id
      }
    }
  }
`);

/** A sale changes a contract's money: while many sell, a list is read again once in this time. */
const SPACE_MS = 1500;

/** Runs after contracts that the viewer may know of have changed. */
export function useLiveContracts(onChange: () => void): void {
  const changed = useSpaced(onChange, SPACE_MS);
  useContractsChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) changed();
    },
  });
}
