import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Amount,
  amountOf,
  isCurrency,
  MAX_ENTERED_UNITS,
  UNITS_PER_WHOLE,
} from '../../../../server/lib/money/index.ts';
import type {
  AmountLimits,
  Callback,
  Capabilities,
  CheckOutcome,
  NotAttemptedReason,
  Observation,
  PaymentIntent,
  PaymentObservation,
  PaymentProvider,
  PaymentState,
  RefundObservation,
  RefundOutcome,
  RefundQuery,
  RefundRequest,
  StartOutcome,
} from '../../../../server/modules/payments/port.ts';
import type { Clock } from '../../../../server/platform/clock.ts';

export const SIGNATURE = 'acme-signature';
const UNITS_PER_MINOR = UNITS_PER_WHOLE / 100n;
export const LIMITS: Readonly<Record<string, AmountLimits>> = {
  KES: { step: UNITS_PER_MINOR, min: UNITS_PER_WHOLE, max: MAX_ENTERED_UNITS },
};

const CAPABILITIES: Capabilities = {
  currencies: LIMITS,
  resolvedBy: ['query', 'callback'],
  isIdempotent: true,
  callbackAuth: 'hmac',
  references: 'chosen',
  callbacks: 'reports',
  refund: { partial: true, several: true, via: 'same' },
  expiresAfter: 1_800,
};

/** A charge on the wire: its amount in hundredths. */
export interface Charge {
  id: string;
  attempt: string;
  status: string;
  amount: unknown;
  currency: unknown;
}

export const signatureOf = (body: Buffer, secretKey: string): string =>
  createHmac('sha256', secretKey).update(body).digest('hex');

const STATES = new Map<string, PaymentState>([
  ['open', 'pending'],
  ['paid', 'paid'],
  ['failed', 'failed'],
]);

const minorOf = ({ units }: Amount): number => Number(units / UNITS_PER_MINOR);

function amountOfMinor(currency: unknown, minor: unknown): Amount | null {
  if (!isCurrency(currency) || !Object.hasOwn(LIMITS, currency)) return null;
  return typeof minor === 'number' && /^\d{1,14}$/.test(String(minor))
    ? amountOf(currency, BigInt(minor) * UNITS_PER_MINOR)
    : null;
}

/** Charges with an ID that the caller chooses, on a page; signed events. */
export class AcmeProvider implements PaymentProvider {
  readonly name = 'acme';
  readonly capabilities = CAPABILITIES;
  readonly #account: { baseUrl: string; secretKey: string };

  constructor(account: { baseUrl: string; secretKey: string }, _clock: Clock) {
    this.#account = account;
  }

  async check(): Promise<CheckOutcome> {
    const { status } = await this.#call('GET', '/account');
    if (status === 200) return { kind: 'ok' };
    return status === 401
      ? { kind: 'refused', reason: 'key', detail: '401' }
      : { kind: 'unknown', detail: String(status) };
  }

  async start(intent: PaymentIntent): Promise<StartOutcome> {
    const { id, amount } = intent;
    const limits = LIMITS[amount.currency];
    if (!limits) return { kind: 'not_attempted', reason: 'currency' };
    if (amount.units < limits.min || amount.units % limits.step !== 0n)
      return { kind: 'not_attempted', reason: 'amount' };
    const { status, fields } = await this.#call('POST', '/charges', {
      ...{ id, amount: minorOf(amount), currency: amount.currency },
      ...{ notify_url: intent.accountCallbackUrl, return_url: intent.returnUrl },
    });
    const { page } = fields;
    if (status === 201 && typeof page === 'string')
      return { kind: 'acknowledged', reference: id, next: { kind: 'page', url: page } };
    const reason = refusalOf(status);
    return reason
      ? { kind: 'not_attempted', reason }
      : { kind: 'unknown', detail: String(status), reference: id };
  }

  async query(reference: string): Promise<PaymentObservation> {
    const { fields } = await this.#call('GET', `/charges/${encodeURIComponent(reference)}`);
    return fields.id === reference
      ? observationOf(fields as unknown as Charge, 'query')
      : { ...NOTHING, reference };
  }

  parseCallback({ body, headers }: Callback): Observation[] {
    const given = Buffer.from(headers[SIGNATURE] ?? '');
    const right = Buffer.from(signatureOf(body, this.#account.secretKey));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return [];
    return [observationOf(JSON.parse(body.toString('utf8')) as Charge, 'callback')];
  }

  async refund({ id, receipt, amount }: RefundRequest): Promise<RefundOutcome> {
    const { status } = await this.#call('POST', '/refunds', { id, receipt, amount: minorOf(amount) });
    if (status === 201) return { kind: 'acknowledged', reference: id };
    const reason = refusalOf(status);
    if (reason) return { kind: 'not_attempted', reason };
    return status >= 400 && status < 500
      ? { kind: 'rejected', code: String(status) }
      : { kind: 'unknown', detail: String(status) };
  }

  async queryRefund({ id, payment }: RefundQuery): Promise<RefundObservation> {
    const { fields } = await this.#call('GET', `/refunds/${encodeURIComponent(id)}`);
    return {
      ...{ about: 'refund', id, reference: id, payment, code: null, needsMerchant: false },
      state: fields.status === 'done' ? 'paid' : 'unknown',
      receipt: fields.status === 'done' ? `refund-${id}` : null,
      amount: null,
    };
  }

  /** @returns status 0 where no answer of the provider came */
  async #call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; fields: Record<string, unknown> }> {
    try {
      const answer = await fetch(this.#account.baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#account.secretKey}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, fields: (await answer.json()) as Record<string, unknown> };
    } catch {
      return { status: 0, fields: {} };
    }
  }
}

function refusalOf(status: number): NotAttemptedReason | undefined {
  if (status === 401) return 'credentials';
  return status === 429 ? 'busy' : undefined;
}

function observationOf(
  { id, attempt, status, amount, currency }: Charge,
  source: 'query' | 'callback',
): PaymentObservation {
  const state = STATES.get(status) ?? 'unknown';
  return {
    ...NOTHING,
    ...{ state, source, reference: id, intentId: attempt },
    reason: state === 'failed' ? 'declined' : null,
    receipt: state === 'paid' ? `receipt-${id}` : null,
    amount: amountOfMinor(currency, amount),
    isForeignMoney: typeof currency === 'string' && currency !== '' && !Object.hasOwn(LIMITS, currency),
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
