import type { Scope } from '../../platform/scope.ts';
import type { Capabilities } from '../payments/index.ts';
import { readPaidAttempt } from './order-refund.reads.ts';
import { PartialRefundRefused } from './refund.rules.ts';
import type { OrderToRefund } from './refund.writes.ts';

export type RefundRules = Capabilities['refund'];

/**
 * Returns which refunds the provider allows for the payment of an order; null for the ledger, which allows everything.
 * It may ask the provider, so it is called before the transaction.
 */
export async function refundRulesOf(scope: Scope, orderId: string): Promise<RefundRules | null> {
  const paid = await readPaidAttempt(scope, orderId);
  if (!paid) return null;
  const { provider } = await scope.services.paymentProviders.of(paid.accountId);
  const own = paid.reference === null ? undefined : await provider.refundRules?.(paid.reference);
  return own ?? provider.capabilities.refund;
}

/** @throws PartialRefundRefused for a part of the payment, or a further refund, that its provider does not make */
export function requirePossible(
  order: Pick<OrderToRefund, 'chargeUnits' | 'refundedUnits'>,
  units: bigint,
  rules: RefundRules | null,
): void {
  if (rules === null || units === 0n) return;
  if (units < (order.chargeUnits ?? 0n) && !rules.partial) throw new PartialRefundRefused('whole_only');
  if (order.refundedUnits > 0n && !rules.several) throw new PartialRefundRefused('once');
}
