import { formatAmount, type PaymentCurrency, totalOf } from '../../../lib/money/index.ts';
import { signedIn } from '../../../platform/access/actor.ts';
import { Failure, refuseFaults } from '../../../platform/failures.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isProviderMethod, type ProviderMethod } from '../../../platform/vocabulary.ts';
import {
  type CheckedOrder,
  checkedLines,
  type Listing,
  normalTerms,
  type OrderLine,
  type TermsInput,
} from '../../orders/index.ts';
import { HOLD_SECONDS } from '../external-wallet/start-external-payment.ts';
import { tierByForm } from '../form/purchase-by-form.ts';
import { findPlaces, type PricedLine, priceLines } from '../price-lines.ts';
import { chargeByProvider } from '../provider/provider-charge.ts';
import { purchaseQuote } from '../quote/purchase-quote.ts';
import { playMoneyRefusal, quotedLines, quoteLines } from '../quote/quote-lines.ts';
import type { OrderQuote } from './any-method.schema.ts';
import { findListing, type PurchaseMethod } from './any-purchase.ts';

interface QuoteRequest extends TermsInput {
  /** Id or slug. */
  event: string;
  lines: readonly OrderLine[];
  method: PurchaseMethod;
  /** Of a payment from the wallet. */
  currency: PaymentCurrency;
}

/** What a method adds to the price of the tickets. */
type Terms = Pick<OrderQuote, 'payment' | 'fee' | 'expiresAfter' | 'refusal'>;

type Checked = Pick<CheckedOrder, 'lines' | 'code' | 'waiting'>;
type Quote = (
  scope: Scope,
  listing: Listing,
  order: Checked,
  priced: readonly PricedLine[],
  currency: PaymentCurrency,
) => Promise<Terms>;

const NOTHING: Terms = { payment: null, fee: null, expiresAfter: null, refusal: null };

const byProvider =
  (method: ProviderMethod): Quote =>
  async (scope, listing, _order, lines) => {
    const { provider, quote } = await chargeByProvider(scope, listing, lines, method);
    const { charge } = quote;
    const payment = { amount: formatAmount(charge), currency: charge.currency };
    return { ...NOTHING, payment, expiresAfter: provider.capabilities.expiresAfter };
  };

/** The quote of each method without a provider. */
const QUOTES: Record<Exclude<PurchaseMethod, ProviderMethod>, Quote> = {
  door: () => Promise.resolve(NOTHING),
  external_wallet: async (scope, listing, _order, lines) => {
    const quote = await quoteLines(scope, lines, 'XLM');
    const payment = { amount: formatAmount(quote.payment), currency: quote.payment.currency };
    const refusal = playMoneyRefusal(scope, listing, quote)?.message ?? null;
    return { ...NOTHING, payment, expiresAfter: HOLD_SECONDS, refusal };
  },
  wallet: async (scope, { event }, order, _lines, paymentCurrency) => {
    signedIn(scope.actor);
    const { payment, fee, refusal } = await purchaseQuote(scope, {
      ...order,
      eventId: event.id,
      paymentCurrency,
    });
    return { ...NOTHING, payment, fee, refusal };
  },
};

/**
 * Quotes an order at current prices for a method. That too few places are left is part of the answer.
 * @throws BadInput, NotFound, Unauthenticated for the wallet, UnknownTier, SalesClosed, OrderLimit, those of the code and
 *   of the waitlist offer, and those of the method
 */
export async function quoteOrder(scope: Scope, request: QuoteRequest): Promise<OrderQuote> {
  const listing = await findListing(scope, request.event);
  const { lines, faults } = checkedLines(request, scope.services.settings.now.orderTickets);
  refuseFaults(faults);
  const order = { lines, ...normalTerms(request) };
  const findTier = request.method === 'door' ? tierByForm(scope) : undefined;
  const { lines: priced } = await priceLines(scope, listing, order, findTier);
  const soldOut = await findPlaces(scope, order, priced).then(() => null, soldOutNotice);
  const { method } = request;
  const quote = isProviderMethod(method) ? byProvider(method) : QUOTES[method];
  const terms = await quote(scope, listing, order, priced, request.currency);
  const quoted = quotedLines(priced);
  return {
    lines: quoted.map(({ tier, quantity, unit }) => ({ tier, quantity, price: presentMoney(unit) })),
    total: totalsOf(quoted),
    ...terms,
    refusal: soldOut ?? terms.refusal,
  };
}

function soldOutNotice(error: unknown): string {
  if (error instanceof Failure && error.code === 'SOLD_OUT') return error.message;
  throw error;
}

function totalsOf(lines: ReturnType<typeof quotedLines>): OrderQuote['total'] {
  const sums = new Map<PricedLine['tier']['terms']['currency'], bigint>();
  for (const { unit, quantity } of lines)
    sums.set(unit.currency, (sums.get(unit.currency) ?? 0n) + unit.units * BigInt(quantity));
  return [...sums].map(([currency, units]) => presentMoney(totalOf(currency, units)));
}
