import type { Currency, Rate } from '../../lib/money/index.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';

// Rates are entered with at most twelve decimals, so that these show all of them.
const DECIMAL = 'trim_scale(round(numerator / denominator, 12))::text';

/** Sets one direction of a pair, and records the former rate. */
export async function upsertRate(
  tx: Tx,
  from: Currency,
  to: Currency,
  rate: Rate,
  by: string,
): Promise<void> {
  const values = [from, to, String(rate.numerator), String(rate.denominator), tx.scope.clock.now(), by];
  await tx.query(
    `INSERT INTO settings_history (name, value_before, value, changed_at, changed_by)
     SELECT 'rate:' || $1 || '/' || $2, (SELECT ${DECIMAL} FROM exchange_rates
       WHERE from_currency = $1 AND to_currency = $2 FOR UPDATE), ${DECIMAL}, $5, $6
     FROM (SELECT $3::numeric AS numerator, $4::numeric AS denominator) now`,
    values,
  );
  await tx.query(
    `INSERT INTO exchange_rates (from_currency, to_currency, numerator, denominator, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (from_currency, to_currency) DO UPDATE SET numerator = excluded.numerator,
       denominator = excluded.denominator, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    values,
  );
}
