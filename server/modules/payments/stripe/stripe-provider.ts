import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import {
  ANSWER_TIMEOUT_MS,
  type Callback,
  type Capabilities,
  type CheckOutcome,
  type Observation,
  type PaymentIntent,
  type PaymentObservation,
  type PaymentProvider,
  type RefundObservation,
  type RefundOutcome,
  type RefundQuery,
  type RefundRequest,
  type StartOutcome,
} from '../port.ts';
import { amountFault, LIMITS, minorOf, refundFault } from './stripe.rules.ts';
import {
  eventObservations,
  INTENT_FIELD,
  REFUND_FIELD,
  refundObservation,
  sessionObservation,
} from './stripe-observations.ts';
import { checkOf, codeOf, isCredentialError, type Refusal, refusalOf } from './stripe-refusals.ts';

/** The account of a merchant at Stripe. */
export interface StripeAccount {
  /** `https://api.stripe.com`, or a server that speaks like it. */
  baseUrl: string;
  secretKey: string;
  /** Of the one endpoint for all events. */
  webhookSecret: string;
}

/** Stripe refuses a session of less than 30 minutes from its own time, and a request may wait in a queue before. */
const SESSION_SECONDS = 30 * 60;
const QUEUE_SECONDS = 2 * 60;

const CAPABILITIES: Capabilities = {
  currencies: LIMITS,
  resolvedBy: ['query', 'callback'],
  isIdempotent: true,
  callbackAuth: 'hmac',
  references: 'named',
  callbacks: 'reports',
  refund: { partial: true, several: true, via: 'same' },
  expiresAfter: SESSION_SECONDS + QUEUE_SECONDS,
  cardByQuery: true,
};

/** An older event is a replay. Clocks of other machines may be that much behind. */
const TOLERANCE_SECONDS = 300;
/** Longest page of a list. */
const PAGE = 100;

