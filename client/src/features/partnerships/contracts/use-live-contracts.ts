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

/** Sales change a contract's money: during many sales a list is refetched at most once in this time. */
const SPACE_MS = 1500;

/** Runs `onChange` after contracts that the viewer may see have changed. */
export function useLiveContracts(onChange: () => void): void {
  const changed = useSpaced(onChange, SPACE_MS);
  useContractsChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) changed();
    },
  });
}
