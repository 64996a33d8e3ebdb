import type { Clock } from '../../../platform/clock.ts';
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
  isReference,
  isSigned,
  LIMITS,
  minorOf,
  refundFault,
} from './paystack.rules.ts';
import { type PaystackAnswer, PaystackClient } from './paystack-client.ts';
import {
  eventObservations,
  type Fields,
  INTENT_FIELD,
  isObject,
  noteOf,
  ORDER_FIELD,
  refundObservation,
  textOf,
  transactionObservation,
} from './paystack-messages.ts';

/** The account of a merchant at Paystack. */
export interface PaystackAccount {
  /** `https://api.paystack.co`, or a server that speaks like it; without a slash at its end. */
  baseUrl: string;
  /** Also signs the webhooks. */
  secretKey: string;
}

const CAPABILITIES: Capabilities = {
  currencies: LIMITS,
  resolvedBy: ['query', 'callback', 'pull'],
  isIdempotent: true,
  callbackAuth: 'hmac',
  references: 'chosen',
  confirmsReports: true,
  callbacks: 'reports',
  refund: { partial: true, several: true, via: 'same' },
  expiresAfter: EXPIRES_AFTER,
};

/** Longest page of a list, and how many are read. */
const PAGE = 100;
const MAX_PAGES = 50;
/** How far back a refund is looked for whose answer was lost. */
const REFUND_SEARCH_MS = 30 * 86_400_000;

/** Paystack: cards and mobile money on a page of Paystack's. */
export class PaystackProvider implements PaymentProvider {
  readonly name = 'paystack';
  readonly capabilities = CAPABILITIES;
  readonly #account: PaystackAccount;
  readonly #clock: Clock;
  readonly #client: PaystackClient;

  constructor(account: PaystackAccount, clock: Clock, timeoutMs = ANSWER_TIMEOUT_MS) {
    this.#account = account;
    this.#clock = clock;
    this.#client = new PaystackClient(account, timeoutMs);
  }

  async check(): Promise<CheckOutcome> {
    const answer = await this.#client.get('/balance');
    if (answer.kind !== 'answer')
      return { kind: 'unknown', detail: answer.kind === 'not_sent' ? 'unavailable' : answer.detail };
    const { status, error } = answer;
    if (error === null) return { kind: 'ok' };
    if (status === 401) return { kind: 'refused', reason: 'key', detail: error };
    // Also for an address that the merchant's list of addresses leaves out.
    if (status === 403) return { kind: 'refused', reason: 'permission', detail: error };
    return { kind: 'unknown', detail: error };
  }

