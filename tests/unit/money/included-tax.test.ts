import { describe, expect, it } from 'vitest';
import { amountOf, includedTax, parseAmount, subtract } from '../../../server/lib/money/index.ts';

const tax = (text: string, currency: 'KES' | 'XLM', hundredths: number): bigint =>
  includedTax(parseAmount(text, currency), hundredths).units;

describe('the tax that an amount includes', () => {
  it('is the amount less its part before tax', () => {
    expect(tax('1160', 'KES', 1_600)).toBe(1_600_000_000n);
    expect(tax('100', 'KES', 10_000)).toBe(500_000_000n);
    expect(tax('0', 'KES', 1_600)).toBe(0n);
  });

  it('is rounded half up, to cents, and to the unit in XLM', () => {
    // 1000 × 16 / 116 = 137.931034…
    expect(tax('1000', 'KES', 1_600)).toBe(1_379_300_000n);
    expect(tax('1000', 'XLM', 1_600)).toBe(1_379_310_345n);
    expect(tax('0.02', 'KES', 10_000)).toBe(100_000n);
    expect(tax('0.01', 'KES', 10_000)).toBe(100_000n);
    expect(tax('0.0099999', 'KES', 10_000)).toBe(0n);
  });

  it('never exceeds the amount, and adds up with the rest', () => {
    for (let units = 0n; units < 400_000n; units += 997n) {
      for (const rate of [1, 1_600, 1_625, 10_000]) {
        const amount = amountOf('KES', units);
        const part = includedTax(amount, rate);
        expect(part.units >= 0n && part.units <= units).toBe(true);
        expect(subtract(amount, part).units + part.units).toBe(units);
      }
    }
  });

  it('refuses other rates and negative amounts', () => {
    for (const rate of [0, -1, 1.5, 10_001, Number.NaN])
      expect(() => includedTax(amountOf('KES', 1n), rate)).toThrow(RangeError);
    expect(() => includedTax(amountOf('KES', -1n), 1_600)).toThrow(RangeError);
  });
});