/** Stripe Checkout: cards on a page of Stripe's. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly capabilities = CAPABILITIES;
  readonly #account: StripeAccount;
  readonly #clock: Clock;
  readonly #stripe: Stripe;
  /** How often the package sent the request of a key that is under way. */
  readonly #attempts = new Map<string, number>();

  constructor(account: StripeAccount, clock: Clock, timeoutMs = ANSWER_TIMEOUT_MS) {
    this.#account = account;
    this.#clock = clock;
    const { hostname, port, protocol } = new URL(account.baseUrl);
    const isPlain = protocol === 'http:';
    this.#stripe = new Stripe(account.secretKey, {
      host: hostname,
      port: port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
      timeout: timeoutMs,
      telemetry: false,
      // The core repeats, with the same key; the package still does so once for a connection that was closed.
      maxNetworkRetries: 0,
    });
    this.#stripe.on('request', ({ idempotency_key: key }: Stripe.RequestEvent) => {
      if (key !== undefined) this.#attempts.set(key, (this.#attempts.get(key) ?? 0) + 1);
    });
  }

  /** A key may read balances unless it is restricted. The webhook secret proves itself with the first event. */
  async check(): Promise<CheckOutcome> {
    try {
      await this.#stripe.balance.retrieve();
      return { kind: 'ok' };
    } catch (error) {
      return checkOf(error);
    }
  }

  async start(intent: PaymentIntent): Promise<StartOutcome> {
    const reason = amountFault(intent.amount);
    if (reason) return { kind: 'not_attempted', reason };
    const session = await this.#once(intent.id, (idempotencyKey) =>
      this.#stripe.checkout.sessions.create(sessionOf(intent), { idempotencyKey }),
    );
    if ('kind' in session) return session;
    if (!session.url) return { kind: 'unknown', detail: `a session without a page: ${session.status}` };
    return { kind: 'acknowledged', reference: session.id, next: { kind: 'page', url: session.url } };
  }

  async query(reference: string): Promise<PaymentObservation> {
    try {
      const session = await this.#retrieve(reference);
      if (session.id === reference) return sessionObservation(session, 'query');
      return { ...NOTHING, reference };
    } catch (error) {
      return { ...NOTHING, reference, code: codeOf(error) };
    }
  }

  /** Stripe has no sessions of less than half an hour: this ends one before. It refuses that for one that is complete. */
  async closePage(reference: string): Promise<boolean> {
    try {
      return (await this.#stripe.checkout.sessions.expire(reference)).status === 'expired';
    } catch {
      return false;
    }
  }

  /** A restricted key may lack the right to read charges, which have the card. */
  async #retrieve(reference: string): Promise<Stripe.Checkout.Session> {
    const { sessions } = this.#stripe.checkout;
    try {
      return await sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
      return sessions.retrieve(reference, { expand: ['payment_intent'] });
    }
  }

  parseCallback({ body, headers, receivedAt }: Callback): Observation[] {
    const signature = headers['stripe-signature'];
    if (!signature) return [];
    const now = (receivedAt ?? this.#clock.now()).getTime();
    try {
      const { webhookSecret } = this.#account;
      const event = this.#stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
      return eventObservations(event);
    } catch {
      // A signature that is wrong or too old, or a body that is no event.
      return [];
    }
  }

  async refund(request: RefundRequest): Promise<RefundOutcome> {
    const reason = refundFault(request.amount);
    if (reason) return { kind: 'not_attempted', reason };
    const refund = await this.#once(request.id, (idempotencyKey) =>
      this.#stripe.refunds.create(
        {
          payment_intent: request.receipt,
          amount: minorOf(request.amount),
          metadata: { [REFUND_FIELD]: request.id },
        },
        { idempotencyKey },
      ),
    );
    if ('kind' in refund) {
      return refund.kind === 'rejected' ? { kind: 'rejected', code: refund.code } : refund;
    }
    const { state, code } = refundObservation(refund);
    if (state === 'failed') return { kind: 'rejected', code: code ?? 'failed' };
    return { kind: 'acknowledged', reference: refund.id };
  }

  /** A refund whose answer was lost is found among those of its payment. */
  async queryRefund({ id, reference, payment }: RefundQuery): Promise<RefundObservation> {
    try {
      const refund =
        reference === null
          ? await this.#findRefund(payment, id)
          : await this.#stripe.refunds.retrieve(reference);
      if (refund) return { ...refundObservation(refund), id };
      return { ...NO_REFUND, id, reference, payment };
    } catch (error) {
      const needsMerchant = isCredentialError(error);
      return { ...NO_REFUND, id, reference, payment, code: codeOf(error), needsMerchant };
    }
  }

  async #findRefund(payment: string, id: string): Promise<Stripe.Refund | undefined> {
    const { data } = await this.#stripe.refunds.list({ payment_intent: payment, limit: PAGE });
    return data.find(({ metadata }) => metadata?.[REFUND_FIELD] === id);
  }

  /** Sends a request with a key, under which Stripe does it once however often it is sent. */
  async #once<T extends object>(key: string, send: (key: string) => Promise<T>): Promise<T | Refusal> {
    try {
      return await send(key);
    } catch (error) {
      return refusalOf(error, this.#attempts.get(key) ?? 1);
    } finally {
      this.#attempts.delete(key);
    }
  }
}

/** Depends on the intent alone: under one key, Stripe refuses a request that differs from the first. */
function sessionOf(intent: PaymentIntent): Stripe.Checkout.SessionCreateParams {
  const metadata = { [INTENT_FIELD]: intent.id, account_reference: intent.accountReference };
  const created = Math.floor(intent.createdAt.getTime() / 1_000);
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: intent.amount.currency.toLowerCase(),
          unit_amount: minorOf(intent.amount),
          product_data: { name: intent.description || 'Tickets' },
        },
      },
    ],
    client_reference_id: intent.accountReference,
    metadata,
    // Metadata of a session is not copied to its payment.
    payment_intent_data: { metadata },
    expires_at: created + SESSION_SECONDS + QUEUE_SECONDS,
    success_url: intent.returnUrl,
    cancel_url: intent.cancelUrl,
    ...(intent.email !== null && { customer_email: intent.email }),
  };
}

const NOTHING: PaymentObservation = {
  about: 'payment',
  state: 'unknown',
  source: 'query',
  reference: null,
  intentId: null,
  accountReference: null,
  code: null,
  reason: null,
  receipt: null,
  amount: null,
  payer: null,
};

const NO_REFUND: RefundObservation = {
  about: 'refund',
  state: 'unknown',
  id: null,
  reference: null,
  payment: null,
  code: null,
  receipt: null,
  amount: null,
  needsMerchant: false,
};
