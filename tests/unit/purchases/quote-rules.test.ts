import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isConfirmed,
  quoteOf,
  shortageNotice,
  shortageOf,
  spendableOf,
  type TicketCurrency,
} from '../../../server/modules/purchases/wallet/quote.rules.ts';
import {
  amountOf,
  formatAmount,
  parseAmount,
  rateFromText,
  SPECIFIED_RATES,
} from '../../../server/money/index.ts';

const wanted = (price: string, currency: TicketCurrency, quantity = 1) => ({
  eventId: 'event',
  tier: 'regular',
  quantity,
  unit: parseAmount(price, currency),
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
    const made = quoteOf({ ...wanted('0', 'USD', 3), unit: amountOf('USD', 1n) }, 'XLM', table);
    expect(made.charge?.units).toBe(1n);
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
            { eventId: 'e', tier: 't', quantity, unit: amountOf(currency, units) },
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

describe('what a buyer confirmed', () => {
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

describe('what a wallet lacks', () => {
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
