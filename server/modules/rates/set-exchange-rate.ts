import { MoneyRefused, type Rate, rateFromText } from '../../lib/money/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentRate } from './rate.queries.ts';
import type { ExchangeRate } from './rate.schema.ts';
import { upsertRate } from './rate.writes.ts';

/**
 * Sets one direction of a pair; the other is a rate of its own. Pending payments keep the rate of their quote.
 * @throws BadInput for the same currency on both sides, and for an invalid rate
 */
export async function setExchangeRate(
  scope: Scope,
  { from, to, rate: text }: Pick<ExchangeRate, 'from' | 'to' | 'rate'>,
): Promise<ExchangeRate> {
  const [, rate] = checkAll(
    () => checkPair(from, to),
    () => checkedRate(text.trim()),
  );
  await inTransaction(scope, async (tx) => {
    await upsertRate(tx, from, to, rate, signedIn(scope.actor).userId);
    await tx.audit({
      action: 'rate.set',
      entityType: 'exchange_rate',
      entityId: `${from}/${to}`,
      details: { numerator: String(rate.numerator), denominator: String(rate.denominator) },
    });
    tx.afterCommit(() => scope.services.rates.forget());
  });
  return presentRate(from, to, rate);
}

function checkPair(from: string, to: string): void {
  if (from === to)
    throw new BadInput([
      { field: 'to', code: 'SAME_CURRENCY', message: 'A currency is always worth itself.' },
    ]);
}

function checkedRate(text: string): Rate {
  try {
    return rateFromText(text);
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    throw new BadInput([{ field: 'rate', code: 'AMOUNT', message: error.message }]);
  }
}
