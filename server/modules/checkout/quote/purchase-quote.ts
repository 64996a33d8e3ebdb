import { formatAmount, type PaymentCurrency } from '../../../lib/money/index.ts';
import { Failure, NotFound, refuseFaults } from '../../../platform/failures.ts';
import { presentLumens, presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  lineFaults,
  mergedLines,
  normalTerms,
  type OrderLine,
  SoldOut,
  type TermsInput,
} from '../../orders/index.ts';
import { findPlaces, priceLines } from '../price-lines.ts';
import type { PurchaseQuote } from '../purchase.schema.ts';
import { type PayingWallet, payingWallet } from '../wallet/paying-wallet.ts';
import { presentLines, type Quote, shortageNotice, shortageOf, spendableOf } from './quote.rules.ts';
import { playMoneyRefusal, quoteLines } from './quote-lines.ts';

interface QuoteRequest extends TermsInput {
  eventId: string;
  lines: readonly OrderLine[];
  paymentCurrency: PaymentCurrency;
}

/**
 * Quotes tickets at current prices, and checks the actor's wallet. The reason for a refusal is part of the answer.
 * @throws BadInput, NotFound for an event that is not on sale, UnknownTier, SalesClosed, OrderLimit, RateMissing, and
 *   those of the code and of the waitlist offer
 */
export async function purchaseQuote(scope: Scope, request: QuoteRequest): Promise<PurchaseQuote> {
  const { listings, settings } = scope.services;
  const listing = await listings.find({ id: request.eventId });
  if (!listing) throw new NotFound('event');
  const order = { lines: mergedLines(request.lines), ...normalTerms(request) };
  refuseFaults(lineFaults(order.lines, settings.now.orderTickets));
  const { lines } = await priceLines(scope, listing, order);
  const quote = await quoteLines(scope, lines, request.paymentCurrency);
  const soldOut = await findPlaces(scope, order, lines).then(() => null, soldOutOrThrow);
  const refused = (soldOut ?? playMoneyRefusal(scope, listing, quote))?.message ?? null;
  const wallet = await walletOrNotice(scope);
  if (wallet instanceof Failure) return present(quote, undefined, refused ?? wallet.message);
  const shortage = shortageOf(quote, wallet.state, wallet.reserved, wallet.fee);
  return present(quote, wallet, refused ?? shortageNotice(shortage, quote));
}

function soldOutOrThrow(error: unknown): SoldOut {
  if (error instanceof SoldOut) return error;
  throw error;
}

/** A quote is valid without the ledger; it then states that it cannot be paid now. */
async function walletOrNotice(scope: Scope): Promise<PayingWallet | Failure> {
  try {
    return await payingWallet(scope);
  } catch (error) {
    if (error instanceof Failure && error.code === 'LEDGER_UNAVAILABLE') return error;
    throw error;
  }
}

function present(quote: Quote, wallet: PayingWallet | undefined, refusal: string | null): PurchaseQuote {
  const spendable = wallet?.state ? spendableOf(wallet.state, wallet.reserved) : null;
  const { charge, payment } = quote;
  const isFree = charge === null || charge.units === 0n;
  return {
    eventId: quote.eventId,
    ...presentLines(quote),
    lines: quote.lines.map(({ tier, quantity, unit }) => ({ tier, quantity, price: presentMoney(unit) })),
    price: presentMoney(quote.price),
    payment: { amount: formatAmount(payment), currency: payment.currency },
    charge: charge && presentMoney(charge),
    fee: presentLumens(isFree ? 0n : (wallet?.fee ?? 0n)),
    spendable: spendable === null ? null : presentLumens(spendable),
    enough:
      isFree ||
      (wallet !== undefined && shortageOf(quote, wallet.state, wallet.reserved, wallet.fee) === null),
    refusal: isFree && refusal !== null && wallet === undefined ? null : refusal,
  };
}
