import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { eventTexts } from '../../messages/events.ts';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import classes from './EventsPage.module.css';

/** Distance to the list's end, in pixels, at which more is fetched: fast scrolling seldom reaches the end. */
const AHEAD = '900px';

/** End of the loaded list, which fetches more when it comes near. The button is for a failed fetch. */
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
