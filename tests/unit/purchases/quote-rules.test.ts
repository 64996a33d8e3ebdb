import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  formatAmount,
  parseAmount,
  rateFromText,
  SPECIFIED_RATES,
  type TicketCurrency,
} from '../../../server/lib/money/index.ts';
import {
  isConfirmed,
  quoteOf,
  shortageNotice,
  shortageOf,
  spendableOf,
} from '../../../server/modules/checkout/quote/quote.rules.ts';

const wanted = (price: string, currency: TicketCurrency, quantity = 1) => ({
  eventId: 'event',
  lines: [{ tier: 'regular', quantity, unit: parseAmount(price, currency) }],
});
const quote = (price: string, currency: TicketCurrency, pay: 'USD' | 'XLM' | 'KES' | 'MOCK', quantity = 1) =>
  quoteOf(wanted(price, currency, quantity), pay, SPECIFIED_RATES);

describe('a quote', () => {
  it.each([
    ['50', 'USD', 'XLM', '425', '425'],
    ['50', 'USD', 'USD', '50', '425'],
    ['50', 'USD', 'KES', '6500', '425'],
    ['10', 'XLM', 'USD', '1.2', '10'],
    ['10', 'XLM', 'KES', '153', '10'],
    ['1000', 'KES', 'USD', '7.7', '65'],
    ['1000', 'KES', 'XLM', '65', '65'],
  ] as const)('of %s %s paid in %s is %s, and %s XLM', (price, currency, pay, payment, charge) => {
    const made = quote(price, currency, pay);
    expect(formatAmount(made.payment)).toBe(payment);
    expect(made.charge && formatAmount(made.charge)).toBe(charge);
  });

  it('in play money charges nothing, and an unknown pair counts one for one', () => {
    expect(quote('50', 'USD', 'MOCK')).toMatchObject({ payment: { units: 500_000_000n }, charge: null });
    expect(quote('50', 'KES', 'MOCK').payment.units).toBe(500_000_000n);
  });

  it('multiplies first, and rounds up once', () => {
    // A third of a stroop each: three of them are one.
    const table = { USD: { XLM: { numerator: 1n, denominator: 3n } } };
    const lines = [{ tier: 'regular', quantity: 3, unit: amountOf('USD', 1n) }];
    expect(quoteOf({ eventId: 'event', lines }, 'XLM', table).charge?.units).toBe(1n);
  });

  it('of several tiers adds up what is sold in one currency, and says what each tier is of the charge', () => {
    const line = (tier: string, quantity: number, price: string, currency: TicketCurrency) => ({
      ...{ tier, quantity },
      unit: parseAmount(price, currency),
    });
    const of = (lines: ReturnType<typeof line>[], pay: 'USD' | 'XLM' | 'KES' | 'MOCK') =>
      quoteOf({ eventId: 'event', lines }, pay, SPECIFIED_RATES);
    const dollars = of([line('regular', 2, '50', 'USD'), line('vip', 1, '120', 'USD')], 'KES');
    expect(dollars).toMatchObject({
      price: { units: 2_200_000_000n, currency: 'USD' },
      payment: { units: 286_000_000_000n, currency: 'KES' },
      charge: { units: 18_700_000_000n },
      shares: [8_500_000_000n, 10_200_000_000n],
    });
    const mixed = [
      line('regular', 1, '10', 'USD'),
      line('vip', 2, '1000', 'KES'),
      line('child', 1, '0', 'XLM'),
    ];
    expect(of(mixed, 'USD')).toMatchObject({
      price: { units: 2_150_000_000n, currency: 'XLM' },
      payment: { units: 254_000_000n, currency: 'USD' },
      shares: [850_000_000n, 1_300_000_000n, 0n],
    });
    expect(of(mixed, 'MOCK')).toMatchObject({ charge: null, shares: null });
    expect(of([line('a', 1, '0', 'USD'), line('b', 1, '0', 'KES')], 'XLM').shares).toEqual([0n, 0n]);
  });

  it('of several tiers splits the charge without losing a stroop', () => {
    const unit = fc.record({
      units: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      currency: fc.constantFrom<TicketCurrency>('USD', 'XLM', 'KES'),
    });
    const line = fc.record({ tier: fc.constant('t'), quantity: fc.integer({ min: 1, max: 5 }), unit });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (drawn) => {
        const lines = drawn.map((one) => ({ ...one, unit: amountOf(one.unit.currency, one.unit.units) }));
        const { charge, shares } = quoteOf({ eventId: 'e', lines }, 'XLM', SPECIFIED_RATES);
        expect(shares?.reduce((total, share) => total + share, 0n)).toBe(charge?.units);
        expect(shares?.every((share) => share >= 0n)).toBe(true);
      }),
    );
  });

  it('is never below the exact value, and less than a unit above it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 13n }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom<TicketCurrency>('USD', 'XLM', 'KES'),
        fc.integer({ min: 1, max: 999_999 }),
        (units, quantity, currency, rate) => {
          const made = rateFromText(`${rate / 1000}`);
          const table = { [currency]: { XLM: made } };
          const { charge, price } = quoteOf(
            { eventId: 'e', lines: [{ tier: 't', quantity, unit: amountOf(currency, units) }] },
            'XLM',
            table,
          );
          const exact = price.units * (currency === 'XLM' ? 1n : made.numerator);
          const denominator = currency === 'XLM' ? 1n : made.denominator;
          const charged = (charge?.units ?? 0n) * denominator;
          expect(charged >= exact && charged - exact < denominator).toBe(true);
        },
      ),
    );
  });
});

