import { describe, expect, it } from 'vitest';
import {
  add,
  costsNothing,
  count,
  inStock,
  remove,
  select,
  ticketsIn,
  totalOf,
} from '../../../client/src/features/purchases/basket/basket.ts';
import { exactSum } from '../../../client/src/ui/exact-decimals.ts';

const TIERS = [
  { name: 'regular', price: { amount: '25', currency: 'USD' }, available: 40 },
  { name: 'vip', price: { amount: '80.5', currency: 'USD' }, available: 2 },
  { name: 'balcony', price: { amount: '4500', currency: 'KES' }, available: 0 },
  { name: 'child', price: { amount: '0', currency: 'USD' }, available: 5 },
  { name: 'stars', price: { amount: '0.0000001', currency: 'XLM' }, available: 9 },
];

describe('a basket', () => {
  it('begins with the tier that is selected, and keeps what was added', () => {
    const first = select([], 'regular');
    expect(first).toEqual([{ tier: 'regular', quantity: 1 }]);
    const two = add(count(first, 'regular', 3), 'vip');
    expect(ticketsIn(two)).toBe(4);
    expect(select(two, 'stars')).toEqual([
      { tier: 'stars', quantity: 1 },
      { tier: 'vip', quantity: 1 },
    ]);
    expect(select(two, 'vip')).toEqual([
      { tier: 'vip', quantity: 1 },
      { tier: 'regular', quantity: 3 },
    ]);
    expect(remove(two, 'regular')).toEqual([{ tier: 'vip', quantity: 1 }]);
  });

  it('loses what sold out meanwhile', () => {
    const basket = [
      { tier: 'vip', quantity: 5 },
      { tier: 'balcony', quantity: 1 },
      { tier: 'gone', quantity: 1 },
    ];
    expect(inStock(basket, TIERS)).toEqual([{ tier: 'vip', quantity: 2 }]);
  });

  it('costs a sum a currency, to the last digit', () => {
    const basket = ['regular', 'vip', 'balcony', 'stars'].map((tier, index) => ({
      tier,
      quantity: index + 1,
    }));
    expect(totalOf(basket, TIERS)).toBe('USD 186.00 + KES 13,500.00 + XLM 0.0000004');
    expect(totalOf([], TIERS)).toBe('');
  });

  it('costs nothing when every ticket of it is free', () => {
    expect(costsNothing([{ tier: 'child', quantity: 2 }], TIERS)).toBe(true);
    expect(
      costsNothing(
        ['child', 'vip'].map((tier) => ({ tier, quantity: 1 })),
        TIERS,
      ),
    ).toBe(false);
    expect(costsNothing([{ tier: 'gone', quantity: 1 }], TIERS)).toBe(false);
  });

  it.each([
    [[], '0'],
    [['1', '2'], '3'],
    [['12.5', '0.25'], '12.75'],
    [['90071992547409.9234567', '0.0000001'], '90071992547409.9234568'],
  ])('%j is %s together', (values, sum) => {
    expect(exactSum(values)).toBe(sum);
  });
});