  /** The reference is the ID of the attempt: Paystack refuses a second transaction with it. */
  async start(intent: PaymentIntent): Promise<StartOutcome> {
    const reason = amountFault(intent.amount);
    if (reason) return { kind: 'not_attempted', reason };
    if (!intent.email) return { kind: 'not_attempted', reason: 'email' };
    if (!isReference(intent.id)) return { kind: 'rejected', code: 'reference', reason: 'merchant' };
    const answer = await this.#client.post('/transaction/initialize', {
      email: intent.email,
      amount: minorOf(intent.amount),
      currency: intent.amount.currency,
      reference: intent.id,
      callback_url: intent.returnUrl,
      metadata: {
        [INTENT_FIELD]: intent.id,
        [ORDER_FIELD]: intent.accountReference,
        cancel_action: intent.cancelUrl,
      },
    });
    return started(answer, intent.id);
  }

  async query(reference: string): Promise<PaymentObservation> {
    const answer = await this.#client.get(`/transaction/verify/${encodeURIComponent(reference)}`);
    const code = answer.kind === 'answer' ? answer.error : null;
    const data = dataOf(answer);
    if (!data || textOf(data, 'reference') !== reference) return { ...NOTHING, reference, code };
    return transactionObservation(data, 'query', this.#clock.now());
  }

  /** Signatures have no time: an event that is sent again is read again. */
  parseCallback({ body, headers }: Callback): Observation[] {
    if (!isSigned(body, headers['x-paystack-signature'], this.#account.secretKey)) return [];
    return eventObservations(body.toString('utf8'), this.#clock.now());
  }

  /**
   * Paystack would make a repeated refund again. So it is looked for first, and nothing is sent while that is not
   * possible.
   */
  async refund(request: RefundRequest): Promise<RefundOutcome> {
    const reason = refundFault(request.amount);
    if (reason) return { kind: 'not_attempted', reason };
    const before = await this.#findRefund(request.receipt, request.id);
    if (before.kind === 'found') return { kind: 'acknowledged', reference: before.reference };
    if (before.kind === 'unclear') return { kind: 'not_attempted', reason: before.reason };
    const answer = await this.#client.post('/refund', {
      transaction: request.receipt,
      amount: minorOf(request.amount),
      currency: request.amount.currency,
      merchant_note: noteOf(request.id),
    });
    return refundStarted(answer);
  }

  /** A refund whose answer was lost is found by its note. */
  async queryRefund({ id, reference, payment }: RefundQuery): Promise<RefundObservation> {
    const found =
      reference === null ? await this.#findRefund(payment, id) : ({ kind: 'found', reference } as const);
    if (found.kind !== 'found') {
      const needsMerchant = found.kind === 'unclear' && found.reason === 'credentials';
      return { ...NO_REFUND, id, reference, payment, needsMerchant };
    }
    const answer = await this.#client.get(`/refund/${encodeURIComponent(found.reference)}`);
    const data = dataOf(answer);
    if (data) return { ...refundObservation(data), id };
    const needsMerchant = reasonOf(answer) === 'credentials';
    const code = answer.kind === 'answer' ? answer.error : null;
    return { ...NO_REFUND, id, reference: found.reference, payment, code, needsMerchant };
  }

  /** @param from of the time at which the transaction was made, not of the payment */
  async pull(from: Date, to: Date): Promise<PaymentObservation[]> {
    const { items } = await this.#list('/transaction', { ...period(from, to), status: 'success' });
    return items.map((item) => transactionObservation(item, 'pull', this.#clock.now()));
  }

  async #findRefund(
    payment: string,
    id: string,
  ): Promise<
    | { kind: 'found'; reference: string }
    | { kind: 'none' }
    | { kind: 'unclear'; reason: 'credentials' | 'unavailable' }
  > {
    const now = this.#clock.now();
    const from = new Date(now.getTime() - REFUND_SEARCH_MS);
    // Clocks differ: a refund of this second must be in the period.
    const to = new Date(now.getTime() + 3_600_000);
    const { items, failure } = await this.#list('/refund', period(from, to));
    const own = items
      .map(refundObservation)
      .find((refund) => refund.id === id && refund.payment === payment && refund.reference !== null);
    if (own?.reference) return { kind: 'found', reference: own.reference };
    if (!failure) return { kind: 'none' };
    return {
      kind: 'unclear',
      reason: reasonOf(failure) === 'credentials' ? 'credentials' : 'unavailable',
    };
  }

  /** Reads all pages of a list. @returns what was read, and the answer on which it ended early */
  async #list(
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<{ items: Fields[]; failure: PaystackAnswer | null }> {
    const items: Fields[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const paging = { perPage: String(PAGE), page: String(page) };
      const answer = await this.#client.get(path, { ...query, ...paging });
      const data = answer.kind === 'answer' && answer.error === null ? answer.data : undefined;
      if (!Array.isArray(data)) return { items, failure: answer };
      items.push(...data.filter(isObject));
      if (data.length < PAGE) break;
    }
    return { items, failure: null };
  }
}

const period = (from: Date, to: Date) => ({ from: from.toISOString(), to: to.toISOString() });

const dataOf = (answer: PaystackAnswer): Fields | undefined =>
  answer.kind === 'answer' && answer.error === null && isObject(answer.data) ? answer.data : undefined;

/** The reason for which nothing was done; undefined where that is not certain. */
function reasonOf(answer: PaystackAnswer): NotAttemptedReason | undefined {
  if (answer.kind === 'not_sent') return 'unavailable';
  if (answer.kind === 'unanswered') return undefined;
  if (answer.status === 401 || answer.status === 403) return 'credentials';
  return answer.status === 429 ? 'busy' : undefined;
}

/** Statuses that refuse the form of a request. */
const REFUSED = [400, 404, 422];
/** The transaction exists: the first request decides. */
const DUPLICATE = 'duplicate_reference';

function started(answer: PaystackAnswer, reference: string): StartOutcome {
  const reason = reasonOf(answer);
  if (reason) return { kind: 'not_attempted', reason };
  const data = dataOf(answer);
  const url = data && textOf(data, 'authorization_url');
  if (url && textOf(data, 'reference') === reference) {
    return { kind: 'acknowledged', reference, next: { kind: 'page', url } };
  }
  const code = answer.kind === 'answer' ? answer.error : null;
  if (answer.kind === 'answer' && REFUSED.includes(answer.status) && code !== null && code !== DUPLICATE) {
    return { kind: 'rejected', code, reason: 'merchant' };
  }
  return { kind: 'unknown', detail: code ?? detailOf(answer), reference };
}

function refundStarted(answer: PaystackAnswer): RefundOutcome {
  const reason = reasonOf(answer);
  if (reason) return { kind: 'not_attempted', reason };
  const data = dataOf(answer);
  if (data) {
    const { reference, state, code } = refundObservation(data);
    if (state === 'failed') return { kind: 'rejected', code: code ?? 'failed' };
    if (reference !== null) return { kind: 'acknowledged', reference };
  }
  if (answer.kind === 'answer' && REFUSED.includes(answer.status) && answer.error !== null) {
    return { kind: 'rejected', code: answer.error };
  }
  return { kind: 'unknown', detail: (answer.kind === 'answer' && answer.error) || detailOf(answer) };
}

const detailOf = (answer: PaystackAnswer): string =>
  answer.kind === 'unanswered' ? answer.detail : 'no reference';

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
