import { describe, expect, it } from 'vitest';
import { amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import {
  amountFault,
  amountOfMinor,
  isReference,
  isSigned,
  LIMITS,
  minorOf,
  refundFault,
  signatureOf,
  stateOfDispute,
  stateOfRefund,
  stateOfTransaction,
} from '../../../server/modules/payments/paystack/paystack.rules.ts';
import {
  eventObservations,
  transactionObservation,
} from '../../../server/modules/payments/paystack/paystack-messages.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

describe('minor units of Paystack', () => {
  it('are hundredths of every currency, exactly', () => {
    expect(minorOf(amountOf('KES', 1_234_567n * 100_000n))).toBe(1_234_567);
    expect(amountFault({ currency: 'KES', units: 3n * UNITS_PER_WHOLE })).toBeNull();
    expect(amountFault({ currency: 'KES', units: 3n * UNITS_PER_WHOLE + 1n })).toBe('amount');
    expect(amountFault({ currency: 'KES', units: 299n * 100_000n })).toBe('amount');
    expect(refundFault({ currency: 'KES', units: 100_000n })).toBeNull();
    expect(refundFault({ currency: 'KES', units: 0n })).toBe('amount');
    expect(amountFault({ currency: 'USD', units: 10n ** 17n })).toBe('amount');
    for (const currency of ['EUR', 'XLM', 'valueOf']) {
      expect(amountFault({ currency, units: 5n * UNITS_PER_WHOLE })).toBe('currency');
    }
    expect(LIMITS.KES?.step).toBe(100_000n);
  });

  it('are read as numbers and as texts, and not at all where they are no amount', () => {
    expect(amountOfMinor('KES', 12_345)).toEqual(amountOf('KES', 1_234_500_000n));
    expect(amountOfMinor('KES', '12345')).toEqual(amountOf('KES', 1_234_500_000n));
    for (const minor of [1.5, -1, '1.5', '', null, {}, '1e3', 1e21]) {
      expect(amountOfMinor('KES', minor), String(minor)).toBeNull();
    }
    expect(amountOfMinor('NGN', 500)).toBeNull();
    expect(amountOfMinor('XLM', 500)).toBeNull();
    expect(amountOfMinor(null, 500)).toBeNull();
  });
});

describe('the states of Paystack', () => {
  const stateOf = (status: string | null, created: Date | null = null, answer: string | null = null) =>
    stateOfTransaction({ status, answer, created }, NOW);

  it('of transactions are those of the documents, and unknown otherwise', () => {
    expect(stateOf('success')).toEqual({ state: 'paid', reason: null });
    expect(['pending', 'ongoing', 'processing', 'queued'].map((status) => stateOf(status).state)).toEqual(
      Array.from({ length: 4 }, () => 'pending'),
    );
    expect(stateOf('reversed').state).toBe('failed');
    for (const status of ['under_review', 'SUCCESS', '', null]) expect(stateOf(status).state).toBe('unknown');
  });

  it('of a failure have a reason on which a buyer can act', () => {
    expect(stateOf('failed', null, 'Insufficient Funds').reason).toBe('insufficient_funds');
    expect(stateOf('failed', null, 'Incorrect PIN').reason).toBe('wrong_pin');
    expect(stateOf('failed', null, 'Exceeds withdrawal limit').reason).toBe('daily_limit');
    expect(stateOf('failed', null, 'Declined').reason).toBe('declined');
    expect(stateOf('failed').reason).toBe('declined');
  });

  it('of an abandoned page are pending for half an hour, and for ever without its time', () => {
    const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
    expect(stateOf('abandoned', ago(1_799)).state).toBe('pending');
    expect(stateOf('abandoned', ago(1_800))).toEqual({ state: 'failed', reason: 'expired' });
    expect(stateOf('abandoned').state).toBe('pending');
    expect(stateOf('ongoing', ago(9_000)).state).toBe('pending');
  });

  it('of refunds and disputes are those of the documents, and unknown otherwise', () => {
    const refunds = ['pending', 'processing', 'needs-attention', 'processed', 'failed', 'reversed', null];
    expect(refunds.map((status) => stateOfRefund(status).state)).toEqual([
      'pending',
      'pending',
      'pending',
      'paid',
      'failed',
      'unknown',
      'unknown',
    ]);
    expect(refunds.filter((status) => stateOfRefund(status).needsMerchant)).toEqual(['needs-attention']);
    expect(stateOfDispute('awaiting-bank-feedback', null)).toBe('open');
    expect(stateOfDispute('resolved', 'merchant-accepted')).toBe('lost');
    expect(stateOfDispute('resolved', 'declined')).toBe('won');
    expect(stateOfDispute('resolved', null)).toBe('unknown');
    expect(stateOfDispute('archived', 'declined')).toBe('unknown');
  });
});

describe('the messages of Paystack', () => {
  it('are signed by HMAC-SHA512 over their raw bytes', () => {
    // RFC 4231, test case 2.
    expect(signatureOf('what do ya want for nothing?', 'Jefe')).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    );
    const body = Buffer.from('{"event":"charge.success"}');
    const right = signatureOf(body, 'key');
    expect(isSigned(body, right, 'key')).toBe(true);
    for (const signature of [
      right.slice(1),
      `${right} `,
      right.toUpperCase(),
      '',
      undefined,
      'é'.repeat(64),
    ]) {
      expect(isSigned(body, signature, 'key')).toBe(false);
    }
    expect(isSigned(Buffer.from('{"event": "charge.success"}'), right, 'key')).toBe(false);
    expect(isSigned(body, right, 'other')).toBe(false);
  });

  it('have references of letters, digits and few signs', () => {
    expect(isReference('0192f0c1-7b1c-7000-8000-000000000001')).toBe(true);
    for (const text of ['', 'a b', 'a/b', 'a_b', 'ä', 'a'.repeat(101)]) expect(isReference(text)).toBe(false);
  });

  it('are about their reference alone, whatever their metadata say', () => {
    for (const metadata of [{ intent: 'a', account_reference: 'b' }, '{"intent":"a"}', '', null]) {
      const seen = transactionObservation({ status: 'success', reference: 'r', metadata }, 'query', NOW);
      expect(seen).toMatchObject({ reference: 'r', intentId: null, accountReference: null });
    }
  });

  it('of other kinds, and without data, say nothing', () => {
    const data = { status: 'success', reference: 'r' };
    expect(eventObservations(JSON.stringify({ event: 'charge.success', data }), NOW)).toHaveLength(1);
    for (const event of [
      { event: 'transfer.success', data },
      { event: 'charge.success' },
      { data },
      [],
      'x',
    ]) {
      expect(eventObservations(JSON.stringify(event), NOW)).toEqual([]);
    }
    expect(eventObservations(JSON.stringify({ event: 'charge.dispute.create', data }), NOW)).toEqual([]);
  });
});
