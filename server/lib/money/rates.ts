import { type Amount, amountOf, divideRounded, MoneyRefused, type Rounding } from './amount.ts';
import { type Currency, isProviderCurrency } from './currencies.ts';

/** An exact rate: units of the target currency for one of the source, as numerator over denominator. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * From, then to. A missing pair of specified currencies counts as 1 (specification 1, section 9); one with another
 * currency has no rate.
 */
export type RateTable = Readonly<Partial<Record<Currency, Readonly<Partial<Record<Currency, Rate>>>>>>;

const ONE: Rate = { numerator: 1n, denominator: 1n };

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

/**
 * Parses decimal text as an exact fraction: "8.5" is 17/2, "0.0077" is 77/10000.
 * @throws MoneyRefused FORM unless it is a plain positive decimal with at most 12 decimals.
 */
export function rateFromText(text: string): Rate {
  const match = /^(0|[1-9]\d{0,11})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) throw new MoneyRefused('FORM', 'A rate is a decimal number such as 8.5.');
  const [, whole = '', decimals = ''] = match;
  const numerator = BigInt(whole + decimals);
  if (numerator === 0n) throw new MoneyRefused('FORM', 'A rate is above zero.');
  const denominator = 10n ** BigInt(decimals.length);
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

const row = (rates: Partial<Record<Currency, string>>): Partial<Record<Currency, Rate>> =>
  Object.fromEntries(Object.entries(rates).map(([to, text]) => [to, rateFromText(text)]));

/** The table of the specification, from row to column. Its two directions are separate rates, not inverses. */
export const SPECIFIED_RATES: RateTable = {
  USD: row({ XLM: '8.5', KES: '130', MOCK: '1' }),
  XLM: row({ USD: '0.12', KES: '15.3' }),
  KES: row({ USD: '0.0077', XLM: '0.065' }),
  MOCK: row({ USD: '1', XLM: '8.5', KES: '130' }),
};

function findRate(from: Currency, to: Currency, table: RateTable): Rate | undefined {
  if (from === to) return ONE;
  const isRequired = isProviderCurrency(from) || isProviderCurrency(to);
  return table[from]?.[to] ?? (isRequired ? undefined : ONE);
}

/** Whether amounts of one currency can be converted to another. */
export const hasRate = (from: Currency, to: Currency, table: RateTable): boolean =>
  findRate(from, to, table) !== undefined;

/**
 * The rate of a pair: 1 for the same currency whatever the table says, and 1 for an unknown pair of specified
 * currencies.
 * @throws MoneyRefused RATE for an unknown pair with a currency of providers
 */
export function rateBetween(from: Currency, to: Currency, table: RateTable = SPECIFIED_RATES): Rate {
  const rate = findRate(from, to, table);
  if (rate) return rate;
  throw new MoneyRefused('RATE', `No exchange rate from ${from} to ${to} is set.`);
}

/**
 * Converts with one multiplication and one division, so that only the last step rounds, explicitly: `ceil` for a
 * buyer's payment.
 * @throws MoneyRefused RANGE when the result is too large, and RATE without a rate, which zero does not need.
 */
export function convert<C extends Currency>(
  amount: Amount,
  to: C,
  rounding: Rounding,
  table: RateTable = SPECIFIED_RATES,
): Amount<C> {
  if (amount.units === 0n) return amountOf(to, 0n);
  const { numerator, denominator } = rateBetween(amount.currency, to, table);
  return amountOf(to, divideRounded(amount.units * numerator, denominator, rounding));
}
