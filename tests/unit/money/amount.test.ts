import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Amount,
  add,
  amountFromJson,
  amountOf,
  compare,
  enteredAmount,
  formatAmount,
  formatDisplay,
  formatFull,
  formatWithCurrency,
  lessPercent,
  MAX_UNITS,
  MoneyRefused,
  multiply,
  parseAmount,
  subtract,
  sum,
  zero,
} from '../../../server/lib/money/index.ts';
import { anyCurrency, anyUnits, faultOf, kes, someUnits } from './amounts.ts';

describe('reading amounts', () => {
  it.each([
    ['0', 0n],
    ['50', 500_000_000n],
    ['50.00', 500_000_000n],
    ['12.5', 125_000_000n],
    ['0.0000001', 1n],
    ['0.0000000', 0n],
    ['922337203685.4775807', MAX_UNITS],
  ])('%s is %d units', (text, units) => {
    expect(parseAmount(text, 'KES')).toEqual({ currency: 'KES', units });
  });

  it.each([
    ['', 'BLANK'],
    ['   ', 'BLANK'],
    ['-1', 'SIGN'],
    ['+1', 'SIGN'],
    ['−1', 'SIGN'],
    ['1e3', 'EXPONENT'],
    ['1.5E-3', 'EXPONENT'],
    ['0.00000001', 'TOO_MANY_DECIMALS'],
    ['1.00000000', 'TOO_MANY_DECIMALS'],
    ['922337203685.4775808', 'RANGE'],
    ['9'.repeat(1_000), 'RANGE'],
    [' 1', 'FORM'],
    ['1 ', 'FORM'],
    ['1\n', 'FORM'],
    ['1 000', 'FORM'],
    ['1,5', 'FORM'],
    ['1.', 'FORM'],
    ['.5', 'FORM'],
    ['1.2.3', 'FORM'],
    ['007', 'FORM'],
    ['0x10', 'FORM'],
    ['1_000', 'FORM'],
    ['١٢', 'FORM'],
    ['Infinity', 'FORM'],
    ['NaN', 'FORM'],
  ])('%j is refused: %s', (text, code) => {
    expect(faultOf(() => parseAmount(text, 'KES'))).toBe(code);
  });

  it('of JSON takes text and numbers, and nothing else', () => {
    expect(amountFromJson(50, 'USD').units).toBe(500_000_000n);
    expect(amountFromJson(12.5, 'USD').units).toBe(125_000_000n);
    expect(amountFromJson('12.5', 'USD').units).toBe(125_000_000n);
    expect(faultOf(() => amountFromJson(0.1 + 0.2, 'USD'))).toBe('TOO_MANY_DECIMALS');
    expect(faultOf(() => amountFromJson(-1, 'USD'))).toBe('SIGN');
    expect(faultOf(() => amountFromJson(1e21, 'USD'))).toBe('EXPONENT');
    expect(faultOf(() => amountFromJson(Number.NaN, 'USD'))).toBe('FORM');
    for (const value of [null, undefined, true, [], ['1'], {}, 1n]) {
      expect(faultOf(() => amountFromJson(value, 'USD'))).toBe('NOT_TEXT');
    }
  });

  it('never gives anything but a refusal for text that is no amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyCurrency, (text, currency) => {
        try {
          expect(formatFull(parseAmount(text, currency)).startsWith(text)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(MoneyRefused);
        }
      }),
    );
  });
});

describe('writing amounts', () => {
  it.each([
    [0n, '0', '0.0000000', '0.00'],
    [1n, '0.0000001', '0.0000001', '0.00'],
    [500_000_000n, '50', '50.0000000', '50.00'],
    [125_000_000n, '12.5', '12.5000000', '12.50'],
    [12_345_678_900_000n, '1234567.89', '1234567.8900000', '1,234,567.89'],
    [-15_000_000n, '-1.5', '-1.5000000', '-1.50'],
    [-1n, '-0.0000001', '-0.0000001', '0.00'],
    [99_999_999_999n, '9999.9999999', '9999.9999999', '10,000.00'],
  ])('%d units: %s, %s, %s', (units, short, full, display) => {
    expect([formatAmount(kes(units)), formatFull(kes(units)), formatDisplay(kes(units))]).toEqual([
      short,
      full,
      display,
    ]);
  });

  it('shows two decimals by the rounding that is named', () => {
    const half = kes(50_000n);
    expect(formatDisplay(half)).toBe('0.00');
    expect(formatDisplay(kes(150_000n))).toBe('0.02');
    expect(formatDisplay(half, 'ceil')).toBe('0.01');
    expect(formatDisplay(kes(199_999n), 'floor')).toBe('0.01');
    expect(formatWithCurrency(kes(15_000_000_000n))).toBe('KES 1,500.00');
    expect(formatWithCurrency(parseAmount('50000', 'UGX'))).toBe('UGX 50,000');
    expect(formatWithCurrency(parseAmount('12.5', 'EUR'))).toBe('EUR 12.50');
  });

  it('is read back exactly, short and full', () => {
    fc.assert(
      fc.property(anyUnits, anyCurrency, (units, currency) => {
        const amount = amountOf(currency, units);
        expect(parseAmount(formatAmount(amount), currency)).toEqual(amount);
        expect(parseAmount(formatFull(amount), currency)).toEqual(amount);
      }),
    );
  });

  it('has one shortest form', () => {
    fc.assert(
      fc.property(
        anyUnits,
        (units) => void expect(formatAmount(kes(units))).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/),
      ),
    );
  });
});

