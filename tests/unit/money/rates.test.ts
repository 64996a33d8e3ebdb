import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  type Currency,
  compare,
  convert,
  divideRounded,
  formatAmount,
  hasRate,
  MAX_UNITS,
  PAYMENT_CURRENCIES,
  parseAmount,
  rateBetween,
  rateFromText,
  SPECIFIED_RATES,
} from '../../../server/lib/money/index.ts';
import { faultOf, someUnits } from './amounts.ts';

/** Each pair of these has a rate. */
const ratedCurrency = fc.constantFrom<Currency>('USD', 'XLM', 'KES', 'MOCK');

describe('rates', () => {
  it('are exact fractions', () => {
    expect(rateFromText('8.5')).toEqual({ numerator: 17n, denominator: 2n });
    expect(rateFromText('0.0077')).toEqual({ numerator: 77n, denominator: 10_000n });
    expect(rateFromText('130')).toEqual({ numerator: 130n, denominator: 1n });
  });

  it.each(['', '0', '0.0', '-1', '1e3', '1,5', ' 1', '1.', '.5', '01'])('%j is none', (text) => {
    expect(faultOf(() => rateFromText(text))).toBe('FORM');
  });

  const table: [Currency, Currency, string][] = [
    ['USD', 'USD', '1'],
    ['USD', 'XLM', '8.5'],
    ['USD', 'KES', '130'],
    ['USD', 'MOCK', '1'],
    ['XLM', 'USD', '0.12'],
    ['XLM', 'XLM', '1'],
    ['XLM', 'KES', '15.3'],
    ['XLM', 'MOCK', '1'],
    ['KES', 'USD', '0.0077'],
    ['KES', 'XLM', '0.065'],
    ['KES', 'KES', '1'],
    ['KES', 'MOCK', '1'],
    ['MOCK', 'USD', '1'],
    ['MOCK', 'XLM', '8.5'],
    ['MOCK', 'KES', '130'],
    ['MOCK', 'MOCK', '1'],
  ];
  it.each(table)('%s to %s is %s', (from, to, rate) => {
    expect(rateBetween(from, to)).toEqual(rateFromText(rate));
    expect(formatAmount(convert(parseAmount('1', from), to, 'ceil'))).toBe(rate);
  });

  it('are 1 for the same currency, whatever a table says', () => {
    const strange = { USD: { USD: rateFromText('2') } };
    for (const currency of PAYMENT_CURRENCIES) {
      expect(rateBetween(currency, currency, strange)).toEqual({ numerator: 1n, denominator: 1n });
    }
  });
});

describe('a currency of providers', () => {
  it.each(['UGX', 'TZS', 'RWF', 'EUR'] as const)('%s has no rate until one is set', (currency) => {
    expect(hasRate(currency, 'XLM', SPECIFIED_RATES)).toBe(false);
    expect(faultOf(() => rateBetween(currency, 'XLM'))).toBe('RATE');
    expect(faultOf(() => convert(parseAmount('1', 'USD'), currency, 'ceil'))).toBe('RATE');
    expect(formatAmount(convert(parseAmount('0', currency), 'XLM', 'ceil'))).toBe('0');
    const rated = { [currency]: { XLM: rateFromText('0.002') } };
    expect(formatAmount(convert(parseAmount('50000', currency), 'XLM', 'ceil', rated))).toBe('100');
    expect(hasRate('XLM', currency, rated)).toBe(false);
  });
});

describe('conversion', () => {
  it('makes the buyer pay up to the unit above, never below', () => {
    const price = parseAmount('0.0000001', 'KES');
    expect(formatAmount(convert(price, 'XLM', 'ceil'))).toBe('0.0000001');
    expect(formatAmount(convert(price, 'XLM', 'floor'))).toBe('0');
    expect(formatAmount(convert(parseAmount('50', 'USD'), 'XLM', 'ceil'))).toBe('425');
    expect(formatAmount(convert(parseAmount('33.3333333', 'KES'), 'USD', 'ceil'))).toBe('0.2566667');
  });

  it('is never a unit off, and rounds to the side that is named', () => {
    fc.assert(
      fc.property(someUnits, ratedCurrency, ratedCurrency, (units, from, to) => {
        const amount = amountOf(from, units);
        const { numerator, denominator } = rateBetween(from, to, SPECIFIED_RATES);
        const [low, near, high] = (['floor', 'half_even', 'ceil'] as const).map(
          (name) => convert(amount, to, name).units,
        );
        if (low === undefined || near === undefined || high === undefined) throw new Error('unreachable');
        expect(low * denominator <= units * numerator && units * numerator <= high * denominator).toBe(true);
        expect(high - low <= 1n && low <= near && near <= high).toBe(true);
      }),
    );
  });

  it('keeps order', () => {
    fc.assert(
      fc.property(someUnits, someUnits, ratedCurrency, ratedCurrency, (a, b, from, to) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const order = compare(
          convert(amountOf(from, less), to, 'ceil'),
          convert(amountOf(from, more), to, 'ceil'),
        );
        expect(order).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('refuses a result that does not fit', () => {
    expect(faultOf(() => convert(amountOf('USD', MAX_UNITS), 'KES', 'ceil'))).toBe('RANGE');
  });
});

describe('rounding', () => {
  it.each([
    [7n, 2n, 3n, 4n, 4n, 4n],
    [5n, 2n, 2n, 3n, 3n, 2n],
    [-5n, 2n, -3n, -2n, -2n, -2n],
    [-7n, 2n, -4n, -3n, -3n, -4n],
    [6n, 2n, 3n, 3n, 3n, 3n],
    [-1n, 3n, -1n, 0n, 0n, 0n],
    [5n, 3n, 1n, 2n, 2n, 2n],
  ])(
    '%d / %d: floor %d, ceil %d, half up %d, half even %d',
    (numerator, divisor, floor, ceil, halfUp, halfEven) => {
      expect(divideRounded(numerator, divisor, 'floor')).toBe(floor);
      expect(divideRounded(numerator, divisor, 'ceil')).toBe(ceil);
      expect(divideRounded(numerator, divisor, 'half_up')).toBe(halfUp);
      expect(divideRounded(numerator, divisor, 'half_even')).toBe(halfEven);
    },
  );

  it('does not divide by zero or less', () => {
    expect(() => divideRounded(1n, 0n, 'floor')).toThrow(RangeError);
    expect(() => divideRounded(1n, -1n, 'floor')).toThrow(RangeError);
  });
});
