import { LiveDot } from '../ui/LiveDot.tsx';
import { useLiveState } from './live-state.ts';

/** Shows how fresh the figures of this page are. */
export function Live() {
  return <LiveDot {...useLiveState()} />;
}
