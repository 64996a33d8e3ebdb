import { beforeEach, describe, expect, it } from 'vitest';
import { type Attempt, applyEvent, newAttempt } from '../../../server/modules/payments/payment.rules.ts';
import type {
  Observation,
  PaymentIntent,
  PaymentObservation,
  PaymentProvider,
} from '../../../server/modules/payments/port.ts';

/** A situation that a provider's server must be able to play. */
export type Situation =
  /** The payer pays, or declines, at once. */
  | 'paid'
  | 'declined'
  /** The request is accepted, and its answer is lost. */
  | 'answer_lost'
  /** The request is lost before it is accepted. */
  | 'request_lost'
  /** A machine between answers with a page of its own. */
  | 'foreign_page'
  /** The outcome has a code that the provider's documents do not name. */
  | 'unmapped_outcome'
  /** The first callback says failed, the next one paid. */
  | 'flapping'
  /** The callback comes before the answer to the request. */
  | 'callback_first'
  /** Questions for the state get no clear answer. */
  | 'unclear_query'
  /** The credentials of the running session are replaced by others. */
  | 'token_replaced';

export interface Harness {
  provider: PaymentProvider;
  /** Two others: one with a key that its server does not know, and one whose server is not there. */
  strangers(): { withWrongKey: PaymentProvider; withoutServer: PaymentProvider };
  /** True for a provider that sends no callback about a failure: only a query finds it. */
  isSilentOnFailure?: boolean;
  /** An intent that no other test has. */
  intent(): PaymentIntent;
  /** Arranges the next payment. */
  arrange(situation: Situation): Promise<void>;
  /** Lets everything happen that is due within a minute. */
  settle(): Promise<void>;
  /**
   * True for a provider whose callbacks say only that something has changed: what it is, a question tells, which follows
   * each of them.
   */
  isHint?: boolean;
  /** What the adapter reads in the callbacks that came for this address, in their order. */
  observed(callbackUrl: string): Observation[];
  /** Number of payments that the provider's server took for this intent. */
  takenFor(intent: PaymentIntent): Promise<number>;
  reset(): Promise<void>;
  /** What the adapter reads of a payment in which its provider says something else: in a signed report, and in an answer. */
  read(reported: Told): Promise<{ report: Observation[]; answer: PaymentObservation }>;
  /** False for a provider that has one currency, and names none. */
  hasCurrencies?: boolean;
}

/** A payment as a provider tells of it. Amounts and currencies are as on its wire. */
export interface Told {
  intent: PaymentIntent;
  reference: string;
  amount: unknown;
  currency: unknown;
}

const states = (observations: Observation[]): string[] => observations.map(({ state }) => state);

