import { useEffect, useRef } from 'react';

/** A call that happens at most once in `ms`: the first wish starts the wait, the others join it. */
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
