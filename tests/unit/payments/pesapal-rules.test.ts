import { describe, expect, it } from 'vitest';
import { amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import { acknowledgementOf } from '../../../server/modules/payments/callbacks/receive-callback.ts';
import {
  amountFault,
  amountOfDecimal,
  isCard,
  isReference,
  isTokenRefusal,
  LIMITS,
  numberOf,
  refundFault,
  stateOfStatus,
  statusOf,
} from '../../../server/modules/payments/pesapal/pesapal.rules.ts';
import {
  errorOf,
  notificationObservations,
  orderObservation,
} from '../../../server/modules/payments/pesapal/pesapal-messages.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const ID = '0192f0c1-7b1c-7000-8000-000000000001';

describe('amounts of Pesapal', () => {
  it('are exact decimals, and whole where the currency has no others', () => {
    expect(numberOf(amountOf('KES', 12_345_678_900_000n))).toBe(1_234_567.89);
    expect(JSON.stringify(numberOf(amountOf('KES', 1_000_000_000n * UNITS_PER_WHOLE)))).toBe('1000000000');
    expect(amountFault({ currency: 'KES', units: UNITS_PER_WHOLE + 100_000n })).toBeNull();
    for (const currency of ['UGX', 'TZS', 'RWF']) {
      expect(LIMITS[currency]?.step).toBe(UNITS_PER_WHOLE);
      expect(amountFault({ currency, units: UNITS_PER_WHOLE + 100_000n })).toBe('amount');
    }
    expect(amountFault({ currency: 'USD', units: 9_900_000n })).toBe('amount');
    expect(refundFault({ currency: 'USD', units: 100_000n })).toBeNull();
    expect(refundFault({ currency: 'USD', units: 0n })).toBe('amount');
    for (const currency of ['EUR', 'XLM', 'valueOf'])
      expect(amountFault({ currency, units: 5n * UNITS_PER_WHOLE })).toBe('currency');
  });

  it('are read as numbers and as texts, and not at all where they are no amount', () => {
    expect(amountOfDecimal('KES', 1_500.5)).toEqual(amountOf('KES', 15_005_000_000n));
    expect(amountOfDecimal('UGX', '45000.00')).toEqual(amountOf('UGX', 45_000n * UNITS_PER_WHOLE));
    for (const value of [-1, '', null, {}, '1e3', 1e21, Number.NaN, '1,000'])
      expect(amountOfDecimal('KES', value), String(value)).toBeNull();
    for (const currency of ['EUR', 'XLM', null]) expect(amountOfDecimal(currency, 5)).toBeNull();
  });
});

describe('the statuses of Pesapal', () => {
  const stateOf = (status: string | null, startedAt: Date | null = null, description: string | null = null) =>
    stateOfStatus({ status, description }, startedAt, NOW);
  const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

  it('are those of the documents, and unknown otherwise', () => {
    expect(stateOf('1')).toEqual({ state: 'paid', reason: null });
    expect(stateOf('2')).toEqual({ state: 'failed', reason: 'declined', canStillBePaid: true });
    expect(stateOf('3')).toEqual({ state: 'failed', reason: 'declined', isReversed: true });
    for (const status of ['4', 'COMPLETED', 'unknown', '', null])
      expect(stateOf(status).state).toBe('unknown');
  });

  it('of an unpaid order are pending for half an hour, and for ever without its time', () => {
    expect(stateOf('0').state).toBe('pending');
    expect(stateOf('0', ago(1_799)).state).toBe('pending');
    expect(stateOf('0', ago(1_800))).toEqual({ state: 'failed', reason: 'expired', canStillBePaid: true });
  });

  it('of a failure have a reason on which a buyer can act', () => {
    expect(stateOf('2', null, 'Insufficient funds').reason).toBe('insufficient_funds');
    expect(stateOf('2', null, 'Request cancelled by user').reason).toBe('cancelled');
    expect(stateOf('2', null, 'Wrong PIN').reason).toBe('wrong_pin');
    expect(stateOf('2', null, 'DS timeout').reason).toBe('no_answer');
  });

  it('have a code and a name that agree', () => {
    expect(statusOf('1', 'Completed')).toBe('1');
    expect(statusOf('1', null)).toBe('1');
    expect(statusOf(null, 'FAILED')).toBe('2');
    expect(statusOf('1', 'FAILED')).toBeNull();
    expect(statusOf('1', 'UNDER_REVIEW')).toBeNull();
    expect(statusOf(null, null)).toBeNull();
  });

  it('tell cards from mobile money', () => {
    for (const method of ['Visa', 'MasterCard', 'AmericanExpress', 'VISA']) expect(isCard(method)).toBe(true);
    for (const method of ['MpesaKE', 'MTNUG', 'AirtelTZ', '', null]) expect(isCard(method)).toBe(false);
  });
});

describe('the messages of Pesapal', () => {
  const order = {
    status_code: 1,
    payment_status_description: 'Completed',
    merchant_reference: ID,
    confirmation_code: 'S1',
    amount: 100,
    currency: 'KES',
    status: '200',
  };
  const read = (changes: object) =>
    orderObservation({ ...order, ...changes }, { reference: 'ref', startedAt: null }, NOW);

  it('are a payment when the receipt and the amount are there', () => {
    expect(read({})).toMatchObject({ state: 'paid', intentId: ID, receipt: 'S1', reference: 'ref' });
    for (const changes of [
      { confirmation_code: '' },
      { amount: null },
      { amount: '1e9' },
      { amount: -100 },
      { payment_status_description: 'FAILED' },
    ])
      expect(read(changes)).toMatchObject({ state: 'unknown' });
    expect(read({ currency: 'EUR' })).toMatchObject({ state: 'paid', amount: null, isForeignMoney: true });
    expect(read({ status_code: 0, payment_status_description: 'INVALID' })).toMatchObject({
      state: 'pending',
      receipt: null,
      amount: null,
    });
  });

  it('refuse by an error in the body, whatever the status of HTTP', () => {
    expect(errorOf({ error: { code: 'invalid_amount' }, status: '400' }, 200)).toBe('invalid_amount');
    expect(errorOf({ error: { code: null, message: null }, status: '200' }, 200)).toBeNull();
    expect(errorOf({ status: '500', message: 'Refund rejected' }, 200)).toBe('500');
    expect(errorOf({}, 503)).toBe('503');
    expect(errorOf({ error: null, status: 200 }, 200)).toBeNull();
    expect(isTokenRefusal(401, null)).toBe(true);
    expect(isTokenRefusal(200, 'invalid_token')).toBe(true);
    expect(isTokenRefusal(200, 'invalid_amount')).toBe(false);
  });

  it('have references of letters, digits and few signs', () => {
    expect(isReference(ID)).toBe(true);
    for (const text of ['', 'a b', 'a/b', 'ä', 'a'.repeat(51)]) expect(isReference(text)).toBe(false);
  });

  it('that notify are hints, and are acknowledged with their own fields', () => {
    const body = JSON.stringify({
      OrderTrackingId: 'ref',
      OrderMerchantReference: ID,
      OrderNotificationType: 'IPNCHANGE',
    });
    expect(notificationObservations(body)).toMatchObject([
      { state: 'unknown', source: 'callback', reference: 'ref', intentId: ID },
    ]);
    expect(acknowledgementOf('pesapal', Buffer.from(body))).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: 'ref',
      orderMerchantReference: ID,
      status: 200,
    });
    for (const other of [
      '',
      '[]',
      '{"OrderTrackingId":"ref"}',
      '{"OrderTrackingId":"ref","OrderMerchantReference":"a b"}',
    ])
      expect(acknowledgementOf('pesapal', Buffer.from(other))).toEqual({
        ResultCode: 0,
        ResultDesc: 'Accepted',
      });
  });
});
