import { describe, expect, it } from 'vitest';
import { amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import {
  amountFault,
  amountOfMinor,
  LIMITS,
  minorOf,
  reasonOfDecline,
  refundFault,
  type SessionFacts,
  stateOfDispute,
  stateOfRefund,
  stateOfSession,
} from '../../../server/modules/payments/stripe/stripe.rules.ts';
import { readForm } from '../../../server/sandbox-payments/run/form.ts';

const whole = (currency: string, units: bigint) => ({ currency, units: units * UNITS_PER_WHOLE });

describe('minor units of Stripe', () => {
  it.each([
    ['KES', 1_234_567n * 100_000n, 1_234_567],
    ['USD', 5_000_000n, 50],
    ['EUR', 19_900_000n, 199],
    ['TZS', 100_000n, 1],
    // Counted in hundredths, although it has none.
    ['UGX', 5n * UNITS_PER_WHOLE, 500],
    ['RWF', 5n * UNITS_PER_WHOLE, 5],
  ])('of %s count %d units as %d', (currency, units, minor) => {
    expect(amountFault({ currency, units })).toBeNull();
    expect(minorOf({ currency, units })).toBe(minor);
  });

  it('take no sum that does not divide, is too small or too large, or of another currency', () => {
    for (const currency of ['KES', 'USD', 'EUR', 'TZS']) {
      expect(amountFault({ currency, units: UNITS_PER_WHOLE + 99_999n }), currency).toBe('amount');
    }
    // Half a shilling of Uganda and half a franc of Rwanda do not exist.
    for (const currency of ['UGX', 'RWF']) {
      expect(amountFault({ currency, units: UNITS_PER_WHOLE * 10n + UNITS_PER_WHOLE / 2n })).toBe('amount');
    }
    expect(amountFault({ currency: 'USD', units: 4_900_000n })).toBe('amount');
    expect(refundFault({ currency: 'USD', units: 100_000n })).toBeNull();
    expect(amountFault(whole('KES', 1_000_000n))).toBe('amount');
    expect(amountFault({ currency: 'KES', units: 99_999_999n * 100_000n })).toBeNull();
    expect(amountFault(whole('RWF', 99_999_999n))).toBeNull();
    expect(amountFault(whole('KES', 0n))).toBe('amount');
    expect(amountFault(whole('KES', -5n))).toBe('amount');
    for (const currency of ['XLM', 'kes', 'toString', '']) {
      expect(amountFault(whole(currency, 5n)), currency).toBe('currency');
    }
  });

  it('are read back exactly, in any case, and not at all where they are no amount', () => {
    expect(amountOfMinor('kes', 123_45)).toEqual(amountOf('KES', 1_234_500_000n));
    expect(amountOfMinor('USD', 1)).toEqual(amountOf('USD', 100_000n));
    for (const minor of [1.5, -1, Number.NaN, '5', null, 2 ** 60]) {
      expect(amountOfMinor('usd', minor)).toBeNull();
    }
    // Nothing is sold in it.
    expect(amountOfMinor('jpy', 500)).toBeNull();
    expect(amountOfMinor('constructor', 500)).toBeNull();
    expect(amountOfMinor(null, 500)).toBeNull();
  });

  it('have limits that are whole steps', () => {
    for (const { step, min, max } of Object.values(LIMITS)) {
      expect([min % step, min > 0n, max > min]).toEqual([0n, true, true]);
    }
  });
});

describe('the states of Stripe', () => {
  const facts = (changes: Partial<SessionFacts>): SessionFacts => ({
    status: 'complete',
    paymentStatus: 'unpaid',
    intentStatus: null,
    declineCode: null,
    ...changes,
  });

  it.each<[Partial<SessionFacts>, string, string | null]>([
    [{ paymentStatus: 'paid' }, 'paid', null],
    [{}, 'pending', null],
    [{ intentStatus: 'processing' }, 'pending', null],
    [{ intentStatus: 'succeeded' }, 'pending', null],
    [{ intentStatus: 'requires_payment_method' }, 'failed', 'declined'],
    [
      { intentStatus: 'requires_payment_method', declineCode: 'insufficient_funds' },
      'failed',
      'insufficient_funds',
    ],
    [{ intentStatus: 'canceled' }, 'failed', 'cancelled'],
    [{ status: 'open' }, 'pending', null],
    // A declined card leaves the page open for another.
    [{ status: 'open', intentStatus: 'requires_payment_method' }, 'pending', null],
    [{ status: 'expired' }, 'failed', 'expired'],
    [{ status: 'expired', intentStatus: 'canceled' }, 'failed', 'expired'],
    [{ status: 'paused' }, 'unknown', null],
    [{ status: null }, 'unknown', null],
    [{ paymentStatus: 'no_payment_required' }, 'unknown', null],
    [{ paymentStatus: 'under_review', status: 'expired' }, 'unknown', null],
  ])('of a session with %j are %s', (changes, state, reason) => {
    expect(stateOfSession(facts(changes))).toMatchObject({ state, reason });
  });

  it('of refunds and disputes are those of the documents, and unknown otherwise', () => {
    expect(stateOfRefund('succeeded', null).state).toBe('paid');
    expect(['pending', 'requires_action'].map((status) => stateOfRefund(status, null).state)).toEqual([
      'pending',
      'pending',
    ]);
    expect(stateOfRefund('failed', 'insufficient_funds')).toEqual({ state: 'failed', needsMerchant: true });
    expect(stateOfRefund('canceled', 'declined')).toEqual({ state: 'failed', needsMerchant: false });
    expect(stateOfRefund(null, null).state).toBe('unknown');
    expect(stateOfRefund('reversed', 'insufficient_funds')).toEqual({
      state: 'unknown',
      needsMerchant: false,
    });
    expect(['needs_response', 'appeal_under_review'].map(stateOfDispute)).toEqual(['open', 'open']);
    expect(['won', 'lost', 'warning_closed', 'prevented'].map(stateOfDispute)).toEqual([
      'won',
      'lost',
      'won',
      'won',
    ]);
    expect(stateOfDispute('settled')).toBe('unknown');
  });

  it('name a reason on which a buyer can act', () => {
    expect(reasonOfDecline('insufficient_funds')).toBe('insufficient_funds');
    expect(reasonOfDecline('pin_try_exceeded')).toBe('locked');
    expect(reasonOfDecline('toString')).toBe('declined');
    expect(reasonOfDecline(null)).toBe('declined');
  });
});

describe('a form of the sandbox', () => {
  it('is read with its groups and lists, and with names that are only names', () => {
    const form = readForm('a=1&items[0][price][currency]=kes&items[1][q]=2&metadata[x%20y]=%26&b=&[]=5');
    expect(JSON.parse(JSON.stringify(form))).toEqual({
      a: '1',
      items: { 0: { price: { currency: 'kes' } }, 1: { q: '2' } },
      metadata: { 'x y': '&' },
      b: '',
    });
    readForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect(JSON.stringify(readForm('a[b][c][d][e][f][g]=1'))).toBe('{}');
  });
});
