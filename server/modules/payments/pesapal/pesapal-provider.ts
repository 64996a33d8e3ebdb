import type { Clock } from '../../../platform/clock.ts';
import { PromiseCache } from '../../../platform/promise-cache.ts';
import {
  ANSWER_TIMEOUT_MS,
  type Callback,
  type Capabilities,
  type CheckOutcome,
  type NotAttemptedReason,
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
import {
  amountFault,
  EXPIRES_AFTER,
  isCard,
  isReference,
  LIMITS,
  numberOf,
  refundFault,
} from './pesapal.rules.ts';
import { type PesapalAddress, type PesapalAnswer, PesapalClient } from './pesapal-client.ts';
import { NOTHING, notificationObservations, orderObservation, textOf } from './pesapal-messages.ts';

/**
 * The account of a merchant at Pesapal. Its base URL is `https://pay.pesapal.com/v3`, or that of a server that speaks
 * like it.
 */
export type PesapalAccount = PesapalAddress;

const CAPABILITIES: Capabilities = {
  currencies: LIMITS,
  resolvedBy: ['query', 'callback'],
  isIdempotent: false,
  callbackAuth: 'none',
  references: 'named',
  callbacks: 'hints',
  // Of a payment by mobile money no part, see `refundRules`.
  refund: { partial: true, several: false, via: 'same' },
  expiresAfter: EXPIRES_AFTER,
};

const MAX_ADDRESSES = 100;
const STATUS = '/api/Transactions/GetTransactionStatus';
/** Pesapal shows it beside a refund. */
const USERNAME = 'Passa';

type NotAttempted = { kind: 'not_attempted'; reason: NotAttemptedReason };

/** Pesapal 3: cards and mobile money on a page of Pesapal's. */
export class PesapalProvider implements PaymentProvider {
  readonly name = 'pesapal';
  readonly capabilities = CAPABILITIES;
  readonly #clock: Clock;
  readonly #client: PesapalClient;
  /** The ID under which Pesapal knows an address for notifications, by address. */
  readonly #notifications = new PromiseCache<string | NotAttempted>({
    max: MAX_ADDRESSES,
    keeps: (found) => typeof found === 'string',
  });

  constructor(account: PesapalAccount, clock: Clock, timeoutMs = ANSWER_TIMEOUT_MS) {
    this.#clock = clock;
    this.#client = new PesapalClient(account, () => clock.now().getTime(), timeoutMs);
  }

  /** A token proves the key and its secret; the list of addresses proves the token. */
  async check(): Promise<CheckOutcome> {
    const answer = await this.#client.get('/api/URLSetup/GetIpnList');
    if (answer.kind === 'not_sent' && answer.reason === 'credentials')
      return { kind: 'refused', reason: 'key', detail: 'token' };
    if (answer.kind !== 'answer')
      return { kind: 'unknown', detail: answer.kind === 'not_sent' ? 'unavailable' : answer.detail };
    const { status, error } = answer;
    if (error === null) return { kind: 'ok' };
    return status === 403
      ? { kind: 'refused', reason: 'permission', detail: error }
      : { kind: 'unknown', detail: error };
  }

  async register(callbackUrl: string): Promise<boolean> {
    return typeof (await this.#notificationId(callbackUrl)) === 'string';
  }

  /** The merchant reference is the ID of the attempt: Pesapal refuses a second order with it. */
  async start(intent: PaymentIntent): Promise<StartOutcome> {
    const reason = amountFault(intent.amount);
    if (reason) return { kind: 'not_attempted', reason };
    if (!intent.email) return { kind: 'not_attempted', reason: 'email' };
    if (!isReference(intent.id)) return { kind: 'rejected', code: 'reference', reason: 'merchant' };
    const { accountCallbackUrl: address } = intent;
    const notification = await this.#notificationId(address);
    if (typeof notification !== 'string') return notification;
    const answer = await this.#client.post('/api/Transactions/SubmitOrderRequest', {
      id: intent.id,
      currency: intent.amount.currency,
      amount: numberOf(intent.amount),
      description: `${intent.description} ${intent.accountReference}`,
      callback_url: intent.returnUrl,
      cancellation_url: intent.cancelUrl,
      notification_id: notification,
      billing_address: { email_address: intent.email, ...(intent.phone && { phone_number: intent.phone }) },
    });
    if (isUnknownAddress(answer)) this.#notifications.delete(address);
    return started(answer, intent.id);
  }

  async query(reference: string, startedAt: Date | null = null): Promise<PaymentObservation> {
    const answer = await this.#client.get(STATUS, { orderTrackingId: reference });
    if (answer.kind !== 'answer') return { ...NOTHING, reference };
    const { fields, error } = answer;
    // An order that was not paid yet has its status beside an error.
    const isOther = ![null, reference].includes(textOf(fields, 'order_tracking_id'));
    if (isOther || textOf(fields, 'status_code') === null) return { ...NOTHING, reference, code: error };
    return orderObservation(fields, { reference, startedAt }, this.#clock.now());
  }

  /** A hint, which names an order and says nothing about it. */
  parseCallback({ body }: Callback): Observation[] {
    return notificationObservations(body.toString('utf8'));
  }

  /**
   * Requests a refund, which people at Pesapal approve. A payment has one. The status is asked for before, since it
   * shows whether the money has gone back already and how it was paid.
   */
  async refund(request: RefundRequest): Promise<RefundOutcome> {
    const reason = refundFault(request.amount);
    if (reason) return { kind: 'not_attempted', reason };
    const { paymentReference: orderTrackingId } = request;
    if (orderTrackingId === null) return { kind: 'rejected', code: 'no_reference' };
    const before = await this.#client.get(STATUS, { orderTrackingId });
    if (before.kind !== 'answer') return { kind: 'not_attempted', reason: reasonOf(before) ?? 'unavailable' };
    const { state, isReversed } = orderObservation(
      before.fields,
      { reference: orderTrackingId, startedAt: null },
      this.#clock.now(),
    );
    if (isReversed) return { kind: 'reversed' };
    if (state !== 'paid') return { kind: 'not_attempted', reason: reasonOf(before) ?? 'unavailable' };
    const isPart = request.amount.units !== request.paid.units;
    if (isPart && !isCard(textOf(before.fields, 'payment_method')))
      return { kind: 'rejected', code: 'part_of_mobile_payment' };
    const answer = await this.#client.post('/api/Transactions/RefundRequest', {
      confirmation_code: request.receipt,
      amount: numberOf(request.amount),
      username: USERNAME,
      remarks: `Refund ${request.id}`,
    });
    return refundStarted(answer, request.receipt);
  }

  /** Of a payment by mobile money no part. Without a clear answer, the rules of cards: the refund then waits for a person. */
  async refundRules(orderTrackingId: string): Promise<Capabilities['refund']> {
    const answer = await this.#client.get(STATUS, { orderTrackingId });
    if (answer.kind !== 'answer') return CAPABILITIES.refund;
    const asked = { reference: orderTrackingId, startedAt: null };
    const { state } = orderObservation(answer.fields, asked, this.#clock.now());
    const isMobile = state === 'paid' && !isCard(textOf(answer.fields, 'payment_method'));
    return { ...CAPABILITIES.refund, partial: !isMobile };
  }

  /** The payment is reversed once its refund was approved. */
  async queryRefund({ id, reference, payment, paymentReference }: RefundQuery): Promise<RefundObservation> {
    const about = { ...NO_REFUND, id, reference, payment };
    if (paymentReference === null) return about;
    const answer = await this.#client.get(STATUS, { orderTrackingId: paymentReference });
    const needsMerchant = reasonOf(answer) === 'credentials';
    if (answer.kind !== 'answer') return { ...about, needsMerchant };
    const asked = { reference: paymentReference, startedAt: null };
    const { state, code, isReversed } = orderObservation(answer.fields, asked, this.#clock.now());
    if (isReversed) return { ...about, state: 'paid', code };
    return { ...about, state: state === 'paid' ? 'pending' : 'unknown', code, needsMerchant };
  }

  /** Finds the ID of an address for notifications, or registers the address. One call at a time does so. */
  #notificationId(url: string): Promise<string | NotAttempted> {
    return this.#notifications.get(url, () => this.#findNotification(url));
  }

  async #findNotification(url: string): Promise<string | NotAttempted> {
    const listed = await this.#client.get('/api/URLSetup/GetIpnList');
    const list = listed.kind === 'answer' ? listed.list : null;
    if (!list) return { kind: 'not_attempted', reason: reasonOf(listed) ?? 'unavailable' };
    const known = list.find((one) => textOf(one, 'url') === url);
    const id = known && textOf(known, 'ipn_id');
    if (id) return id;
    const made = await this.#client.post('/api/URLSetup/RegisterIPN', {
      url,
      ipn_notification_type: 'POST',
    });
    const registered = made.kind === 'answer' && made.error === null ? textOf(made.fields, 'ipn_id') : null;
    // A registration is no payment, so that another attempt may repeat it.
    return registered ?? { kind: 'not_attempted', reason: reasonOf(made) ?? 'unavailable' };
  }
}

