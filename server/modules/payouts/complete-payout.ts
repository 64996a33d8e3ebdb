import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { lockSeen } from './decide-payout.ts';
import { failPayout, finishPayout } from './follow-payouts.ts';
import { findPayout } from './payout.queries.ts';
import { canSettle, PayoutChanged } from './payout.rules.ts';
import type { Payout, PayoutSettlementInput } from './payout.schema.ts';
import { recordPayout } from './record-payout.ts';
import { checkedText } from './set-destination.ts';

/**
 * Records whether a payout arrived that was sent by hand, or that its provider has not confirmed for a day.
 * @throws NotFound, BadInput, PayoutChanged
 */
export async function settlePayout(scope: Scope, input: PayoutSettlementInput): Promise<Payout> {
  const { id, outcome } = input;
  const [reason, receipt] = checkAll(
    () => checkedText('reason', input.reason, 1, PAYOUT_LIMITS.reason),
    () => (input.receipt?.trim() ? checkedText('receipt', input.receipt, 1, PAYOUT_LIMITS.receipt) : null),
  );
  await inTransaction(scope, async (tx) => {
    const payout = await lockSeen(tx, id);
    if (!canSettle(payout)) throw new PayoutChanged();
    if (outcome === 'paid' && payout.receipt === null && receipt === null) throw receiptNeeded();
    await recordPayout(tx, 'settle', payout, { outcome, receipt, reason });
    if (outcome === 'paid') await finishPayout(tx, payout, receipt);
    else await failPayout(tx, payout, reason);
  });
  return findPayout(scope, id);
}

function receiptNeeded(): BadInput {
  const message = 'Name the receipt number of the payout, as the statement of the account shows it.';
  return new BadInput([{ field: 'receipt', code: 'REQUIRED', message }]);
}