describe('the amount that a buyer confirmed', () => {
  const made = quote('50', 'USD', 'XLM', 2);
  const confirmed = (changed: object) =>
    isConfirmed(made, { paymentAmount: null, price: null, currency: null, ...changed });

  it('is the quote to the stroop', () => {
    expect(confirmed({ paymentAmount: parseAmount('850', 'XLM') })).toBe(true);
    expect(confirmed({ paymentAmount: parseAmount('850.0000001', 'XLM') })).toBe(false);
    expect(confirmed({ paymentAmount: parseAmount('849.9999999', 'XLM') })).toBe(false);
  });

  it('may be the price of one ticket, in its currency', () => {
    expect(confirmed({ price: parseAmount('50', 'USD').units })).toBe(true);
    expect(confirmed({ price: parseAmount('100', 'USD').units })).toBe(false);
    expect(confirmed({ price: parseAmount('50', 'USD').units, currency: 'KES' })).toBe(false);
  });
});

describe('the missing funds of a wallet', () => {
  const made = quote('100', 'XLM', 'XLM');
  const fee = 100_000n;
  const has = (balance: bigint) => ({ balance, reserve: 10_000_000n });

  it('is counted with reserve, fee and what other payments are about to take', () => {
    const enough = 1_000_000_000n + 10_000_000n + fee;
    expect(shortageOf(made, has(enough), 0n, fee)).toBeNull();
    expect(shortageOf(made, has(enough - 1n), 0n, fee)).toBe('insufficient');
    expect(shortageOf(made, has(enough), 1n, fee)).toBe('insufficient');
    expect(shortageOf(made, null, 0n, fee)).toBe('not_funded');
    expect(shortageOf(made, undefined, 0n, fee)).toBe('no_wallet');
    expect(shortageOf(quote('100', 'XLM', 'MOCK'), undefined, 0n, fee)).toBeNull();
    expect(shortageOf(quote('0', 'XLM', 'XLM'), undefined, 0n, fee)).toBeNull();
  });

  it('is never negative, and is said in the words of the specification', () => {
    expect(spendableOf(has(1n), 0n)).toBe(0n);
    expect(shortageNotice('insufficient', made)).toBe('Insufficient XLM balance (need 100 XLM)');
    expect(shortageNotice('not_funded', made)).toBe('Wallet not funded');
    expect(shortageNotice('no_wallet', made)).toBe('No wallet found. Please create a wallet first.');
    expect(shortageNotice(null, made)).toBeNull();
  });
});
