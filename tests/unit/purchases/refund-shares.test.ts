import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LinePayment,
  refundPercent,
  ticketRefund,
} from '../../../server/modules/refunds/ticket-cancellation/ticket-cancellation.rules.ts';

type Currency = LinePayment['currency'];

const WHOLE = 10_000_000n;
/** What each way to pay moves at least, and in steps. */
const WAYS = [
  { provider: 'mpesa', currency: 'KES', step: WHOLE, lowest: 10n * WHOLE },
  { provider: 'stripe', currency: 'KES', step: 100_000n, lowest: 100_000n },
  { provider: 'stripe', currency: 'RWF', step: WHOLE, lowest: WHOLE },
  { provider: null, currency: 'XLM', step: 1n, lowest: 1n },
] as const satisfies { provider: string | null; currency: Currency; step: bigint; lowest: bigint }[];

const orders = fc.record({
  way: fc.constantFrom(...WAYS),
  price: fc.bigInt({ min: 1n, max: 100_000n }),
  quantity: fc.integer({ min: 1, max: 12 }),
  feePercent: fc.integer({ min: 0, max: 5 }),
  keepsFees: fc.boolean(),
  /** For each ticket: the share by the terms, and an amount that staff returned before, in percent of what is left. */
  actions: fc.array(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }), goodwill: fc.integer({ min: 0, max: 100 }) }),
    { minLength: 12, maxLength: 12 },
  ),
});

describe('the shares of refunds', () => {
  it('never exceed the payment, and are amounts that the provider pays', () => {
    fc.assert(
      fc.property(orders, ({ way, price, quantity, feePercent, keepsFees, actions }) => {
        const { provider, currency, step, lowest } = way;
        const charge = price * step * BigInt(quantity);
        const fees = (charge * BigInt(feePercent)) / 100n;
        let refunded = 0n;
        let kept = 0n;
        for (let left = quantity; left > 0; left -= 1) {
          const { percent, goodwill } = actions[left - 1] ?? { percent: 100, goodwill: 0 };
          const given = ((charge - refunded) * BigInt(goodwill)) / 400n;
          refunded += given;
          kept = kept > given ? kept - given : 0n;
          const order = { charge, left: charge - refunded - kept, fees, provider };
          const payment = { charge, currency, quantity, left, order };
          const { most, units } = ticketRefund(
            { priceUnits: price, payment, policy: { keepsFees } },
            percent,
          );
          expect(units).toBeGreaterThanOrEqual(0n);
          expect(units).toBeLessThanOrEqual(most);
          expect(units === 0n || units === charge || (units % step === 0n && units >= lowest)).toBe(true);
          refunded += units;
          kept += most - units;
          expect(refunded + kept).toBeLessThanOrEqual(charge);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('add up to the payment when everything is returned', () => {
    fc.assert(
      fc.property(orders, ({ way, price, quantity }) => {
        const { provider, currency, step, lowest } = way;
        fc.pre(price * step >= lowest);
        const charge = price * step * BigInt(quantity) + (provider === null ? 1n : 0n);
        let refunded = 0n;
        for (let left = quantity; left > 0; left -= 1) {
          const order = { charge, left: charge - refunded, fees: 0n, provider };
          const payment = { charge, currency, quantity, left, order };
          refunded += ticketRefund({ priceUnits: price, payment, policy: { keepsFees: false } }).units;
        }
        expect(refunded).toBe(charge);
      }),
      { numRuns: 500 },
    );
  });

  it('leave out the fees that are kept', () => {
    const order = {
      charge: 300n * WHOLE,
      left: 300n * WHOLE,
      fees: 10n * WHOLE,
      provider: 'stripe',
    } as const;
    const payment = { charge: 300n * WHOLE, currency: 'KES', quantity: 3, left: 3, order } as const;
    const ticket = { priceUnits: 1n, payment, policy: { keepsFees: true } };
    // 100 less a third of 10, rounded down to a cent.
    expect(ticketRefund(ticket)).toEqual({ most: 100n * WHOLE, units: 966_600_000n });
    expect(ticketRefund(ticket, 50)).toEqual({ most: 100n * WHOLE, units: 483_300_000n });
  });
});

describe('the share by the time', () => {
  const start = new Date('2027-03-01T18:00:00Z');
  const steps = [
    { minutes: 60, percent: 100 },
    { minutes: 10, percent: 40 },
  ];
  const policy = { cutoffMinutes: 0, refundsPaid: true, steps, keepsFees: false };
  const at = (minutes: number) => new Date(start.getTime() - minutes * 60_000);

  it.each([
    [61, 100],
    [60, 40],
    [11, 40],
    [10, 0],
    [1, 0],
  ])('is, %i minutes before, %i percent', (minutes, percent) => {
    expect(refundPercent({ policy, eventStartAt: start }, at(minutes))).toBe(percent);
  });

  it('is all of it without steps', () => {
    expect(refundPercent({ policy: { ...policy, steps: [] }, eventStartAt: start }, at(1))).toBe(100);
  });
});