/** The reason for which nothing was done; undefined where that is not certain. */
function reasonOf(answer: PesapalAnswer): NotAttemptedReason | undefined {
  if (answer.kind === 'not_sent') return answer.reason;
  if (answer.kind === 'unanswered') return undefined;
  if (answer.status === 403) return 'credentials';
  return answer.status === 429 ? 'busy' : undefined;
}

/** Whether Pesapal does not know the address for notifications any more. */
const isUnknownAddress = (answer: PesapalAnswer): boolean =>
  answer.kind === 'answer' && /ipn|notification/i.test(answer.error ?? '');

/** Errors of orders that refuse their form or their amount. Of others it is not certain that nothing was made. */
const REFUSED = /^(invalid_|missing_|unsupported_|amount_)/i;

function started(answer: PesapalAnswer, id: string): StartOutcome {
  const reason = reasonOf(answer) ?? (isUnknownAddress(answer) ? 'unavailable' : undefined);
  if (reason) return { kind: 'not_attempted', reason };
  if (answer.kind !== 'answer') return { kind: 'unknown', detail: detailOf(answer) };
  const { fields, error, status } = answer;
  const [reference, url] = [textOf(fields, 'order_tracking_id'), textOf(fields, 'redirect_url')];
  const isOwn = textOf(fields, 'merchant_reference') === id;
  if (error === null && reference !== null && url !== null && isOwn && URL.canParse(url))
    return { kind: 'acknowledged', reference, next: { kind: 'page', url } };
  if (error !== null && status < 500 && REFUSED.test(error))
    return { kind: 'rejected', code: error, reason: 'merchant' };
  // A reference that is taken is that of this very attempt: the first request decides.
  return { kind: 'unknown', detail: error ?? 'no reference' };
}

function refundStarted(answer: PesapalAnswer, receipt: string): RefundOutcome {
  const reason = reasonOf(answer);
  if (reason) return { kind: 'not_attempted', reason };
  if (answer.kind !== 'answer') return { kind: 'unknown', detail: detailOf(answer) };
  const { status, error } = answer;
  // A refund has no reference of its own.
  if (error === null) return { kind: 'acknowledged', reference: receipt };
  // Documented: "500" in the body of HTTP 200 is a refusal.
  return status < 500 ? { kind: 'rejected', code: error } : { kind: 'unknown', detail: error };
}

const detailOf = (answer: PesapalAnswer): string =>
  answer.kind === 'unanswered' ? answer.detail : 'no answer';

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
