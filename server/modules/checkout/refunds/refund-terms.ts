import { amountOf, totalOf } from '../../../lib/money/index.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readRefundTerms } from './refund.reads.ts';
import type { OrderRefundTerms } from './refund-terms.schema.ts';

const loadTerms = batchByKey(readRefundTerms);

/** The terms on which staff can refund an order now. The caller must authorize. */
export async function orderRefundTermsOf(scope: Scope, orderId: string): Promise<OrderRefundTerms | null> {
  const terms = await loadTerms(scope, orderId);
  if (!terms) return null;
  const { units, currency, collected } = terms;
  return {
    amount: units !== null && units > 0n && currency ? presentMoney(amountOf(currency, units)) : null,
    collected: collected.map((sum) => presentMoney(totalOf(sum.currency, BigInt(sum.units)))),
  };
}
