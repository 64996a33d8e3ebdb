import { isSignedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll, Forbidden, NotFound, refuseFaults } from '../../platform/failures.ts';
import { keyFaults, recordOnce } from '../../platform/idempotency/index.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  mayBeRefunded,
  mayRefund,
  maySeeOrders,
  type Order,
  presentOrder,
  publishOrder,
  readOrder,
} from '../orders/index.ts';
import { offerPlaces, tiersOfOrders } from '../waitlist/index.ts';
import { checkedRefund } from './chosen-refund.rules.ts';
import { NotPaidOnline, NotRefundable, PaymentDisputed, StillUnpaid } from './refund.rules.ts';
import {
  cancelTickets,
  insertRefundRequest,
  lockOrder,
  lockTicketsOfOrders,
  markGivenUp,
  type OrderToRefund,
  reverseDoorBalance,
} from './refund.writes.ts';
import { type RefundRules, refundRulesOf, requirePossible } from './refund-possible.ts';
import { paymentOf, refundable, startRefund, wholeRefund } from './start-refund.writes.ts';

interface GiveBack {
  reason: string;
  /** Who gave it back, for the list of revocations, when the actor is not signed in. */
  actor?: string;
  /** The amount that is returned, in 10^-7 of the payment's currency; by default what is left for its tickets. */
  units?: bigint;
  /** When it was requested; now by default. */
  at?: Date;
  /** The mail to the buyer. */
  mail: 'order_refunded' | 'order_unconfirmed' | 'event_cancelled';
}

/**
 * Undoes an order that is due or paid, whose row and tickets the caller has locked. Its tickets become invalid, their
 * places free or offered to the waitlist at once; the balance due at the door is cancelled, and a payment on the ledger is queued for refund.
 */
export async function giveBack(
  tx: Tx,
  order: OrderToRefund,
  { reason, actor: stated = 'Passa', mail, units: chosen, at = tx.scope.clock.now() }: GiveBack,
): Promise<void> {
  const { actor } = tx.scope;
  const by = isSignedIn(actor) ? actor.userId : null;
  const units = order.state === 'paid' ? (chosen ?? wholeRefund(order)) : 0n;
  const keptUnits = order.state === 'paid' ? refundable(order) - units : 0n;
  await insertRefundRequest(tx, order, { reason, by, at, keptUnits });
  await reverseDoorBalance(tx, order);
  await cancelTickets(tx, order, { reason, by, actor: isSignedIn(actor) ? actor.email : stated });
  const returns = units > 0n;
  if (returns) await startRefund(tx, order, { units, reason });
  else await markGivenUp(tx, order);
  await offerPlaces(tx, await tiersOfOrders(tx, [order.id]));
  if (mail === 'event_cancelled' || !returns) {
    await queueMail(tx, { kind: mail, recipient: order.buyerEmail, orderId: order.id, payload: { reason } });
  }
  await tx.audit({
    action: mail === 'order_unconfirmed' ? 'order.unconfirmed' : 'order.refund',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuerId,
    details: {
      event_id: order.eventId,
      reason,
      on_ledger: returns,
      units: String(units),
      kept: String(keptUnits),
      ...(order.chargeCurrency === null ? {} : { currency: order.chargeCurrency }),
    },
  });
  const { eventId } = order;
  tx.afterCommit(() => {
    publishOrder(tx, { ...order, orderId: order.id });
    tx.scope.services.topics.publish('event.entries', eventId, { eventId, ticketIds: [] });
    tx.scope.services.topics.publish('event.cancellation', eventId, { eventId });
    tx.scope.services.refunds.wake();
    if (returns && order.origin === 'provider') tx.scope.services.paymentWorker.wake('refunds');
  });
}

export const LONGEST_REASON = 1_000;

interface RefundRequest {
  orderId: string;
  reason: string;
  /** The amount that is returned, as decimal text of the payment's currency; null: what is left for its tickets. */
  amount?: string | null;
}

/**
 * Cancels an order and refunds it. Its tickets become invalid at once; money on the ledger arrives when the ledger has moved
 * it, which may be later, for example once the organiser's wallet has enough.
 * @param idempotencyKey the same key and order get the same answer for 7 days
 * @throws NotFound for orders of others, NotRefundable the second time, StillUnpaid, PaymentDisputed, NotPaidOnline,
 * RefundTooHigh, BadInput, KeyReused
 */
export async function refundOrder(
  scope: Scope,
  request: RefundRequest,
  idempotencyKey: string | null,
): Promise<Order> {
  const [reason] = checkAll(
    () => checkedReason(request.reason),
    () => refuseFaults(keyFaults(idempotencyKey)),
  );
  if (!isUuid(request.orderId)) throw new NotFound('order');
  const rules = request.amount == null ? null : await refundRulesOf(scope, request.orderId);
  await refund(scope, { ...request, reason }, { idempotencyKey, rules });
  const record = await readOrder(scope.db, request.orderId);
  if (!record) throw new NotFound('order');
  return presentOrder(scope, record);
}

async function refund(
  scope: Scope,
  { orderId, reason, amount = null }: RefundRequest,
  { idempotencyKey, rules }: { idempotencyKey: string | null; rules: RefundRules | null },
): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !maySeeOrders(scope.actor, order)) throw new NotFound('order');
    if (!mayRefund(scope.actor, order)) throw new Forbidden();
    const call = { key: idempotencyKey, request: [order.id, reason] };
    const command = { operation: 'refundOrder', record: 'order', ...call };
    if ((await recordOnce(tx, command, order.id)) !== undefined) return;
    requireRefundable(order);
    await lockTicketsOfOrders(tx, [order.id]);
    const units = amount === null ? {} : { units: chosenUnits(order, amount) };
    if (units.units !== undefined) requirePossible(order, units.units, rules);
    await giveBack(tx, order, { reason, mail: 'order_refunded', ...units });
  });
}

function requireRefundable({ status, state, chargedBack: isChargedBack }: OrderToRefund): void {
  if (isChargedBack) throw new PaymentDisputed();
  if (status === 'held') throw new StillUnpaid();
  if (!mayBeRefunded(status) || state === 'refunding') throw new NotRefundable();
}

/** @throws BadInput, NotPaidOnline, RefundTooHigh */
function chosenUnits(order: OrderToRefund, amount: string): bigint {
  if (order.state === null || order.chargeUnits === null) throw new NotPaidOnline();
  return checkedRefund(paymentOf(order), { text: amount, left: refundable(order), lowest: 'nothing' });
}

/** @throws BadInput when it is empty or too long */
export function checkedReason(text: string): string {
  const reason = text.trim();
  if (reason.length >= 1 && reason.length <= LONGEST_REASON) return reason;
  throw new BadInput([
    {
      field: 'reason',
      code: 'LENGTH',
      min: 1,
      max: LONGEST_REASON,
      message: `A reason of at most ${LONGEST_REASON.toLocaleString('en')} characters is needed.`,
    },
  ]);
}
