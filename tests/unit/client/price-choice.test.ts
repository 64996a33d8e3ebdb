import { describe, expect, it } from 'vitest';
import { limitsFor, priceVariables } from '../../../client/src/features/events/filters/price-choice.ts';

describe('the price that a visitor asks for', () => {
  it('is free, paid or a highest price', () => {
    expect(priceVariables('free')).toEqual({ price: 'FREE', maxPrice: null });
    expect(priceVariables('paid')).toEqual({ price: 'PAID', maxPrice: null });
    expect(priceVariables('kes-2500')).toEqual({
      price: null,
      maxPrice: { amount: '2500', currency: 'KES' },
    });
  });

  it.each(['', 'cheap', 'kes-', 'kes-0', 'kes-05', 'kes-1.5', 'eur-10', 'KES-10', 'usd-10000000000'])(
    'is any price for %j',
    (choice) => {
      expect(priceVariables(choice)).toEqual({ price: null, maxPrice: null });
    },
  );

  it('is offered in a currency of tickets, near that of the reader', () => {
    for (const currency of ['USD', 'EUR', 'KES'] as const) {
      const limits = limitsFor(currency).map((choice) => priceVariables(choice).maxPrice);
      expect(limits.every((limit) => limit?.currency === (currency === 'KES' ? 'KES' : 'USD'))).toBe(true);
    }
  });
});
