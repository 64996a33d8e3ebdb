import { Coalescer } from '../../../platform/concurrency.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Topics } from '../../../platform/topics.ts';
import { readEventsOfPools } from '../tiers/tier.reads.ts';

const BETWEEN_READS_MS = 100;

/**
 * Calls back when the available tickets of an event may have changed. A sale of another event changes them where tiers of
 * both share a pool; which events do is read now, and when the event changes.
 * @returns ends it
 */
export function followStock(db: Database, topics: Topics, eventId: string, changed: () => void): () => void {
  const others = new Map<string, () => void>();
  let ended = false;
  const follow = new Coalescer(BETWEEN_READS_MS, async () => {
    const now = new Set(await readEventsOfPools(db, [eventId]));
    if (ended) return;
    for (const other of now)
      if (!others.has(other)) others.set(other, topics.listen('event.stock', other, changed));
    for (const [other, stop] of others) {
      if (now.has(other)) continue;
      stop();
      others.delete(other);
    }
  });
  const stops = [
    topics.listen('event.stock', eventId, changed),
    topics.listen('event.changed', eventId, () => follow.poke()),
  ];
  follow.poke();
  return () => {
    ended = true;
    for (const stop of [...stops, ...others.values()]) stop();
    follow.stop();
  };
}
