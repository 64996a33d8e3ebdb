import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../server/lib/money/index.ts';
import { mayBecome, mayBeRefunded, paymentMayBecome } from '../../../server/modules/orders/order.rules.ts';
import {
  type NamedOrder,
  orderMemo,
  paymentFailure,
  refundMemo,
  sep7Uri,
  verdictOn,
} from '../../../server/modules/orders/payment.rules.ts';
import { affordable, nextPayout, underfundedNotice } from '../../../server/modules/refunds/refund.rules.ts';

const PAYEE = 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7';

describe('the memo of a payment', () => {
  it('is a hash of domain, order, amount and payee, line by line', () => {
    const text = `passa.order-payment.v1\n0190\n425\n${PAYEE}`;
    expect(orderMemo('0190', 425n, PAYEE)).toEqual(createHash('sha256').update(text).digest());
    expect(orderMemo('0190', 425n, PAYEE)).toHaveLength(32);
  });

  it('differs when anything of it does, and from that of refunds', () => {
    const memos = [
      orderMemo('0190', 425n, PAYEE),
      orderMemo('0191', 425n, PAYEE),
      orderMemo('0190', 426n, PAYEE),
      orderMemo('0190', 425n, PAYEE.replace('GAAZ', 'GAAY')),
      refundMemo(['0190']),
      refundMemo(['0190', '425']),
    ].map((memo) => memo.toString('hex'));
    expect(new Set(memos).size).toBe(memos.length);
  });
});

describe('the link for wallets', () => {
  it('names everything that a wallet needs, in SEP-7', () => {
    const memoHash = 'ff'.repeat(32);
    expect(
      sep7Uri({ destination: PAYEE, amount: parseAmount('12.5', 'XLM'), memoHash, passphrase: 'A ; B' }),
    ).toBe(
      `web+stellar:pay?destination=${PAYEE}&amount=12.5000000&memo=${encodeURIComponent(
        Buffer.from(memoHash, 'hex').toString('base64'),
      )}&memo_type=MEMO_HASH&network_passphrase=A%20%3B%20B`,
    );
  });
});

describe('the states', () => {
  it('of an order lead from held to paid or cancelled, and from paid to refunded', () => {
    expect(mayBecome('held', 'paid')).toBe(true);
    expect(mayBecome('held', 'refunded')).toBe(false);
    expect(mayBecome('refunded', 'paid')).toBe(false);
    expect([mayBeRefunded('due'), mayBeRefunded('paid'), mayBeRefunded('held')]).toEqual([true, true, false]);
    expect([mayBeRefunded('cancelled'), mayBeRefunded('refunded')]).toEqual([false, false]);
  });

  it('of a payment end with failed, and with refunded', () => {
    expect(paymentMayBecome('paying', 'paid')).toBe(true);
    expect(paymentMayBecome('failed', 'paid')).toBe(false);
    expect(paymentMayBecome('paid', 'refunding')).toBe(true);
    expect(paymentMayBecome('refunded', 'paid')).toBe(false);
  });

  it('of a refused payment are called by what happened', () => {
    expect(paymentFailure('expired').state).toBe('expired');
    expect(paymentFailure('underfunded')).toEqual({
      state: 'failed',
      reason: 'Insufficient balance. Please fund your wallet first.',
    });
  });
});

describe('money from outside', () => {
  const until = new Date('2031-01-01T10:00:00Z');
  const order: NamedOrder = {
    origin: 'outside',
    state: 'held',
    destination: PAYEE,
    chargeUnits: 100n,
    holdUntil: until,
    closed: false,
  };
  const arrival = { to: PAYEE, stroops: 100n, closedAt: until };

  it.each([
    ['exact and in time', order, arrival, 'accepted'],
    ['in time, and heard of late', { ...order, state: 'expired' as const }, arrival, 'accepted'],
    ['a second late', order, { ...arrival, closedAt: new Date(until.getTime() + 1) }, 'late'],
    ['for an event that was called off', { ...order, closed: true }, arrival, 'late'],
    ['a stroop short', order, { ...arrival, stroops: 99n }, 'wrong_amount'],
    ['a stroop too much', order, { ...arrival, stroops: 101n }, 'wrong_amount'],
    ['again', { ...order, state: 'paid' as const }, arrival, 'second'],
    ['for what was refunded', { ...order, state: 'refunded' as const }, arrival, 'second'],
    ['for an order that pays by itself', { ...order, origin: 'wallet' as const }, arrival, 'second'],
    ['to another organiser', order, { ...arrival, to: 'G...' }, 'unknown_order'],
    ['for nothing that we know', undefined, arrival, 'unknown_order'],
  ] as const)('%s: %#', (_case, named, came, verdict) => {
    expect(verdictOn(named, came)).toBe(verdict);
  });
});

describe('the refunds that a wallet can pay', () => {
  const units = (...list: bigint[]) => list.map((one) => ({ units: one }));

  it('is the oldest refunds as far as it reaches, without skipping any', () => {
    expect(affordable(units(10n, 20n, 5n), 100n, 1n)).toBe(3);
    expect(affordable(units(10n, 20n, 5n), 32n, 1n)).toBe(2);
    expect(affordable(units(10n, 90n, 5n), 50n, 1n)).toBe(1);
    expect(affordable(units(10n), 10n, 1n)).toBe(0);
    expect(affordable([], 10n, 1n)).toBe(0);
  });

  it('is shown to staff, and retried with longer and longer pauses', () => {
    expect(underfundedNotice(12_500_000n)).toBe('Waiting: the organiser’s wallet needs 1.25 XLM more.');
    const now = new Date(0);
    expect(nextPayout(now, 0).getTime()).toBe(5_000);
    expect(nextPayout(now, 3).getTime()).toBe(40_000);
    expect(nextPayout(now, 99).getTime()).toBe(3_600_000);
  });
});
