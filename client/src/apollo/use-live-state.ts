import { useSyncExternalStore } from 'react';
import { type LiveState, liveState } from './live-state.ts';

/** The state of the live connection, for its indicator. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.read, liveState.read);
}
