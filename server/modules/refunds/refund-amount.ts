import type { Currency } from '../../lib/money/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll, Forbidden, NotFound, refuseFaults } from '../../platform/failures.ts';
import { keyFaults, recordOnce } from '../../platform/idempotency/index.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  mayRefund,
  maySeeOrders,
  type Order,
  presentOrder,
  publishOrder,
  readOrder,
} from '../orders/index.ts';
import { checkedRefund, normalAmount } from './chosen-refund.rules.ts';
import {
  MAX_AMOUNT_REFUNDS,
  NotPaidOnline,
  NotRefundable,
  PaymentDisputed,
  StillUnpaid,
  TooManyRefunds,
} from './refund.rules.ts';
import { lockOrder, type OrderToRefund } from './refund.writes.ts';
import { checkedReason } from './refund-order.ts';
import { type RefundRules, refundRulesOf, requirePossible } from './refund-possible.ts';
import { paymentOf, refundable, startAmountRefund } from './start-refund.writes.ts';

interface AmountRequest {
  orderId: string;
  /** Decimal text. */
  amount: string;
  /** The currency of the payment; another is refused, and null is that of the payment. */
  currency: Currency | null;
  reason: string;
}

/**
 * Refunds an amount of a paid order to the account that paid; its tickets stay as they are. Of a cancelled order, an
 * amount that was kept can be refunded.
 * @param idempotencyKey the same key and request get the same answer for 7 days
 * @returns the order
 * @throws NotFound, Forbidden, BadInput, StillUnpaid, NotPaidOnline, NotRefundable, PaymentDisputed, RefundTooHigh,
 * TooManyRefunds, PartialRefundRefused, KeyReused
 */
export async function refundAmount(
  scope: Scope,
  request: AmountRequest,
  idempotencyKey: string | null,
): Promise<Order> {
  const [reason] = checkAll(
    () => checkedReason(request.reason),
    () => refuseFaults(keyFaults(idempotencyKey)),
  );
  if (!isUuid(request.orderId)) throw new NotFound('order');
  const rules = await refundRulesOf(scope, request.orderId);
  await refund(scope, { ...request, reason }, { idempotencyKey, rules });
  const record = await readOrder(scope.db, request.orderId);
  if (!record) throw new NotFound('order');
  return presentOrder(scope, record);
}

async function refund(
  scope: Scope,
  request: AmountRequest,
  given: { idempotencyKey: string | null; rules: RefundRules | null },
): Promise<void> {
  const { userId: by } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const order = await lockOrder(tx, request.orderId);
    if (!order || !maySeeOrders(scope.actor, order)) throw new NotFound('order');
    if (!mayRefund(scope.actor, order)) throw new Forbidden();
    const id = scope.ids.uuid();
    const call = { key: given.idempotencyKey, request: requestOf(order, request) };
    const command = { operation: 'refundAmount', record: 'order', ...call };
    if ((await recordOnce(tx, command, id)) !== undefined) return;
    requireRefundable(order);
    if (order.amountRefunds >= MAX_AMOUNT_REFUNDS) throw new TooManyRefunds();
    const units = checkedUnits(order, request);
    requirePossible(order, units, given.rules);
    const { reason } = request;
    await startAmountRefund(tx, order, { id, units, reason, by });
    await follow(tx, order, { id, units, reason });
  });
}

/** The request as its repeats have it, however they write the amount, with the currency or without. */
function requestOf({ id, chargeCurrency }: OrderToRefund, request: AmountRequest): string[] {
  const currency = request.currency ?? chargeCurrency ?? 'XLM';
  return [id, request.reason, normalAmount(request.amount, currency), currency];
}

function requireRefundable({ status, state, origin, chargedBack: isChargedBack }: OrderToRefund): void {
  if (isChargedBack) throw new PaymentDisputed();
  if (status === 'held') throw new StillUnpaid();
  if (state === null || origin === 'mock') throw new NotPaidOnline();
  if (state !== 'paid' && state !== 'refunding' && state !== 'refunded') throw new NotRefundable();
}

function checkedUnits(order: OrderToRefund, { amount, currency }: AmountRequest): bigint {
  const { chargeCurrency: paidIn } = order;
  if (paidIn !== null && currency !== null && paidIn !== currency) {
    const message = `This order was paid in ${paidIn}, and is refunded in ${paidIn}.`;
    throw new BadInput([{ field: 'currency', code: 'CURRENCY', message }]);
  }
  const choice = { text: amount, left: refundable(order), lowest: 'something' } as const;
  return checkedRefund(paymentOf(order), choice);
}

async function follow(
  tx: Tx,
  order: OrderToRefund,
  refund: { id: string; units: bigint; reason: string },
): Promise<void> {
  await tx.audit({
    action: 'order.refund_amount',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuerId,
    details: {
      event_id: order.eventId,
      refund_id: refund.id,
      units: String(refund.units),
      currency: order.chargeCurrency,
      reason: refund.reason,
    },
  });
  tx.afterCommit(() => {
    publishOrder(tx, { ...order, orderId: order.id });
    tx.scope.services.refunds.wake();
    if (order.origin === 'provider') tx.scope.services.paymentWorker.wake('refunds');
  });
}
