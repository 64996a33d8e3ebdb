import { describe, expect, it } from 'vitest';
import { twoDecimals } from '../../../client/src/ui/format-amount.ts';

describe('an amount in a list', () => {
  it.each([
    ['9879.9999900', '9879.99'],
    ['0.0000001', '0.00'],
    ['10000', '10000.00'],
    ['-425.0199', '-425.01'],
    ['90071992547409.9999999', '90071992547409.99'],
  ])('shows %s as %s: cut, never rounded up', (value, shown) => {
    expect(twoDecimals(value)).toBe(shown);
  });
});
