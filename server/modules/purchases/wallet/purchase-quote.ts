import { Failure, NotFound } from '../../../failures.ts';
import { presentMoney } from '../../../graphql/money.type.ts';
import { isUuid } from '../../../is-uuid.ts';
import { amountOf, formatAmount } from '../../../money/index.ts';
import type { Scope } from '../../../scope.ts';
import { type Code, CodeGivesNothing, findCode, helpsWith, unitWith } from '../../sales-rules/index.ts';
import { type Offer, requireWithinLimits, tierOffered } from '../offer.ts';
import { SoldOut } from '../purchase.failures.ts';
import { givenCode } from '../purchase.rules.ts';
import { offerOfWaiting } from '../waiting/offer-of-waiting.ts';
import { type PayingWallet, payingWallet } from './paying-wallet.ts';
import {
  type PaymentCurrency,
  type Quote,
  quoteOf,
  shortageNotice,
  shortageOf,
  spendableOf,
} from './quote.rules.ts';
import type { PurchaseQuote } from './wallet-purchase.type.ts';

export interface QuoteWish {
  eventId: string;
  tier: string;
  quantity: number;
  paymentCurrency: PaymentCurrency;
  /** Left out counts as null. */
  code?: string | null;
  /** The secret of an offer from the waiting list. */
  waiting?: string | null;
}

/**
 * What tickets cost now, and whether the actor's wallet has it. Why they cannot be bought is part of the answer.
 * @throws NotFound for an event that nobody sells, UnknownTier, EventNotPublished, SalesClosed, OrderLimit, and those of the code and of the offer
 */
export async function purchaseQuote(scope: Scope, wish: QuoteWish): Promise<PurchaseQuote> {
  const offer = isUuid(wish.eventId) ? await scope.parts.sales.offers.findById(wish.eventId) : undefined;
  if (!offer) throw new NotFound('The event');
  const typed = givenCode(wish.code);
  const code = typed === null ? null : await findCode(scope, offer.event.id, typed);
  const quote = await quoteFor(scope, offer, wish, code);
  const tier = tierOffered(offer, wish.tier, scope.clock, code);
  const offered = wish.waiting ? await offerOfWaiting(scope, wish.waiting, [wish]) : null;
  const soldOut =
    !offered && tier.free < wish.quantity ? new SoldOut(tier.terms.tier, tier.free).message : null;
  const wallet = await walletOrNotice(scope);
  if (wallet instanceof Failure) return present(quote, undefined, soldOut ?? wallet.message);
  const shortage = shortageOf(quote, wallet.state, wallet.reserved, wallet.fee);
  return present(quote, wallet, soldOut ?? shortageNotice(shortage, quote));
}

/** @throws UnknownTier, EventNotPublished, SalesClosed, OrderLimit, CodeGivesNothing */
export async function quoteFor(
  scope: Scope,
  offer: Offer,
  wish: QuoteWish,
  code: Code | null,
): Promise<Quote> {
  const { terms, hidden } = tierOffered(offer, wish.tier, scope.clock, code);
  requireWithinLimits(offer, [wish]);
  if (code && !helpsWith(code, { ...terms, hidden })) throw new CodeGivesNothing(code.code);
  const { tier, eventId } = terms;
  const unit = amountOf(terms.currency, unitWith(code, terms));
  return quoteOf(
    { eventId, tier, quantity: wish.quantity, unit },
    wish.paymentCurrency,
    await scope.parts.rates.table(),
  );
}

/** A quote is good without the ledger; that it cannot be paid now is what it says then. */
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
    tier: quote.tier,
    quantity: quote.quantity,
    price: presentMoney(quote.price),
    payment: { value: formatAmount(payment), currency: payment.currency },
    charge: charge && presentMoney(charge),
    fee: formatAmount(amountOf('XLM', isFree ? 0n : (wallet?.fee ?? 0n))),
    spendable: spendable === null ? null : formatAmount(amountOf('XLM', spendable)),
    enough:
      isFree ||
      (wallet !== undefined && shortageOf(quote, wallet.state, wallet.reserved, wallet.fee) === null),
    refusal: isFree && refusal !== null && wallet === undefined ? null : refusal,
  };
}
