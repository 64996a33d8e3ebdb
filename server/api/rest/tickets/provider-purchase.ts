import { maybe, nullable, number, SENTENCE, shape, text } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { RestCollectedFragment } from '../operations.gen.ts';
import type { RestRequest } from '../request.ts';
import { exact } from '../wire.ts';

/** The fields of an attempt to collect a payment. */
export const ATTEMPT = {
  attempt: 'PaymentAttempt.number',
  attempt_status: 'PaymentAttempt.status',
  failure: nullable('PaymentAttempt.failureCode'),
  unconfirmed: nullable('PaymentAttempt.unconfirmed'),
  receipt: nullable('PaymentAttempt.receipt'),
};

/** A payment that a provider collects. */
export const COLLECTED = shape('CollectedPayment', {
  status: 'Payment.status',
  payment_method: 'Payment.method',
  payment_amount: number('QuotedAmount.amount'),
  payment_currency: 'QuotedAmount.currency',
  ...ATTEMPT,
});

/** The next step of the buyer. */
export const NEXT_STEP = shape('NextStep', {
  action: {
    type: 'string',
    enum: ['enter_pin', 'open_page', 'wait'],
    description: 'Next step of the buyer.',
  },
  phone: maybe(text('Phone that asks for the PIN, for `enter_pin`.')),
  url: maybe(text('Page of the provider, for `open_page`.')),
  until: 'PaymentAttempt.expiresAt',
});

/** What the buyer does next; null when there is nothing left to do. */
export function nextStep({ attempt }: RestCollectedFragment): object | null {
  if (attempt?.status !== 'PENDING' && attempt?.status !== 'CREATED') return null;
  if (attempt.page) return { action: 'open_page', url: attempt.page, until: attempt.expiresAt };
  if (attempt.phone) return { action: 'enter_pin', phone: attempt.phone, until: attempt.expiresAt };
  return { action: 'wait', until: attempt.expiresAt };
}

/** The state of a payment that a provider collects, as a sentence. */
export function providerMessage(order: RestCollectedFragment): string {
  const { attempt, payment, status } = order;
  if (status === 'PAID') return 'Ticket purchased successfully!';
  if (payment?.failureCode === 'BUYER_LIMIT' && payment.failure) return payment.failure;
  if (attempt?.refundStatus)
    return 'The payment came when no tickets were left for it. It is being returned.';
  if (attempt?.failure) return attempt.failure;
  if (status === 'CANCELLED') return payment?.failure ?? 'The tickets were not paid in time.';
  if (attempt?.unconfirmed === 'REPORTED')
    return 'A payment was reported, and the provider is asked whether it was made.';
  if (attempt?.page) return 'Pay on the page of the provider.';
  return attempt?.phone ? `Enter your M-Pesa PIN on ${attempt.phone}.` : 'The payment is being processed.';
}

/** A payment that a provider collects; null for any other. */
export function providerPayment({ attempt, payment }: RestCollectedFragment): object | null {
  if (!attempt || !payment) return null;
  return {
    status: payment.status.toLowerCase(),
    payment_method: payment.method.toLowerCase(),
    payment_amount: exact(attempt.amount.amount),
    payment_currency: attempt.amount.currency,
    attempt: attempt.number,
    attempt_status: attempt.status.toLowerCase(),
    failure: attempt.failureCode?.toLowerCase() ?? null,
    unconfirmed: attempt.unconfirmed?.toLowerCase() ?? null,
    receipt: attempt.receipt,
  };
}

/** Fields of a documented purchase that a provider collects. */
export const BY_PROVIDER = {
  'ProviderPurchase.next': computed(nullable(NEXT_STEP), nextStep),
  'ProviderPurchase.message': computed(SENTENCE, providerMessage),
  'CollectedFormPurchase.payment': computed(nullable(COLLECTED), providerPayment),
  'CollectedPurchase.payment': computed(COLLECTED, (order: RestCollectedFragment) => ({
    ...providerPayment(order),
    charged: null,
    transaction_hash: null,
  })),
  'CollectedPurchase.processing': computed(
    'PurchaseWithWalletPayload.processing',
    ({ status }: RestCollectedFragment) => status === 'HELD',
  ),
};

/** The method of a purchase in lower case, as it was sent otherwise; undefined without one. */
export function methodOf({ payment_method: given }: RestRequest['body']): unknown {
  return typeof given === 'string' ? given.toLowerCase() : (given ?? undefined);
}

/** Methods that a provider collects. */
export const PROVIDER_METHODS = ['mpesa', 'card'];

export const isByProvider = ({ body }: RestRequest): boolean =>
  PROVIDER_METHODS.includes(methodOf(body) as string);
