import { NotFound } from '../../../platform/failures.ts';
import { followFromNow } from '../../../platform/follow-changes.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../../events/index.ts';
import { maySeeOrders, problemCode } from '../../orders/index.ts';
import { type CancellationRecord, readCancellation } from '../refund.reads.ts';
import type { EventCancellation } from './cancellation.schema.ts';

/**
 * The progress of a cancellation; null for an event that goes ahead.
 * @throws NotFound for events that the actor may not see
 */
export async function findCancellation(scope: Scope, eventId: string): Promise<EventCancellation | null> {
  const event = await findEvent(scope, eventId);
  if (!maySeeOrders(scope.actor, { issuerId: event.issuer.id, eventId: event.id }))
    throw new NotFound('event');
  const record = await readCancellation(scope.db, eventId);
  return record ? present(record) : null;
}

/** Yields the figures now, if there are any, and after each change. */
export function watchCancellation(
  scope: Scope,
  eventId: string,
): Promise<AsyncIterableIterator<EventCancellation>> {
  const { topics } = scope.services;
  const following = {
    coalesceMs: 250,
    listen: (changed: () => void) => [topics.listen('event.cancellation', eventId, changed)],
    read: async () => {
      const record = await readCancellation(scope.db, eventId);
      return record && present(record);
    },
  };
  return followFromNow(following, () => findCancellation(scope, eventId));
}

function present(record: CancellationRecord): EventCancellation {
  const { orders, failed } = record;
  const waiting = Math.max(0, record.open - failed);
  return {
    eventId: record.eventId,
    state: record.finishedAt === null ? 'running' : 'done',
    reason: record.reason,
    orders,
    refunded: Math.max(0, orders - waiting - failed),
    waiting,
    failed,
    problem: record.problem,
    problemCode: record.problem === null ? null : problemCode(record.problem),
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
  };
}
