import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { type Amount, enteredAmount, MoneyRefused } from '../../lib/money/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll, refuseFaults } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { findDestination } from './destination.writes.ts';
import { findPayout, issuerOf } from './payout.queries.ts';
import { DestinationNeeded, destinationFault, type PayoutCurrency } from './payout.rules.ts';
import type { Payout, PayoutRequestInput } from './payout.schema.ts';
import { insertPayout, lockIssuer } from './payout.writes.ts';
import { recordPayout } from './record-payout.ts';
import { checkedCurrency, checkedText } from './set-destination.ts';

/**
 * Requests a payout of what the platform collected for an organiser. Its amount is reserved until it ends.
 * @throws BadInput, NoOrganiser, NotFound, DestinationNeeded, PayoutAboveDue
 */
export async function requestPayout(scope: Scope, input: PayoutRequestInput): Promise<Payout> {
  const { userId } = signedIn(scope.actor);
  const issuerId = issuerOf(scope.actor, input.issuerId ?? null);
  const [amount, note] = checkAll(
    () => checkedAmount(input.amount, checkedCurrency(input.currency)),
    () => (input.note?.trim() ? checkedText('note', input.note, 1, PAYOUT_LIMITS.note) : null),
  );
  const { currency, units } = amount;
  const id = scope.ids.uuid();
  await inTransaction(scope, async (tx) => {
    await lockIssuer(tx, issuerId);
    const destination = await findDestination(tx, { issuerId, currency });
    if (!destination) throw new DestinationNeeded();
    const fault = destinationFault(amount, destination.kind);
    refuseFaults(fault ? [fault] : []);
    await insertPayout(tx, {
      id,
      issuerId,
      currency,
      units,
      destinationId: destination.id,
      note,
      by: userId,
    });
    await recordPayout(tx, 'request', { id, issuerId: issuerId, currency, units });
  });
  return findPayout(scope, id);
}

/** @throws BadInput unless it is above zero and in whole coins */
function checkedAmount(text: string, currency: PayoutCurrency): Amount<PayoutCurrency> {
  try {
    const amount = enteredAmount(text, currency);
    const coin = currency === 'UGX' || currency === 'TZS' || currency === 'RWF' ? 10_000_000n : 100_000n;
    if (amount.units > 0n && amount.units % coin === 0n) return amount;
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    throw new BadInput([{ field: 'amount', code: 'AMOUNT', message: error.message }]);
  }
  throw new BadInput([
    { field: 'amount', code: 'AMOUNT', message: 'The amount must be above zero, in whole coins.' },
  ]);
}
