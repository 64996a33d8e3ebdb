import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { BadInput, Failure, NotFound } from '../../../platform/failures.ts';
import { presentLumens, presentMoney } from '../../../platform/graphql/money.schema.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  acceptsPlayMoney,
  type Code,
  CodeGivesNothing,
  findCode,
  helpsWith,
  unitWith,
} from '../../sales-rules/index.ts';
import type { HeldPart } from '../hold/hold.ts';
import { PlayMoneyRefused, SoldOut } from '../purchase.failures.ts';
import { givenCode, lineFaults, mergedLines, type OrderLine } from '../purchase.rules.ts';
import type { PurchaseQuote } from '../purchase.schema.ts';
import { type ListedTier, type Listing, listedTier, requireWithinLimits } from '../sale/listing.rules.ts';
import { offerOfWaiting } from '../waiting/waitlist-offer.ts';
import { type PayingWallet, payingWallet } from './paying-wallet.ts';
import {
  type PaymentCurrency,
  presentLines,
  type Quote,
  quoteOf,
  shortageNotice,
  shortageOf,
  spendableOf,
} from './quote.rules.ts';

/** A line of an order, as listed for this buyer. */
export interface ListedPart {
  readonly tier: ListedTier;
  readonly quantity: number;
  /** The price of one ticket for this buyer, in 10^-7 of the tier's currency. */
  readonly unitUnits: bigint;
}

/** @throws UnknownTier, SalesClosed, OrderLimit, CodeGivesNothing */
export function partsOffered(
  { clock }: Pick<Scope, 'clock'>,
  listing: Listing,
  lines: readonly { tier: string; quantity: number }[],
  code: Code | null,
): ListedPart[] {
  const parts = lines.map(({ tier: name, quantity }) => {
    const tier = listedTier(listing, name, clock, code);
    return { tier, quantity, unitUnits: unitWith(code, tier.terms) };
  });
  requireWithinLimits(listing, lines);
  if (code && !parts.some(({ tier }) => helpsWith(code, { ...tier.terms, hidden: tier.hidden }))) {
    throw new CodeGivesNothing(code.code);
  }
  return parts;
}

/** The refusal when the cached listing has too few places; null when there are enough. */
export function shortageOfPlaces(parts: readonly ListedPart[]): SoldOut | null {
  const short = parts.find(({ tier, quantity }) => tier.free < quantity);
  return short ? new SoldOut(short.tier.terms.tier, short.tier.free) : null;
}

/** The refusal when the quote is in play money and its event does not accept that; null when it may be paid. */
export function playMoneyRefusal(
  { services: { config } }: Scope,
  { event }: Listing,
  { charge }: Pick<Quote, 'charge'>,
): PlayMoneyRefused | null {
  if (acceptsPlayMoney(config, event.play_money)) return null;
  if (charge === null) return new PlayMoneyRefused('MOCK');
  return charge.units > 0n && config.ledger.testNetwork ? new PlayMoneyRefused('XLM') : null;
}

/**
 * The parts of an order as they are held.
 * @param quote of exactly these parts
 */
export function heldParts(parts: readonly ListedPart[], { shares }: Quote): [HeldPart, ...HeldPart[]] {
  const [first, ...others] = parts.map(({ tier, quantity, unitUnits }, index) => ({
    terms: tier.terms,
    quantity,
    unitUnits,
    charge: shares?.[index] ?? null,
  }));
  if (!first) throw new RangeError('an order has at least one part');
  return [first, ...others];
}

export interface QuoteRequest {
  eventId: string;
  lines: readonly OrderLine[];
  paymentCurrency: PaymentCurrency;
  /** A missing value counts as null. */
  code?: string | null;
  /** The secret of a waitlist offer. */
  waiting?: string | null;
}

/**
 * Quotes tickets at current prices, and checks the actor's wallet. The reason for a refusal is part of the answer.
 * @throws BadInput, NotFound for an event that is not on sale, UnknownTier, SalesClosed, OrderLimit, and those of the
 * code
 *   and of the waitlist offer
 */
export async function purchaseQuote(scope: Scope, request: QuoteRequest): Promise<PurchaseQuote> {
  const listing = isUuid(request.eventId)
    ? await scope.services.sales.listings.findById(request.eventId)
    : undefined;
  if (!listing) throw new NotFound('The event');
  const typed = givenCode(request.code);
  const code = typed === null ? null : await findCode(scope, listing.event.id, typed);
  const lines = mergedLines(request.lines);
  const faults = lineFaults(lines, scope.services.settings.now.orderTickets);
  if (faults.length > 0) throw new BadInput(faults);
  const parts = partsOffered(scope, listing, lines, code);
  const quote = await quoteFor(scope, parts, request.paymentCurrency);
  const offered = request.waiting ? await offerOfWaiting(scope, request.waiting, lines) : null;
  const soldOut = offered ? null : (shortageOfPlaces(parts)?.message ?? null);
  const refused = soldOut ?? playMoneyRefusal(scope, listing, quote)?.message ?? null;
  const wallet = await walletOrNotice(scope);
  if (wallet instanceof Failure) return present(quote, undefined, refused ?? wallet.message);
  const shortage = shortageOf(quote, wallet.state, wallet.reserved, wallet.fee);
  return present(quote, wallet, refused ?? shortageNotice(shortage, quote));
}

/** @param parts of one event, at least one */
export async function quoteFor(
  { services: { rates } }: Scope,
  parts: readonly ListedPart[],
  currency: PaymentCurrency,
): Promise<Quote> {
  const eventId = parts[0]?.tier.terms.eventId ?? '';
  const lines = parts.map(({ tier: { terms }, quantity, unitUnits }) => ({
    tier: terms.tier,
    quantity,
    unit: amountOf(terms.currency, unitUnits),
  }));
  return quoteOf({ eventId, lines }, currency, await rates.table());
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
