import {
  type Currency,
  divideRounded,
  hasRate,
  isProviderCurrency,
  PAYMENT_CURRENCIES,
  type Rate,
  type RateTable,
  rateBetween,
} from '../../lib/money/index.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ExchangeRate } from './rate.schema.ts';

/** Rates are entered with at most so many decimals, so that this many show all of them. */
const DECIMALS = 12;

export function presentRate(from: ExchangeRate['from'], to: ExchangeRate['to'], rate: Rate): ExchangeRate {
  const { numerator, denominator } = rate;
  return {
    from,
    to,
    rate: decimalText(rate),
    numerator: String(numerator),
    denominator: String(denominator),
  };
}

function decimalText({ numerator, denominator }: Rate): string {
  const digits = divideRounded(numerator * 10n ** BigInt(DECIMALS), denominator, 'half_even')
    .toString()
    .padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/**
 * Lists all rates, same currency and unknown pairs included: the page shows the rates that the server computes with. Of
 * currencies of providers, those that were set.
 */
export async function listRates(scope: Scope): Promise<ExchangeRate[]> {
  const table: RateTable = await scope.services.rates.table();
  return PAYMENT_CURRENCIES.flatMap((from) =>
    PAYMENT_CURRENCIES.filter((to) => isListed(from, to, table)).map((to) =>
      presentRate(from, to, rateBetween(from, to, table)),
    ),
  );
}

const isListed = (from: Currency, to: Currency, table: RateTable): boolean =>
  from === to ? !isProviderCurrency(from) : hasRate(from, to, table);
