import { PAYMENT_CURRENCIES, type RateTable, rateBetween } from '../../lib/money/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentRate } from './rate.present.ts';
import type { ExchangeRate } from './rate.type.ts';

/**
 * Lists all rates, same currency and unknown pairs included: the page shows the rates that the server computes with.
 */
export async function listRates(scope: Scope): Promise<ExchangeRate[]> {
  const table: RateTable = await scope.services.rates.table();
  return PAYMENT_CURRENCIES.flatMap((from) =>
    PAYMENT_CURRENCIES.map((to) => presentRate(from, to, rateBetween(from, to, table))),
  );
}
