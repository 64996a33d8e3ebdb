import { useEffect, useRef } from 'react';

/** Throttles a call to once per `ms`: the first request starts the timer, later ones join it. */
export function useSpaced(call: () => void, ms: number): () => void {
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
