import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { checkAll, Forbidden, NotFound, refuseFaults } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { EventCancelled, EventNotOnSale, lockEvent, lockOwnEvent, mayCancelEvent } from '../events/index.ts';
import { cancelLocked, checkedReason, percentFaults } from '../refunds/index.ts';
import { readChosenDates, type SeriesScope } from './chosen-dates.reads.ts';
import { mayEditSeries } from './series.rules.ts';
import { insertChange, type WaitingDate } from './series.writes.ts';

interface CancelRequest {
  eventId: string;
  of: SeriesScope;
  reason: string;
  /** Percentage of each payment that is returned, 0 to 100. */
  refundPercent: number;
}

interface CancelWork {
  reason: string;
  refundPercent: number;
}

/**
 * Cancels published dates of a series for good, in the background: the sales of each stop, and its orders are refunded.
 * Drafts stay.
 * @returns the id of the work
 * @throws NotFound also for an event without a series, Forbidden, EventCancelled, EventNotOnSale when no date is on sale,
 *   BadInput
 */
export async function cancelDates(scope: Scope, request: CancelRequest): Promise<string> {
  const { userId } = signedIn(scope.actor);
  const { eventId, of, refundPercent } = request;
  const [reason] = checkAll(
    () => checkedReason(request.reason),
    () => refuseFaults(percentFaults(refundPercent)),
  );
  return inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayCancelEvent);
    const { issuerId, seriesId } = event;
    if (of !== 'this' && !mayEditSeries(scope.actor, issuerId)) throw new Forbidden();
    if (seriesId === null) throw new NotFound('series', 'eventId');
    if (event.status === 'cancelled') throw new EventCancelled();
    const chosen = await readChosenDates(scope, { eventId, seriesId, of });
    const dates = chosen.filter(({ status }) => status === 'published');
    if (dates.length === 0) throw new EventNotOnSale();
    const id = await insertChange(tx, {
      ...{ seriesId, issuerId, kind: 'cancel', createdBy: userId },
      request: { reason, refundPercent } satisfies CancelWork,
      dates: dates.map((date) => ({ startAt: date.startAt, eventId: date.id })),
    });
    await tx.audit({
      action: 'series.cancel',
      entityType: 'series',
      entityId: seriesId,
      issuerId,
      details: { of: event.id, scope: of, dates: dates.length, reason, refund_percent: refundPercent },
    });
    return id;
  });
}

/** Cancels one date, in the transaction that marks it done. @returns its id */
export async function cancelDate(tx: Tx, date: WaitingDate): Promise<string> {
  const event = date.eventId ? await lockEvent(tx, date.eventId) : undefined;
  if (!event) throw new NotFound('event');
  const { reason, refundPercent } = date.request as CancelWork;
  // Cancelled by itself since: the work is done.
  if (event.status === 'cancelled') return event.id;
  await cancelLocked(tx, event, { reason, refundPercent, by: date.createdBy });
  return event.id;
}
