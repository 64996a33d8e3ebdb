import { amountOf, totalOf } from '../../lib/money/index.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { type Money, presentMoney } from '../../platform/graphql/money.schema.ts';
import type { Scope } from '../../platform/scope.ts';
import { REFUND_STATUS } from '../orders/index.ts';
import { type OrderRefundRecord, readOrderRefunds, readRefundable } from './order-refund.reads.ts';
import { readRefundTerms } from './refund.reads.ts';
import { payableRefund } from './refund.rules.ts';
import type { OrderRefund, OrderRefundTerms } from './refund-terms.schema.ts';

const loadTerms = batchByKey(readRefundTerms);

/** The terms on which staff can refund an order now. The caller must authorize. */
export async function orderRefundTermsOf(scope: Scope, orderId: string): Promise<OrderRefundTerms | null> {
  const terms = await loadTerms(scope, orderId);
  if (!terms) return null;
  const { units, most, charge, provider, currency, collected } = terms;
  const present = (sum: bigint | null): Money | null =>
    sum !== null && sum > 0n && currency ? presentMoney(amountOf(currency, sum)) : null;
  /** As far as the provider pays it. */
  const payable = (sum: bigint | null): Money | null =>
    sum !== null && charge !== null && currency
      ? present(payableRefund(sum, { provider, currency, charge }))
      : null;
  return {
    amount: payable(units),
    most: payable(most),
    collected: collected.map((sum) => presentMoney(totalOf(sum.currency, BigInt(sum.units)))),
  };
}

const loadRefunds = batchByKey(readOrderRefunds);

/** The refunds of an order, oldest first. The caller must authorize. */
export async function orderRefundsOf(scope: Scope, orderId: string): Promise<OrderRefund[]> {
  return ((await loadRefunds(scope, orderId)) ?? []).map(presentRefund);
}

function presentRefund({
  id,
  kind,
  units,
  currency,
  reason,
  state,
  ...record
}: OrderRefundRecord): OrderRefund {
  return {
    id,
    kind,
    amount: presentMoney(amountOf(currency, units)),
    reason,
    status: REFUND_STATUS[state],
    at: record.finishedAt ?? record.createdAt,
    creditNote: record.note === null ? null : creditNoteNumber(record.note),
  };
}

export const creditNoteNumber = (note: number): string => `CN-${String(note).padStart(6, '0')}`;

const loadRefundable = batchByKey(readRefundable);

/** What staff can refund of an order without cancelling anything; null for nothing. The caller must authorize. */
export async function refundableOf(scope: Scope, orderId: string): Promise<Money | null> {
  const payment = await loadRefundable(scope, orderId);
  return payment && payment.left > 0n ? presentMoney(amountOf(payment.currency, payment.left)) : null;
}

/** What the organiser keeps of the payment of a cancelled order; null for nothing. The caller must authorize. */
export async function keptOf(scope: Scope, orderId: string): Promise<Money | null> {
  const payment = await loadRefundable(scope, orderId);
  return payment && payment.kept > 0n ? presentMoney(amountOf(payment.currency, payment.kept)) : null;
}
