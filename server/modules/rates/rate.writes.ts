import type { Tx } from '../../db/in-transaction.ts';
import type { Currency, Rate } from '../../money/index.ts';

export async function upsertRate(
  tx: Tx,
  from: Currency,
  to: Currency,
  rate: Rate,
  by: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO exchange_rates (from_currency, to_currency, numerator, denominator, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (from_currency, to_currency) DO UPDATE SET numerator = excluded.numerator,
       denominator = excluded.denominator, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [from, to, String(rate.numerator), String(rate.denominator), tx.scope.clock.now(), by],
  );
}
