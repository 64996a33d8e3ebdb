import { describe, expect, it } from 'vitest';
import { approximateEuro } from '../../../client/src/features/rates/approximate-euro.ts';
import { worth } from '../../../client/src/features/rates/reader-currency.ts';
import { exactProduct } from '../../../client/src/ui/exact-decimals.ts';

describe('what several tickets cost', () => {
  it.each([
    ['12.50', 3, '37.50'],
    ['50', 10, '500'],
    ['0.0000001', 7, '0.0000007'],
    ['90071992547409.9234567', 2, '180143985094819.8469134'],
    ['0', 4, '0'],
  ])('%s times %i is %s', (price, count, product) => {
    expect(exactProduct(price, count)).toBe(product);
  });
});

describe('what an amount in XLM is about worth', () => {
  it.each([
    ['10000.0000000', ['0.12'], '1200.00'],
    ['10000', ['15.3'], '153000.00'],
    ['10', ['0.12', '0.92'], '1.10'],
    ['0.0000001', ['0.12'], '0.00'],
    ['-12.5', ['0.12'], '-1.50'],
    ['90071992547409.9234567', ['1'], '90071992547409.92'],
  ])('%s at %j are %s', (amount, rates, reported) => {
    expect(worth(amount, rates)).toBe(reported);
  });
});

const SPECIFIED = {
  euroRate: '0.92',
  exchangeRates: [
    { from: 'XLM', to: 'USD', rate: '0.12' },
    { from: 'KES', to: 'USD', rate: '0.0077' },
    { from: 'USD', to: 'KES', rate: '130' },
  ],
};

describe('sums of several currencies in euro', () => {
  it.each([
    [[], '0.00'],
    [[{ amount: '100', currency: 'USD' }], '92.00'],
    [[{ amount: '100', currency: 'XLM' }], '11.04'],
    [[{ amount: '10000', currency: 'KES' }], '70.84'],
    [[{ amount: '-1', currency: 'USD' }], '-0.92'],
    [[{ amount: '12.5', currency: 'EUR' }], '12.50'],
    [[{ amount: '50000', currency: 'UGX' }], '0.00'],
    [
      [
        { amount: '100', currency: 'USD' },
        { amount: '10000', currency: 'KES' },
      ],
      '162.84',
    ],
  ])('%j are about %s', (sums, euro) => {
    expect(approximateEuro(sums, SPECIFIED)).toBe(euro);
  });

  it('follow the rate that is set', () => {
    const at = (euroRate: string) =>
      approximateEuro([{ amount: '100', currency: 'USD' }], { ...SPECIFIED, euroRate });
    expect([at('0.875'), at('1')]).toEqual(['87.50', '100.00']);
  });

  it('follow the rate table: a rate that an admin changed changes the figure', () => {
    const exchangeRates = [{ from: 'XLM', to: 'USD', rate: '0.5' }];
    const sums = [
      { amount: '100', currency: 'XLM' },
      { amount: '100', currency: 'KES' },
    ];
    expect(approximateEuro(sums, { exchangeRates, euroRate: '1' })).toBe('50.00');
  });
});