describe('arithmetic', () => {
  it('obeys the laws of whole numbers', () => {
    fc.assert(
      fc.property(someUnits, someUnits, someUnits, (a, b, c) => {
        expect(add(kes(a), kes(b))).toEqual(add(kes(b), kes(a)));
        expect(add(add(kes(a), kes(b)), kes(c))).toEqual(add(kes(a), add(kes(b), kes(c))));
        expect(add(kes(a), zero('KES'))).toEqual(kes(a));
        expect(subtract(add(kes(a), kes(b)), kes(b))).toEqual(kes(a));
        expect(sum('KES', [kes(a), kes(b), kes(c)]).units).toBe(a + b + c);
        expect(multiply(kes(a), 3)).toEqual(sum('KES', [kes(a), kes(a), kes(a)]));
        expect(compare(kes(a), kes(b))).toBe(-compare(kes(b), kes(a)) + 0);
      }),
    );
  });

  it('refuses to leave the range of a database bigint', () => {
    expect(faultOf(() => add(kes(MAX_UNITS), kes(1n)))).toBe('RANGE');
    expect(faultOf(() => subtract(kes(-MAX_UNITS), kes(1n)))).toBe('RANGE');
    expect(faultOf(() => multiply(kes(MAX_UNITS), 2))).toBe('RANGE');
    expect(faultOf(() => multiply(kes(1n), 0.5))).toBeInstanceOf(RangeError);
  });

  it('does not mix currencies: not for the compiler', () => {
    const dollars = amountOf('USD', 1n);
    expectTypeOf(dollars).not.toEqualTypeOf<Amount<'KES'>>();
    // @ts-expect-error two currencies have no sum
    expect(faultOf(() => add(kes(1n), dollars))).toBe('CURRENCY');
    // @ts-expect-error nor a difference
    expect(faultOf(() => subtract(dollars, kes(1n)))).toBe('CURRENCY');
    // @ts-expect-error nor an order
    expect(faultOf(() => compare(dollars, kes(1n)))).toBe('CURRENCY');
    // @ts-expect-error a plain object is no amount
    const plain: Amount<'KES'> = { currency: 'KES', units: 1n };
    expect(plain.units).toBe(1n);
  });

  it('does not mix currencies that are known only when it runs', () => {
    fc.assert(
      fc.property(anyCurrency, anyCurrency, (from, to) => {
        const outcome = faultOf(() => add(amountOf(from, 1n), amountOf(to, 1n)));
        expect(outcome === 'CURRENCY').toBe(from !== to);
      }),
    );
  });
});

describe('an amount that is entered', () => {
  it.each([
    ['50000', 'UGX'],
    ['50000.00', 'TZS'],
    ['12.50', 'EUR'],
    ['0.0000001', 'USD'],
  ] as const)('can be %s %s', (text, currency) => {
    expect(enteredAmount(text, currency)).toEqual(parseAmount(text, currency));
  });

  it.each([
    ['50000.5', 'UGX'],
    ['0.01', 'TZS'],
    ['1000.0000001', 'RWF'],
    ['12.505', 'EUR'],
  ] as const)('is not %s %s', (text, currency) => {
    expect(faultOf(() => enteredAmount(text, currency))).toBe('TOO_MANY_DECIMALS');
  });
});

describe('a discount in a currency without decimals', () => {
  it('leaves a whole price', () => {
    expect(formatAmount(lessPercent(parseAmount('999', 'UGX'), 1_000))).toBe('899');
    expect(formatAmount(lessPercent(parseAmount('9.99', 'EUR'), 1_000))).toBe('8.99');
  });
});
