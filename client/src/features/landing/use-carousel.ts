import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface Carousel {
  /** The list that scrolls sideways; each of its items is as wide as it. */
  track: RefObject<HTMLUListElement | null>;
  /** Which item is seen. */
  at: number;
  /** Goes on or back; after the last comes the first. */
  step(by: number): void;
  onScroll(): void;
}

/** A row of items that are seen one at a time. Its position is that of the scroll, however it came there. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const goal = useRef(0);
  /** Whether it is on its way to where a step sent it. */
  const isSent = useRef(false);

  const step = useCallback(
    (by: number) => {
      isSent.current = true;
      goal.current = (goal.current + by + count) % count;
      setAt(goal.current);
      track.current?.scrollTo({ left: goal.current * track.current.clientWidth });
    },
    [count],
  );

  const settle = useRef<number>(undefined);
  const onScroll = useCallback(() => {
    // While it glides to where a step sent it, the places on its way do not count.
    window.clearTimeout(settle.current);
    settle.current = window.setTimeout(() => {
      if (!track.current) return;
      const { scrollLeft, clientWidth } = track.current;
      const seen = Math.round(scrollLeft / clientWidth);
      const wasSent = isSent.current;
      isSent.current = false;
      // A slow device drops a glide that follows upon another.
      if (wasSent && seen !== goal.current)
        return track.current.scrollTo({ left: goal.current * clientWidth, behavior: 'instant' });
      goal.current = seen;
      setAt(seen);
    }, 120);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const by = STEPS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Somebody who writes or chooses elsewhere means something else by it.
      if (event.target !== document.body && !track.current?.parentElement?.contains(event.target as Node))
        return;
      event.preventDefault();
      step(by);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.clearTimeout(settle.current);
    };
  }, [step]);

  return { track, at, step, onScroll };
}
