import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { eventTexts } from '../../texts/events.ts';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import classes from './EventsPage.module.css';

/** So far before its end the list is continued, in pixels: whoever scrolls on seldom sees it happen. */
const AHEAD = '900px';

/** The end of what is loaded: whoever comes near it gets more. The button is for when that failed. */
export default function MoreEvents({ onReached }: { onReached: () => Promise<unknown> }) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    onReached().catch(() => setState('failed'));
  };
  const reached = useEffectEvent(load);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), {
      rootMargin: AHEAD,
    });
    if (end.current) watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={end} className={classes.more}>
      {state === 'loading' ? (
        <SkeletonCards label={eventTexts.loadingMore} count={3} />
      ) : (
        <Button variant="default" size="lg" onClick={load}>
          {eventTexts.showMore}
        </Button>
      )}
    </div>
  );
}
