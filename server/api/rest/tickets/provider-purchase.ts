import type { RestCollectedFragment, RestOperations } from '../operations.gen.ts';
import type { RestRequest, Route } from '../route.ts';
import { route } from '../route.ts';
import { upperCase } from '../wire.ts';

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
    payment_amount: Number(attempt.amount.amount),
    payment_currency: attempt.amount.currency,
    attempt: attempt.number,
    attempt_status: attempt.status.toLowerCase(),
    failure: attempt.failureCode?.toLowerCase() ?? null,
    unconfirmed: attempt.unconfirmed?.toLowerCase() ?? null,
    receipt: attempt.receipt,
  };
}

/** The method of a purchase in lower case, as it was sent otherwise; undefined without one. */
export function methodOf({ payment_method: given }: RestRequest['body']): unknown {
  return typeof given === 'string' ? given.toLowerCase() : (given ?? undefined);
}

/** Methods that a provider collects. */
export const PROVIDER_METHODS = ['mpesa', 'card'];

export const isByProvider = ({ body }: RestRequest): boolean =>
  PROVIDER_METHODS.includes(methodOf(body) as string);

type Purchase = RestOperations['RestPurchaseWithProvider']['data']['purchaseWithProvider']['order'];

interface ProviderPurchase extends Pick<Route, 'path' | 'names'> {
  input(request: RestRequest): object;
  /** The documented answer. */
  answer(order: Purchase): object;
}

/**
 * A documented purchase with a provider's method. 202 while the payment is under way; the same call with the same
 * Idempotency-Key returns the documented answer once it is paid.
 */
export function providerPurchase({ path, names, input, answer }: ProviderPurchase): Route {
  return route({
    method: 'POST',
    path,
    status: ({ purchaseWithProvider: { order } }) => (order.status === 'PAID' ? 201 : 202),
    lenient: true,
    ...(names && { names }),
    operation: 'RestPurchaseWithProvider',
    variables: (request) => ({
      input: {
        ...input(request),
        method: upperCase(request.body.payment_method),
        payerPhone: request.body.payer_phone ?? null,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      },
    }),
    body: ({ purchaseWithProvider: { order, orderKey } }) => ({
      ticket_id: order.tickets[0]?.id ?? null,
      order_id: order.id,
      order_key: orderKey,
      order_status: order.status.toLowerCase(),
      next: nextStep(order),
      message: providerMessage(order),
      ...answer(order),
    }),
  });
}