/** What every adapter must do. The core relies on nothing else. */
export function describeConformance(name: string, harness: () => Harness): void {
  describe(`the adapter of ${name}`, () => {
    beforeEach(() => harness().reset());

    async function start(situation: Situation) {
      const { provider, intent, arrange } = harness();
      await arrange(situation);
      const asked = intent();
      return { intent: asked, outcome: await provider.start(asked) };
    }

    async function started(situation: Situation) {
      const { intent, outcome } = await start(situation);
      if (outcome.kind !== 'acknowledged') throw new Error(`it was ${outcome.kind}`);
      return { intent, reference: outcome.reference };
    }

    const query = (reference: string): Promise<PaymentObservation> => harness().provider.query(reference);

    /** What is known from the callbacks that came for an address, in their order. */
    async function seen(callbackUrl: string): Promise<Observation[]> {
      const found = harness().observed(callbackUrl);
      if (!harness().isHint) return found;
      const answers: Observation[] = [];
      for (const hint of found) answers.push(await query(hint.reference ?? ''));
      return answers;
    }

    it('tells right credentials from wrong ones, and from a server that does not answer', async () => {
      const { provider, strangers } = harness();
      const { withWrongKey, withoutServer } = strangers();
      expect(await provider.check()).toEqual({ kind: 'ok' });
      expect(await withWrongKey.check()).toMatchObject({ kind: 'refused', reason: 'key' });
      expect(await withoutServer.check()).toMatchObject({ kind: 'unknown', detail: expect.any(String) });
    });

    it('reports a payment that was made, by callback and by query', async () => {
      const { intent, reference } = await started('paid');
      await harness().settle();
      expect(await query(reference)).toMatchObject({ state: 'paid', reference });
      expect(await seen(intent.callbackUrl)).toContainEqual(
        expect.objectContaining({ state: 'paid', reference, amount: intent.amount }),
      );
    });

    it('reports a payment that was declined, with a reason', async () => {
      const { intent, reference } = await started('declined');
      await harness().settle();
      expect(await query(reference)).toMatchObject({ state: 'failed', reason: expect.any(String) });
      const expected = harness().isSilentOnFailure ? [] : ['failed'];
      expect(states(await seen(intent.callbackUrl))).toEqual(expected);
      expect(await harness().takenFor(intent)).toBe(0);
    });

    it('takes a lost answer for unknown, never for failed, and sends nothing again', async () => {
      const { intent, outcome } = await start('answer_lost');
      expect(outcome.kind).toBe('unknown');
      await harness().settle();
      expect(await harness().takenFor(intent)).toBe(1);
      expect(states(await seen(intent.callbackUrl))).toEqual(['paid']);
    });

    it.each(['request_lost', 'foreign_page'] as const)('takes %s for unknown', async (situation) => {
      const { intent, outcome } = await start(situation);
      expect(outcome.kind).toBe('unknown');
      await harness().settle();
      expect(await harness().takenFor(intent)).toBeLessThanOrEqual(1);
    });

    it('takes an outcome that no document names for unknown', async () => {
      const { intent, reference } = await started('unmapped_outcome');
      await harness().settle();
      expect((await query(reference)).state).toBe('unknown');
      expect(states(await seen(intent.callbackUrl))).toEqual(['unknown']);
    });

    it('reports both of two callbacks that contradict each other', async () => {
      const { intent } = await started('flapping');
      await harness().settle();
      expect(states(await seen(intent.callbackUrl))).toEqual(['failed', 'paid']);
    });

    it('reads a callback that came before the answer', async () => {
      const { provider, intent, arrange } = harness();
      await arrange('callback_first');
      const asked = intent();
      const outcome = await provider.start(asked);
      const [first] = await seen(asked.callbackUrl);
      expect(first).toMatchObject({ state: 'paid' });
      expect(outcome).toMatchObject({ kind: 'acknowledged', reference: first?.reference });
    });

    it('takes an unclear state for unknown, and the clear one after it for what it is', async () => {
      const { reference } = await started('unclear_query');
      await harness().settle();
      expect((await query(reference)).state).not.toBe('failed');
      expect((await query(reference)).state).not.toBe('failed');
      expect((await query(reference)).state).toBe('paid');
    });

    it('renews replaced credentials, and takes the same payment once', async () => {
      const { intent, reference } = await started('token_replaced');
      await harness().settle();
      expect(await harness().takenFor(intent)).toBe(1);
      expect(await query(reference)).toMatchObject({ state: 'paid' });
    });

    /** The attempt after a report and an answer, or after the report alone. */
    async function attemptAfter(reported: Partial<Told>, how: 'both' | 'report' = 'both'): Promise<Attempt> {
      const { provider, intent, read } = harness();
      const asked = reported.intent ?? intent();
      const reference = provider.capabilities.references === 'chosen' ? asked.id : 'of-its-own-answer';
      const { report, answer } = await read({ ...right(asked), reference, ...reported });
      const next = { kind: 'page', url: 'https://pay.example' } as const;
      const outcome = { kind: 'acknowledged', reference, next } as const;
      const begun = newAttempt(asked.id, asked.amount, asked.accountReference);
      const observations = [...report, ...(how === 'both' ? [answer] : [])];
      return observations
        .filter((one) => one.about === 'payment')
        .reduce(
          (attempt, observation) =>
            applyEvent(attempt, { type: 'observed', observation }, provider.capabilities),
          applyEvent(begun, { type: 'requested', outcome }, provider.capabilities),
        );
    }

    const right = (intent: PaymentIntent) => ({
      ...{ intent, reference: '', currency: intent.amount.currency },
      amount: Number(intent.amount.units / 100_000n),
    });

    it('proves a payment of the amount that was asked for', async () => {
      expect(await attemptAfter({})).toMatchObject({ state: 'paid', finding: null });
    });

    it('proves nothing by the name of an attempt beside another reference', async () => {
      const asked = harness().intent();
      const about = { intent: asked, reference: 'of-another-page' };
      expect(await attemptAfter(about)).toMatchObject({ state: 'pending', finding: null });
      const wrong = { ...about, currency: 'NGN', amount: 1 };
      expect(await attemptAfter(wrong)).toMatchObject({ state: 'pending', finding: null });
    });

    it.each([null, undefined, '', '1e9', 'NaN', '-1', -100, 1.5, true, [1], { amount: 1 }])(
      'takes %j for no amount',
      async (amount) => {
        expect(await attemptAfter({ amount })).toMatchObject({ state: 'pending', finding: null });
      },
    );

    it.each([0, -1, 1, 100])('takes a payment of another amount for a finding: %i', async (off) => {
      const asked = harness().intent();
      const amount = off === 0 ? 0 : right(asked).amount + off * 100;
      const after = await attemptAfter({ intent: asked, amount });
      expect(after).toMatchObject({ state: 'pending', finding: 'wrong_amount' });
    });

    it.each(['JPY', 'jpy', 'NGN', 'EUR', 'XLM', 'constructor'])(
      'takes a payment in %s for a finding',
      async (currency) => {
        if (harness().hasCurrencies === false) return;
        expect(await attemptAfter({ currency })).toMatchObject({ state: 'pending', finding: 'wrong_amount' });
      },
    );

    it('takes a report for paid at most where it is signed and needs no question', async () => {
      const { callbackAuth, confirmsReports } = harness().provider.capabilities;
      const isProof = callbackAuth === 'hmac' && !confirmsReports;
      expect((await attemptAfter({}, 'report')).state).toBe(isProof ? 'paid' : 'pending');
    });

    it('reads nothing in bodies that are not its own', () => {
      const { provider } = harness();
      for (const body of ['', 'null', '[]', '{}', '<html>', '{"Body":1}', '{"data":{"id":1}}', '\u0000']) {
        expect(provider.parseCallback({ body: Buffer.from(body), headers: {} })).toEqual([]);
      }
    });
  });
}
