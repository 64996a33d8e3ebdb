import { describe, expect, it } from 'vitest';
import {
  isSameAmount,
  keptElsewhereOf,
  keptOf,
  keptTotalOf,
  mostOf,
  tiersToSell,
} from '../../../client/src/features/box-office/till-rules.ts';
import {
  type OfflineSale,
  officeLoaded,
  officeWith,
  officeWithout,
  type TillOffice,
} from '../../../client/src/features/box-office/till-sales.ts';

const tier = (name: string, free: number) => ({ name, free, price: { amount: '10', currency: 'KES' } });

const money = (amount: string) => ({ amount, currency: 'KES' as const });
const lease = (device: string) => ({
  ...{ tier: 'regular', device, quantity: 5, used: 1, returnedAt: null, price: money('1200') },
});
const office = {
  isOpen: true,
  phoneMethods: [],
  tiers: [{ id: 'r', name: 'regular', free: 10, price: money('1500') }],
  shift: {
    ...{
      id: 's',
      openedAt: '2026-12-05T18:00:00Z',
      closedAt: null,
      isGateLost: false,
      sales: 0,
      float: money('0'),
    },
    ...{
      expected: money('0'),
      difference: null,
      paidDifference: money('0'),
      takings: [],
      salesWithoutPlace: 0,
      withoutPlace: money('0'),
    },
    leases: [lease('phone-one')],
  },
};

describe('places for sales without a network', () => {
  it('are sold by the phone that keeps them', () => {
    const stock = { deviceId: 'phone-one', waiting: [] };
    expect(keptOf(office, 'regular', stock)).toBe(4);
    expect(tiersToSell(office, { isOnline: false, ...stock })).toEqual([
      { name: 'regular', price: money('1200'), free: 4 },
    ]);
    expect(tiersToSell(office, { isOnline: true, ...stock })).toMatchObject([{ free: 14 }]);
  });

  describe('sold since the office was loaded', () => {
    const sale = (nonce: string, quantity: number, shiftId = 's') => ({
      ...{ nonce, shiftId, lines: [{ tier: 'regular', quantity }], total: '0', name: null, email: null },
      ...{ soldAt: '2026-12-05T18:00:00Z', admitted: true },
    });
    const stock = { deviceId: 'phone-one', waiting: [] };
    const left = (shown: TillOffice, waiting: OfflineSale[] = []) =>
      keptOf(shown, 'regular', { ...stock, waiting });

    it('are not sold again, whether or not the sale is known to be recorded', () => {
      expect([1, 3, 6].map((quantity) => left(officeWith(office, [sale('a', quantity)])))).toEqual([3, 1, 0]);
      expect(officeWith(office, [sale('a', 3, 'earlier')])).toBe(office);
    });

    it('count once while the sale also waits, and are free again when it is refused', () => {
      const sold = officeWith(officeWith(office, [sale('a', 2)]), [sale('a', 2), sale('b', 1)]);
      expect([left(sold), left(sold, [sale('a', 2)])]).toEqual([1, 1]);
      expect(left(officeWithout(sold, 'a'))).toBe(3);
    });

    it('count until an office is loaded that was asked for after the sale', () => {
      const before = officeWith(office, [sale('a', 2)]);
      const fresh = { ...office, shift: { ...office.shift, leases: [{ ...lease('phone-one'), used: 3 }] } };
      expect(left(officeLoaded(fresh, before, before))).toBe(2);
      expect(left(officeLoaded(fresh, before, officeWith(before, [sale('b', 1)])))).toBe(1);
      const next = { ...fresh, shift: { ...fresh.shift, id: 'next' } };
      expect(officeLoaded(next, before, before)).toEqual(next);
    });
  });

  it('are sold at the price at which they were kept, whatever the tier costs now', () => {
    const stock = { deviceId: 'phone-one', waiting: [] };
    const lines = (quantity: number) => [{ tier: 'regular', quantity }];
    expect(keptTotalOf(office, lines(2), stock)).toBe('2400');
    expect(keptTotalOf(office, lines(5), stock)).toBeNull();
    expect(keptTotalOf(office, lines(1), { ...stock, deviceId: 'phone-two' })).toBeNull();
    expect(isSameAmount('2400', '2400.00')).toBe(true);
    expect(isSameAmount('2400', '3000')).toBe(false);
  });

  it('are not sold by another phone of the cashier', () => {
    const stock = { deviceId: 'phone-two', waiting: [] };
    expect(keptOf(office, 'regular', stock)).toBe(0);
    expect(tiersToSell(office, { isOnline: false, ...stock })).toEqual([]);
    expect(tiersToSell(office, { isOnline: true, ...stock })).toMatchObject([{ free: 10 }]);
    expect(keptElsewhereOf(office, 'regular', 'phone-two')).toBe(4);
    expect(keptElsewhereOf(office, 'regular', 'phone-one')).toBe(0);
  });
});

describe('the form of a sale', () => {
  it('holds at most 20 tickets of all tiers together', () => {
    const chosen = { regular: 12, vip: 3 };
    expect(mostOf(tier('regular', 100), chosen)).toBe(17);
    expect(mostOf(tier('vip', 100), chosen)).toBe(8);
    expect(mostOf(tier('vip', 4), chosen)).toBe(4);
    expect(mostOf(tier('late', 100), { regular: 20 })).toBe(0);
  });
});
