import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../../client/src/ui/format-amount.ts';

describe('an amount on the screen', () => {
  it.each([
    ['50', 'USD', 'USD 50.00'],
    ['1500', 'KES', 'KES 1,500.00'],
    ['1234567.5', 'KES', 'KES 1,234,567.50'],
    ['0.0000001', 'XLM', 'XLM 0.0000001'],
    ['12.5000000', 'XLM', 'XLM 12.50'],
    ['-3.1', 'USD', '−USD 3.10'],
    ['50000', 'UGX', 'UGX 50,000'],
    ['1200.0', 'RWF', 'RWF 1,200'],
    ['0.5', 'TZS', 'TZS 0.5'],
    ['12.5', 'EUR', 'EUR 12.50'],
    ['90071992547409.9234567', 'XLM', 'XLM 90,071,992,547,409.9234567'],
  ])('shows %s %s as %s', (value, currency, shown) => {
    expect(formatAmount(value, currency)).toBe(shown);
  });
});
