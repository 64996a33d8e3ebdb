import { useEffect, useRef } from 'react';

/**
 * Throttles a call to once per `ms` on the trailing edge: the first request starts the timer, later ones join it.
 * Mantine's `useThrottledCallback` also calls on the leading edge, which would refetch twice after a single change.
 */
export function useTrailingThrottle(call: () => void, ms: number): () => void {
  const latest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current();
    }, ms);
  };
}
