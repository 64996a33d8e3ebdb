import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { checkAll, type FieldFault, NotFound, refuseFaults } from '../../../platform/failures.ts';
import { findRepeated, keyFaults, recordOnce } from '../../../platform/idempotency/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { releasePlaces } from '../../checkout/index.ts';
import {
  EventCancelled,
  type EventRow,
  lockOwnEvent,
  lockPlaces,
  mayCancelEvent,
  withdrawEvent,
} from '../../events/index.ts';
import { closeWaitlists, tiersOfOrders } from '../../waitlist/index.ts';
import { type HeldOrder, readHeldOrders, readOpenCancellations } from '../refund.reads.ts';
import { lockOrdersToGiveBack, lockTicketsOfOrders } from '../refund.writes.ts';
import { checkedReason, giveBack } from '../refund-order.ts';
import { shareOfWhole } from '../start-refund.writes.ts';
import { findCancellation } from './cancellation.queries.ts';
import type { EventCancellation } from './cancellation.schema.ts';
import { finishCancellation, insertCancellation, lockCancellation } from './cancellation.writes.ts';

interface CancelRequest {
  eventId: string;
  reason: string;
  /** Percentage of each payment that is returned, 0 to 100. */
  refundPercent: number;
}

/**
 * Cancels a published event: sales stop at once, and every order is refunded, one after the other, whatever
 * interrupts that.
 * @throws NotFound, Forbidden, EventCancelled unless the call is a repetition, EventNotOnSale, BadInput
 */
export async function cancelEvent(
  scope: Scope,
  request: CancelRequest,
  idempotencyKey: string | null,
): Promise<EventCancellation> {
  const { userId: by } = signedIn(scope.actor);
  const [reason] = checkAll(
    () => checkedReason(request.reason),
    () => refuseFaults([...keyFaults(idempotencyKey), ...percentFaults(request.refundPercent)]),
  );
  const { eventId, refundPercent } = request;
  const command = {
    ...{ operation: 'cancelEvent', of: eventId.toLowerCase(), record: 'event', key: idempotencyKey },
    request: [reason, refundPercent],
    mismatch: () => new EventCancelled(),
  };
  try {
    await inTransaction(scope, async (tx) => {
      const event = await lockOwnEvent(tx, eventId, mayCancelEvent);
      await cancelLocked(tx, event, { reason, refundPercent, by });
      await recordOnce(tx, command, eventId);
    });
  } catch (error) {
    if (!(error instanceof EventCancelled) || !(await findRepeated(scope, command))) throw error;
  }
  const cancellation = await findCancellation(scope, request.eventId);
  if (!cancellation) throw new NotFound('event');
  return cancellation;
}

/**
 * Cancels an event that the caller has locked, without asking for rights: sales stop, and the refunds begin after the
 * commit.
 * @throws EventCancelled, EventNotOnSale
 */
export async function cancelLocked(
  tx: Tx,
  event: EventRow,
  { reason, refundPercent, by }: { reason: string; refundPercent: number; by: string },
): Promise<void> {
  await withdrawEvent(tx, event, reason);
  await insertCancellation(tx, { eventId: event.id, issuerId: event.issuerId, reason, refundPercent, by });
  tx.afterCommit(() => tx.scope.services.refunds.wake());
}

export function percentFaults(percent: number): FieldFault[] {
  if (percent >= 0 && percent <= 100) return [];
  const limits = { min: 0, max: 100, message: 'Give 0 to 100 percent.' };
  return [{ field: 'refundPercent', code: 'OUT_OF_RANGE', ...limits }];
}

/** Orders that one transaction refunds. */
const BATCH_SIZE = 25;

/**
 * Continues the refunds of cancelled events, then ends their waiting lists: each round is a transaction of its own and
 * reads the open orders anew.
 * @returns how many events are unfinished
 */
export async function runCancellations(scope: Scope): Promise<number> {
  let open = 0;
  for (const eventId of await readOpenCancellations(scope.db)) {
    for (let given = BATCH_SIZE; given === BATCH_SIZE; ) {
      given = await inTransaction(scope, (tx) => giveSomeBack(tx, eventId), SYSTEM_TENANCY);
      scope.services.failpoints.reach('cancellation.round');
    }
    for (const order of await readHeldOrders(scope.db, eventId))
      await inTransaction(scope, (tx) => letGo(tx, order), SYSTEM_TENANCY);
    // After the refunds: an order that is given back may renew the offer that it took.
    await closeWaitlists(scope, eventId);
    if (!(await inTransaction(scope, (tx) => finishCancellation(tx, eventId), SYSTEM_TENANCY))) open += 1;
  }
  return open;
}

/** @returns how many orders were refunded */
async function giveSomeBack(tx: Tx, eventId: string): Promise<number> {
  const cancellation = await lockCancellation(tx, eventId);
  if (!cancellation) return 0;
  const orders = await lockOrdersToGiveBack(tx, eventId, BATCH_SIZE);
  if (orders.length === 0) return 0;
  const ids = orders.map((order) => order.id);
  await lockTicketsOfOrders(tx, ids);
  await lockPlaces(tx, await tiersOfOrders(tx, ids));
  for (const order of orders) {
    await giveBack(tx, order, {
      reason: cancellation.reason,
      mail: 'event_cancelled',
      units: shareOfWhole(order, cancellation.refundPercent),
    });
  }
  return orders.length;
}

/**
 * Releases a held order, in a transaction of its own that locks as the end of a hold does. A payment that was submitted
 * must be awaited: the order is then paid, and refunded like the others.
 */
async function letGo(tx: Tx, order: HeldOrder): Promise<boolean> {
  const { settlement } = tx.scope.services;
  if (order.state === 'paying') {
    if (order.intentId === null || !(await settlement.withdraw(tx, order.intentId))) return false;
  }
  return releasePlaces(tx, {
    orderId: order.id,
    state: order.state === 'paying' ? 'failed' : 'expired',
    code: 'event_cancelled',
    reason: 'The event was cancelled. Nothing was charged.',
    feeUnits: null,
  });
}
