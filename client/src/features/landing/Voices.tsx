import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { homeTexts } from '../../content/landing.ts';
import { SiteSection } from '../site/SiteSection.tsx';
import classes from './Voices.module.css';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface Carousel {
  /** The horizontally scrolling list; each item is as wide as the list. */
  track: RefObject<HTMLUListElement | null>;
  /** Index of the visible item. */
  at: number;
  /** Moves by that many items; the first follows the last. */
  step(by: number): void;
  onScroll(): void;
}

/** Carousel of items shown one at a time. Its position follows the scroll offset, whatever caused the scroll. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const goal = useRef(0);
  /** True while a scroll started by `step` is in progress. */
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
    // Ignores the items passed during a scroll started by `step`.
    window.clearTimeout(settle.current);
    settle.current = window.setTimeout(() => {
      if (!track.current) return;
      const { scrollLeft, clientWidth } = track.current;
      const seen = Math.round(scrollLeft / clientWidth);
      const wasSent = isSent.current;
      isSent.current = false;
      // Slow devices drop a smooth scroll that follows another.
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
      // Keys pressed in other controls have another meaning.
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

/** Testimonials, shown one at a time: moved by buttons on larger screens, by arrow keys, or by swiping. */
export function Voices() {
  const { voices } = homeTexts;
  const { track, at, step, onScroll } = useCarousel(voices.length);
  const list = { ref: track, className: classes.track, onScroll };
  return (
    <SiteSection title={homeTexts.voicesTitle}>
      <section className={classes.carousel} aria-roledescription="carousel" aria-label={homeTexts.voicesHint}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
        <ul {...list} tabIndex={0} aria-label={homeTexts.voicesTitle}>
          {voices.map(({ quote, name, role }) => (
            <li key={name} className={classes.voice}>
              <figure className={classes.figure}>
                <blockquote className={classes.quote}>{quote}</blockquote>
                <figcaption className={classes.who}>
                  <strong>{name}</strong>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className={classes.bar}>
          <p className={classes.place} aria-live="polite">
            {homeTexts.voiceOf(at + 1, voices.length)}
          </p>
          <div className={classes.buttons}>
            <ActionIcon
              variant="default"
              radius="xl"
              aria-label={homeTexts.previous}
              onClick={() => step(-1)}
            >
              <IconArrowLeft size={22} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" radius="xl" aria-label={homeTexts.next} onClick={() => step(1)}>
              <IconArrowRight size={22} aria-hidden />
            </ActionIcon>
          </div>
        </div>
      </section>
    </SiteSection>
  );
}
