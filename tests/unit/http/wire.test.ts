import { describe, expect, it } from 'vitest';
import { decimal, exact } from '../../../server/api/rest/wire.ts';

describe('an amount on the wire', () => {
  it('is the quote for every price that a dashboard multiplies by its rate', () => {
    const wrong: number[] = [];
    for (let cents = 1; cents < 20_000; cents += 1) {
      // 8.5 XLM for a dollar: tenths of a cent, exactly.
      const tenths = BigInt(cents) * 85n;
      const exact = `${tenths / 1000n}.${String(tenths % 1000n).padStart(3, '0')}`.replace(/\.?0+$/, '');
      if (decimal((cents / 100) * 8.5) !== exact) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });

  it('is text without noise when it comes as a number', () => {
    expect([50, 0, 12.5, 0.1 + 0.2, 9.604999999999999, -1, 1e-7, 1234567.1234567].map(decimal)).toEqual([
      '50',
      '0',
      '12.5',
      '0.3',
      '9.605',
      '-1',
      '0.0000001',
      '1234567.1234567',
    ]);
  });

  it('is left to be refused when it is text, too small, too large, or no amount', () => {
    expect(['9.604999999999999', 1e-9, 1e21, Number.NaN, true, null].map(decimal)).toEqual([
      '9.604999999999999',
      '1e-9',
      '1e+21',
      'NaN',
      true,
      null,
    ]);
  });
});

describe('an amount that is answered', () => {
  it.each([
    ['0', 0],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['100', 100],
    ['0.0000001', 0.0000001],
    ['200.0000001', 200.0000001],
  ])('%s is a number, which says the same', (amount, number) => {
    expect(exact(amount)).toBe(number);
  });

  it.each(['922337203685.4775807', '99999999999999999', '123456789012.1234567'])(
    '%s stays text: a double would round it',
    (amount) => {
      expect(exact(amount)).toBe(amount);
    },
  );
});
