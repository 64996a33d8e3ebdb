import { describe, expect, it } from 'vitest';
import { amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import {
  type Attempt,
  type AttemptEvent,
  applyEvent,
  newAttempt,
  nextQuery,
  settlementOf,
  type Trust,
} from '../../../server/modules/payments/payment.rules.ts';
import type { PaymentObservation } from '../../../server/modules/payments/port.ts';
import { dice } from '../../support/dice.ts';

const MPESA: Trust = { callbackAuth: 'none', references: 'given' };
const PESAPAL: Trust = { callbackAuth: 'none', references: 'named' };
const STRIPE: Trust = { callbackAuth: 'hmac', references: 'named' };
const PAYSTACK: Trust = { callbackAuth: 'hmac', references: 'chosen', confirmsReports: true };

const amount = amountOf('KES', 1_500n * UNITS_PER_WHOLE);
const fresh = newAttempt('intent-1', amount, 'ORDER1');
const acknowledged: AttemptEvent = {
  type: 'requested',
  outcome: { kind: 'acknowledged', reference: 'ref-1', next: { kind: 'prompt', phone: '254712345678' } },
};
const unanswered: AttemptEvent = { type: 'requested', outcome: { kind: 'unknown', detail: 'ECONNRESET' } };

/** By default the answer of M-Pesa, which has no amount: the request collects its own. */
const seen = (changes: Partial<PaymentObservation>): AttemptEvent => ({
  type: 'observed',
  observation: {
    about: 'payment',
    state: 'paid',
    source: 'query',
    reference: 'ref-1',
    intentId: null,
    accountReference: null,
    code: null,
    reason: null,
    receipt: null,
    amount: null,
    isAsRequested: !('amount' in changes) && !('intentId' in changes),
    payer: null,
    ...changes,
  },
});

const attemptAfter = (events: AttemptEvent[], trust: Trust = MPESA, from: Attempt = fresh): Attempt =>
  events.reduce((attempt, event) => applyEvent(attempt, event, trust), from);

/** The answer of a provider of hints about a reference that a notification named. */
const hinted = (changes: Partial<PaymentObservation> = {}): AttemptEvent =>
  seen({ reference: 'ref-9', intentId: 'intent-1', receipt: 'SAB1', amount, ...changes });

describe('an attempt whose answer was lost', () => {
  it('is paid by an answer that names it and its amount, and keeps the reference', () => {
    expect(attemptAfter([unanswered, hinted()], PESAPAL)).toMatchObject({
      state: 'paid',
      reference: 'ref-9',
      receipt: 'SAB1',
    });
  });

  it('gets the reference of an order that is not paid yet, and is asked by it', () => {
    const open = hinted({ state: 'pending', receipt: null, amount: null });
    expect(attemptAfter([unanswered, open], PESAPAL)).toMatchObject({ state: 'pending', reference: 'ref-9' });
    const known = attemptAfter([unanswered, open], PESAPAL);
    expect(attemptAfter([hinted({ reference: 'ref-1' })], PESAPAL, known).reference).toBe('ref-9');
  });

  it('is not paid by the answer about another attempt, without an amount, or by the hint itself', () => {
    const other = hinted({ intentId: 'intent-2' });
    const nameless = hinted({ amount: null });
    const hint = hinted({ source: 'callback', state: 'unknown', amount: null, receipt: null });
    for (const event of [other, hint])
      expect(attemptAfter([unanswered, event], PESAPAL)).toMatchObject({ state: 'pending', reference: null });
    expect(attemptAfter([unanswered, hinted({ intentId: null })], PESAPAL).state).toBe('pending');
    expect(attemptAfter([unanswered, nameless], PESAPAL)).toMatchObject({
      state: 'pending',
      reference: 'ref-9',
    });
    const wrong = hinted({ amount: amountOf('KES', UNITS_PER_WHOLE) });
    expect(attemptAfter([unanswered, wrong], PESAPAL)).toMatchObject({
      state: 'pending',
      finding: 'wrong_amount',
    });
  });

  it('is paid by the reference that was our own choice, and by no other that names it', () => {
    const verified = seen({ reference: 'intent-1', receipt: 'intent-1', amount });
    expect(attemptAfter([verified], PAYSTACK)).toMatchObject({ state: 'paid', receipt: 'intent-1' });
    const pulled = seen({
      source: 'pull',
      reference: 'page-9',
      accountReference: 'ORDER1',
      receipt: 'page-9',
      amount,
    });
    for (const event of [seen({ reference: 'page-9', amount }), pulled, hinted()])
      expect(attemptAfter([unanswered, event], PAYSTACK)).toMatchObject({ state: 'pending', finding: null });
  });
});

const paidOnStatement = seen({
  source: 'pull',
  reference: null,
  accountReference: 'ORDER1',
  receipt: 'SAB1',
  amount,
});

describe('the state of a payment attempt', () => {
  it('is paid when the provider says so of the reference that it gave', () => {
    expect(attemptAfter([acknowledged, seen({})])).toMatchObject({ state: 'paid', isLate: false });
  });

  it('is failed by a request that was refused or not sent, and pending by one without an answer', () => {
    const rejected: AttemptEvent = {
      type: 'requested',
      outcome: { kind: 'rejected', code: '400.002.02', reason: 'merchant' },
    };
    expect(attemptAfter([rejected])).toMatchObject({ state: 'failed', reason: 'merchant' });
    const unsent: AttemptEvent = {
      type: 'requested',
      outcome: { kind: 'not_attempted', reason: 'unavailable' },
    };
    expect(attemptAfter([unsent])).toMatchObject({ state: 'failed', reason: 'unavailable' });
    expect(attemptAfter([unanswered])).toMatchObject({ state: 'pending', reference: null });
  });

  it('is not changed by unsigned callbacks, whatever they claim', () => {
    for (const state of ['paid', 'failed', 'pending', 'unknown'] as const) {
      for (const source of ['callback', 'confirmation'] as const) {
        const claim = seen({ state, source, amount, receipt: 'SAB1', accountReference: 'ORDER1' });
        expect(attemptAfter([acknowledged, claim]).state, `${source} ${state}`).toBe('pending');
      }
    }
  });

  it('is changed by signed callbacks', () => {
    expect(attemptAfter([acknowledged, seen({ source: 'callback', amount })], STRIPE).state).toBe('paid');
    const failed = seen({ source: 'callback', state: 'failed', reason: 'declined' });
    expect(attemptAfter([acknowledged, failed], STRIPE)).toMatchObject({
      state: 'failed',
      reason: 'declined',
    });
  });

  it('is not paid by a signed callback that names its intent or its order, but not its reference', () => {
    const named = seen({ source: 'callback', reference: 'cs_1', intentId: 'intent-1', amount });
    const linked = seen({ source: 'callback', reference: 'cs_1', accountReference: 'ORDER1', amount });
    for (const trust of [STRIPE, PAYSTACK])
      for (const begun of [unanswered, acknowledged])
        for (const report of [named, linked])
          expect(attemptAfter([begun, report], trust)).toMatchObject({ state: 'pending', finding: null });
    const other = seen({ source: 'callback', intentId: 'intent-2', amount });
    expect(attemptAfter([acknowledged, other], STRIPE).state).toBe('pending');
  });

  it('is not paid by a signed report that waits for the answer to a question', () => {
    const report = seen({ source: 'callback', amount });
    expect(attemptAfter([acknowledged, report], PAYSTACK).state).toBe('pending');
    expect(attemptAfter([acknowledged, report, seen({ amount })], PAYSTACK).state).toBe('paid');
  });

  it.each([
    ['no amount', {}, null],
    ['an amount of another currency', { amount: amountOf('USD', amount.units) }, 'wrong_amount'],
    ['an amount of a currency that nothing is sold in', { isForeignMoney: true }, 'wrong_amount'],
    ['nothing', { amount: amountOf('KES', 0n) }, 'wrong_amount'],
    ['a unit less', { amount: amountOf('KES', amount.units - 1n) }, 'wrong_amount'],
    ['a unit more', { amount: amountOf('KES', amount.units + 1n) }, 'wrong_amount'],
  ])('is not paid by %s, however it is proven', (_name, changes, finding) => {
    for (const source of ['query', 'callback', 'pull'] as const) {
      const report = seen({ source, receipt: 'SAB1', amount: null, ...changes });
      expect(attemptAfter([acknowledged, report], STRIPE)).toMatchObject({ state: 'pending', finding });
    }
  });

  it('is not paid by a query of a reference that another came up with', () => {
    expect(attemptAfter([unanswered, seen({ reference: 'ref-of-a-smaller-payment' })]).state).toBe('pending');
    expect(attemptAfter([acknowledged, seen({ reference: 'ref-of-another' })]).state).toBe('pending');
  });

  it('is paid by the statement after a lost answer, with the sum and the receipt', () => {
    expect(attemptAfter([unanswered, paidOnStatement])).toMatchObject({ state: 'paid', receipt: 'SAB1' });
    const without = seen({ source: 'pull', reference: null, accountReference: 'ORDER1', receipt: 'SAB1' });
    expect(attemptAfter([unanswered, without]).state).toBe('pending');
    const other = seen({
      source: 'pull',
      reference: null,
      accountReference: 'ORDER2',
      receipt: 'SAB1',
      amount,
    });
    expect(attemptAfter([unanswered, other]).state).toBe('pending');
  });

  it('is not paid by another sum, which a person must see', () => {
    const little = seen({
      source: 'pull',
      reference: null,
      accountReference: 'ORDER1',
      receipt: 'SAB1',
      amount: amountOf('KES', UNITS_PER_WHOLE),
    });
    expect(attemptAfter([unanswered, little])).toMatchObject({ state: 'pending', finding: 'wrong_amount' });
  });

  it('becomes paid late, after it failed or expired', () => {
    const failed = seen({ state: 'failed', reason: 'no_answer' });
    expect(attemptAfter([acknowledged, failed])).toMatchObject({ state: 'failed', reason: 'no_answer' });
    expect(attemptAfter([acknowledged, failed, seen({})])).toMatchObject({
      state: 'paid',
      isLate: true,
      reason: null,
    });
    expect(attemptAfter([acknowledged, { type: 'expired' }, seen({})])).toMatchObject({
      state: 'paid',
      isLate: true,
    });
  });

  it('is left to a person when no question was answered', () => {
    expect(attemptAfter([acknowledged, { type: 'expired' }, { type: 'given_up' }])).toMatchObject({
      state: 'expired',
      finding: 'unresolved',
    });
    expect(attemptAfter([acknowledged, seen({}), { type: 'given_up' }]).finding).toBeNull();
  });

  it('stays paid in a dispute, which is a flag', () => {
    const disputed = attemptAfter([acknowledged, seen({}), { type: 'disputed' }]);
    expect(disputed).toMatchObject({ state: 'paid', isDisputed: true });
    expect(attemptAfter([{ type: 'dispute_closed' }], MPESA, disputed).isDisputed).toBe(false);
  });

  it('never leaves paid, and never goes back, whatever comes in whatever order', () => {
    const ORDER = { created: 0, pending: 1, failed: 2, expired: 2, paid: 3 };
    const events: AttemptEvent[] = [
      acknowledged,
      unanswered,
      { type: 'requested', outcome: { kind: 'not_attempted', reason: 'busy' } },
      seen({}),
      seen({ state: 'failed', reason: 'cancelled' }),
      seen({ state: 'unknown' }),
      seen({ state: 'pending' }),
      seen({ source: 'callback', state: 'failed' }),
      seen({ source: 'callback', reference: 'ref-2' }),
      paidOnStatement,
      { type: 'expired' },
      { type: 'given_up' },
      { type: 'disputed' },
      { type: 'dispute_closed' },
    ];
    const random = dice('payment attempts');
    for (let run = 0; run < 2_000; run += 1) {
      let attempt = fresh;
      for (let step = 0; step < 12; step += 1) {
        const event = events[Math.floor(random() * events.length)] as AttemptEvent;
        const trust = random() < 0.5 ? MPESA : STRIPE;
        const next = applyEvent(attempt, event, trust);
        expect(ORDER[next.state]).toBeGreaterThanOrEqual(ORDER[attempt.state]);
        expect(applyEvent(next, event, trust).state).toBe(next.state);
        attempt = next;
      }
    }
  });
});

describe('the questions for a pending payment', () => {
  it('come at 5, 10, 20, 40 and 60 seconds, then hourly for 72 hours', () => {
    const asked: number[] = [];
    for (let at = nextQuery(0); at !== null; at = nextQuery(at)) asked.push(at);
    expect(asked.slice(0, 7)).toEqual([5, 10, 20, 40, 60, 3_600, 7_200]);
    expect(asked.at(-1)).toBe(72 * 3_600);
    expect(asked).toHaveLength(5 + 72);
  });

  it('are not made up for after a standstill', () => {
    expect(nextQuery(35)).toBe(40);
    expect(nextQuery(61)).toBe(3_600);
    expect(nextQuery(10 * 3_600 + 1)).toBe(11 * 3_600);
    expect(nextQuery(72 * 3_600)).toBeNull();
  });
});

describe('a payment that arrived', () => {
  it('sells the places that were held, else free ones, else goes back', () => {
    expect(settlementOf({ isHeld: true, hasFreePlaces: false, isClosed: false })).toBe('sell_held');
    expect(settlementOf({ isHeld: false, hasFreePlaces: true, isClosed: false })).toBe('sell_free');
    expect(settlementOf({ isHeld: false, hasFreePlaces: false, isClosed: false })).toBe('refund');
    expect(settlementOf({ isHeld: true, hasFreePlaces: true, isClosed: true })).toBe('refund');
  });
});
