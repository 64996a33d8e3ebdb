import { Coalescer, Mailbox } from '../../../platform/concurrency.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../../events/index.ts';
import { maySeeOrders } from '../order.rules.ts';
import type { EventCancellation } from './cancellation.schema.ts';
import { type CancellationRecord, readCancellation } from './refund.reads.ts';
import { problemCode } from './refund.rules.ts';

const BETWEEN_READS_MS = 250;
/** A slow subscriber needs the newest figures alone. */
const MAX_PENDING = 1;

/**
 * The progress of a cancellation; null for an event that goes ahead.
 * @throws NotFound for events that the actor may not see
 */
export async function findCancellation(scope: Scope, eventId: string): Promise<EventCancellation | null> {
  const event = await findEvent(scope, eventId);
  if (!maySeeOrders(scope.actor, { issuer_id: event.issuer.id })) throw new NotFound('The event');
  const record = await readCancellation(scope.db, eventId);
  return record ? present(record) : null;
}

/** Yields the figures now, if there are any, and after each change. */
export async function watchCancellation(
  scope: Scope,
  eventId: string,
): Promise<AsyncIterableIterator<EventCancellation>> {
  const now = await findCancellation(scope, eventId);
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    const record = await readCancellation(scope.db, eventId);
    if (record) mailbox.push(present(record));
  });
  const stop = scope.services.topics.listen('event.cancellation', eventId, () => coalescer.poke());
  const mailbox = new Mailbox<EventCancellation>(MAX_PENDING, () => {
    stop();
    coalescer.stop();
  });
  if (now) mailbox.push(now);
  return mailbox;
}

function present(record: CancellationRecord): EventCancellation {
  const { orders, failed } = record;
  const waiting = Math.max(0, record.open - failed);
  return {
    eventId: record.event_id,
    state: record.finished_at === null ? 'running' : 'done',
    reason: record.reason,
    orders,
    refunded: Math.max(0, orders - waiting - failed),
    waiting,
    failed,
    problem: record.problem,
    problemCode: record.problem === null ? null : problemCode(record.problem),
    startedAt: record.started_at,
    finishedAt: record.finished_at,
  };
}
