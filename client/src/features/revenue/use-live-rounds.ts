import { liveRefresh } from '../../apollo/refetch.ts';
import { useRoundChangedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

/** Operations that list releases or the amount left to release: refetched after a change. */
export const ROUND_LISTS = ['PendingRounds', 'ContractRounds', 'ReleaseMoney'];

graphql(`
  subscription RoundChanged($contractId: ID) {
    roundChanged(contractId: $contractId) {
      id
      ...RoundRow_round
      ...RoundDetails_round
    }
  }
`);

/**
 * Keeps releases up to date wherever they are shown: those of one contract, or all that the viewer may see. `onChange`
 * runs with each change, after the new state is in the cache.
 */
export function useLiveRounds(contractId: string | undefined, onChange: () => void): void {
  useRoundChangedSubscription({ variables: { contractId: contractId ?? null }, ...liveRefresh(onChange) });
}
