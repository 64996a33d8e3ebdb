import { formatAmount } from '../../../lib/money/index.ts';
import { NotFound, refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import {
  lineFaults,
  mergedLines,
  normalTerms,
  type Order,
  type OrderLine,
  type QuotedAmount,
} from '../../orders/index.ts';
import { type AttemptRecord, amountOfAttempt, isUnanswered, providerOf } from '../../payments/index.ts';
import { priceLines } from '../price-lines.ts';
import type { FoundAttempt } from './attempt-reads.ts';
import { ATTEMPT_FAILURES } from './attempt-texts.ts';
import { chargeByProvider } from './provider-charge.ts';
import type { DisputeRecord } from './provider-payment.reads.ts';
import type { PaymentAttempt, PaymentDispute, ProviderQuote } from './provider-payment.schema.ts';

/**
 * The attempt that paid an order, else the last one; null for orders that no provider collects. The caller must
 * authorize. The number and the page are shown where the reader may see the person.
 */
export async function attemptOf(
  scope: Scope,
  { id, showsPerson, loadedAttempt }: Pick<Order, 'id' | 'showsPerson' | 'loadedAttempt'>,
): Promise<PaymentAttempt | null> {
  const found = loadedAttempt ? justStarted(loadedAttempt) : await scope.services.attemptReads.add(id);
  return found ? present(found, showsPerson) : null;
}

/** An attempt of which nothing is known but that it was started. */
const justStarted = (attempt: AttemptRecord): FoundAttempt => ({
  attempt,
  refund: undefined,
  dispute: undefined,
  isChecked: false,
});

function present({ attempt, refund, dispute, isChecked }: FoundAttempt, isBuyer: boolean): PaymentAttempt {
  const { state, reason } = attempt;
  const { method, takesMobileMoney } = providerOf(attempt.provider);
  const failureCode = state === 'failed' ? reason : null;
  return {
    id: attempt.id,
    number: attempt.number,
    method,
    status: state,
    amount: presentAmount(amountOfAttempt(attempt)),
    phone: isBuyer ? attempt.phone : null,
    takesMobileMoney,
    page: isBuyer && state === 'pending' ? attempt.page : null,
    createdAt: attempt.createdAt,
    expiresAt: attempt.expiresAt,
    failureCode,
    failure: failureCode && ATTEMPT_FAILURES[failureCode],
    unconfirmed: isChecked ? 'reported' : isUnanswered(attempt) ? 'unanswered' : null,
    receipt: attempt.receipt,
    isLate: attempt.isLate,
    refundStatus: refund
      ? refund.state === 'paid' || refund.state === 'failed'
        ? refund.state
        : 'pending'
      : null,
    refundAt: refund?.at ?? null,
    dispute: dispute ? presentDispute(attempt, dispute) : null,
  };
}

function presentDispute(attempt: AttemptRecord, { status, units, at }: DisputeRecord): PaymentDispute {
  return { status, amount: presentAmount(amountOfAttempt({ ...attempt, units })), openedAt: at };
}

function presentAmount(amount: ReturnType<typeof amountOfAttempt>): QuotedAmount {
  return { amount: formatAmount(amount), currency: amount.currency as QuotedAmount['currency'] };
}

interface QuoteRequest {
  slug: string;
  lines: readonly OrderLine[];
  method: ProviderMethod;
  code: string | null;
}

/**
 * Quotes the amount that a provider collects for tickets.
 * @throws BadInput, NotFound, UnknownTier, SalesClosed, OrderLimit, those of the code, MethodNotOffered, NothingToPay,
 *   AmountNotPayable
 */
export async function providerQuote(scope: Scope, request: QuoteRequest): Promise<ProviderQuote> {
  const { listings, settings } = scope.services;
  const listing = await listings.find({ slug: request.slug });
  if (!listing) throw new NotFound('event');
  const order = { lines: mergedLines(request.lines), ...normalTerms({ code: request.code }) };
  refuseFaults(lineFaults(order.lines, settings.now.orderTickets));
  const { lines } = await priceLines(scope, listing, order);
  const { provider, quote } = await chargeByProvider(scope, listing, lines, request.method);
  return { charge: presentAmount(quote.charge), expiresAfter: provider.capabilities.expiresAfter };
}
