import { gather } from '../../platform/db/gather.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { maySeeSales } from './event.policy.ts';
import { presentEventStats } from './event-stats.present.ts';
import { readEventStats } from './event-stats.reads.ts';
import type { EventStats } from './event-stats.type.ts';

/**
 * Returns the figures of an event for its organiser. One statement reads those of all events of a list.
 * @throws Forbidden when the actor may not see its sales
 */
export async function eventStats(scope: Scope, event: { id: string; issuerId: string }): Promise<EventStats> {
  if (!maySeeSales(scope.actor, event)) throw new Forbidden();
  const stats = await gatherStats(scope, event.id);
  if (stats === undefined) throw new NotFound('The event');
  return stats;
}

const gatherStats = gather(async (scope: Scope, ids: string[]) => {
  const records = await readEventStats(scope, ids);
  return new Map(records.map((record) => [record.event_id, presentEventStats(record)]));
});
