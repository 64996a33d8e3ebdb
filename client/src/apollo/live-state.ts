import { useSyncExternalStore } from 'react';

/** `idle`: no subscription on this page. `since` is the timestamp of the last sign of life, in milliseconds. */
export interface LiveState {
  status: 'idle' | 'live' | 'reconnecting' | 'offline';
  since: number | null;
}

type Listener = () => void;

let state: LiveState = { status: 'idle', since: null };
const listeners = new Set<Listener>();

function set(next: LiveState): void {
  if (next.status === state.status && next.since === state.since) return;
  state = next;
  for (const listener of listeners) listener();
}

export const liveState = {
  read: (): LiveState => state,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  connected: (): void => set({ status: 'live', since: Date.now() }),
  lost: (): void =>
    set({
      status: navigator.onLine ? 'reconnecting' : 'offline',
      since: state.status === 'live' ? Date.now() : state.since,
    }),
  closed: (): void => set({ status: 'idle', since: state.since }),
};

// The browser detects the loss or return of the network sooner than the socket.
globalThis.window?.addEventListener('offline', () => state.status !== 'idle' && liveState.lost());
globalThis.window?.addEventListener('online', () => state.status === 'offline' && liveState.lost());

/** The state of the live connection, for its indicator. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.read, liveState.read);
}
