import { isSignedIn } from '../../../platform/access/actor.ts';
import { Failure, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Code, CodeGivesNothing, findCode, helpsWith, unitWith } from '../../sales-rules/index.ts';
import { requestTicketLink } from '../../tickets/index.ts';
import { presentSoldOrder } from '../order.present.ts';
import { earlierOrder } from '../order.queries.ts';
import type { FormPurchasePayload } from '../order.schema.ts';
import { ConfirmAddress, PersonLimit, SalesBusy, SalesClosed, SoldOut } from '../purchase.failures.ts';
import { checkedPurchase, type FilledForm, type PurchaseRequest } from '../purchase.rules.ts';
import { offerOfWaiting, type WaitlistOffer } from '../waiting/waitlist-offer.ts';
import {
  eventAsOffered,
  type ListedTier,
  type Listing,
  requireWithinLimits,
  tierOnSale,
} from './listing.rules.ts';
import { type OrderPart, type PreparedOrder, prepareOrder } from './prepared-order.ts';
import { sellSeveralTiers } from './sell-several-tiers.ts';

/** The hourly points of a network: with this limit, one point per ticket. */
const USUAL_LIMIT = 40;

/**
 * Counts the tickets of an unpaid order against the hourly limit that the organiser sets per network.
 * @throws RateLimited
 */
export async function countUnpaid(
  scope: Scope,
  { event }: Listing,
  { lines }: PurchaseRequest,
): Promise<void> {
  if (event.network_limit === null) return;
  const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const points = Math.ceil((tickets * USUAL_LIMIT) / event.network_limit);
  await scope.services.limits.consume('unpaid', { address: scope.address, within: event.id }, points);
}

/**
 * Maps the database's refusal of an order to its failure; undefined for other errors. An address that must be confirmed
 * is mailed a link, within the usual limit of such mails.
 */
export async function unpaidRefusal(
  scope: Scope,
  { event }: Listing,
  { buyer }: PurchaseRequest,
  error: unknown,
): Promise<Failure | undefined> {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23514') return undefined;
  if (constraint === 'orders_person_limit') return new PersonLimit(event.person_limit ?? 0);
  if (constraint !== 'orders_confirmed_address') return undefined;
  await requestTicketLink(scope, buyer.email).catch((refusal: unknown) => {
    if (!(refusal instanceof Failure)) throw refusal;
  });
  return new ConfirmAddress(buyer.email);
}

/** A line of the order, on sale according to the cached listing. */
interface Part {
  readonly tier: ListedTier;
  readonly quantity: number;
  /** The price of one ticket for this buyer. */
  readonly unitUnits: bigint;
}

/** The buyer's code and waitlist offer. */
interface SpecialTerms {
  readonly code: Code | null;
  readonly offered: WaitlistOffer | null;
}

/** How often a listing that changed during the purchase is read again. */
const ATTEMPTS = 3;

/**
 * Sells tickets by the form; unpaid tickets are paid at the door. One statement for a whole batch of orders, nothing
 * else: the answer is made of what is in memory.
 * @param idempotencyKey the same key and order get the same answer for 7 days
 * @throws BadInput, NotFound, SalesClosed, UnknownTier, OrderLimit, SoldOut, SalesBusy, RateLimited,
 *   PersonLimit, ConfirmAddress, IdempotencyMismatch, and those of the code and of the waitlist offer
 */
export async function purchaseByForm(
  scope: Scope,
  input: FilledForm,
  idempotencyKey: string | null,
): Promise<FormPurchasePayload> {
  const { metrics } = scope.services;
  try {
    const sold = await purchase(scope, input, idempotencyKey);
    metrics.purchases('sold');
    return sold;
  } catch (error) {
    metrics.purchases(error instanceof Failure ? error.code.toLowerCase() : 'failed');
    throw error;
  }
}

async function purchase(
  scope: Scope,
  input: FilledForm,
  idempotencyKey: string | null,
): Promise<FormPurchasePayload> {
  const { limits, sales, settings } = scope.services;
  const request = checkedPurchase(input, idempotencyKey, settings.now.orderTickets);
  await limits.consume('purchase', { address: scope.address, account: request.buyer.email });
  const offer = await sales.listings.find(request.slug);
  if (!offer) throw new NotFound('The event');
  const { id: eventId } = offer.event;
  const caller = isSignedIn(scope.actor) ? scope.actor.userId : request.buyer.email;
  const call = request.idempotencyKey === null ? null : `${eventId}/${caller}/${request.idempotencyKey}`;
  return sales.once(
    call,
    () => buyOrRepeat(scope, request, offer),
    () => earlierOrder(scope, eventId, request),
  );
}

/** A repeated call gets its earlier answer, even when a new sale would be refused. */
async function buyOrRepeat(
  scope: Scope,
  request: PurchaseRequest,
  offer: Listing,
): Promise<FormPurchasePayload> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const sold = await buy(scope, request, offer);
      if (sold) return sold;
    } catch (error) {
      const earlier =
        error instanceof Failure ? await earlierOrder(scope, offer.event.id, request) : undefined;
      if (earlier) return earlier;
      throw error;
    }
    const earlier = await earlierOrder(scope, offer.event.id, request);
    if (earlier) return earlier;
  }
  throw new SalesBusy();
}

/** @returns undefined when an order with this idempotency key exists */
async function buy(
  scope: Scope,
  request: PurchaseRequest,
  given: Listing,
): Promise<FormPurchasePayload | undefined> {
  await countUnpaid(scope, given, request);
  const { listings } = scope.services.sales;
  let offer: Listing | undefined = given;
  for (let attempt = 1; offer && attempt <= ATTEMPTS; attempt += 1) {
    const code = request.code === null ? null : await findCode(scope, offer.event.id, request.code);
    const offered =
      request.waiting === null ? null : await offerOfWaiting(scope, request.waiting, request.lines);
    const terms = { code, offered };
    const parts = partsOnSale(scope, request, offer, terms);
    const order = await prepare(scope, request, parts, terms);
    const outcome = await sell(scope, order, parts).catch(async (error: unknown) => {
      throw (await unpaidRefusal(scope, offer as Listing, request, error)) ?? error;
    });
    if (outcome === 'won') return presentSoldOrder({ ...inMemory(order), offered: asOffered(offer) });
    if (outcome === 'duplicate') return undefined;
    listings.forget(request.slug);
    offer = await listings.find(request.slug);
  }
  if (!offer) throw new NotFound('The event');
  throw new SalesBusy();
}

/** Once the database reports too few places, it is not queried again until the listing changes. */
function partsOnSale(
  scope: Scope,
  request: PurchaseRequest,
  offer: Listing,
  { code, offered }: SpecialTerms,
): Part[] {
  if (!scope.services.settings.now.formSales)
    throw new SalesClosed('Tickets are not sold by this form at the moment. Paying with a wallet goes on.');
  const parts = request.lines.map(({ tier: name, quantity }) => {
    const tier = tierOnSale(offer, name, scope.clock, code);
    return { tier, quantity, unitUnits: unitWith(code, tier.terms) };
  });
  requireWithinLimits(offer, request.lines);
  if (code && !parts.some(({ tier }) => helpsWith(code, { ...tier.terms, hidden: tier.hidden }))) {
    throw new CodeGivesNothing(code.code);
  }
  const short = offered ? undefined : parts.find(({ tier, quantity }) => tier.free < quantity);
  if (short) throw new SoldOut(short.tier.terms.tier, short.tier.free);
  return parts;
}

async function prepare(
  scope: Scope,
  request: PurchaseRequest,
  parts: Part[],
  terms: SpecialTerms,
): Promise<PreparedOrder> {
  const issuerId = parts[0]?.tier.terms.issuerId ?? '';
  const key = await scope.services.keys.current(issuerId);
  if (!key) throw new Error(`issuer ${issuerId} has no signing key`);
  return prepareOrder(scope, request, { parts: parts.map(asOrderPart), ...terms }, key);
}

async function sell(
  scope: Scope,
  order: PreparedOrder,
  parts: Part[],
): Promise<'won' | 'duplicate' | 'listingChanged'> {
  const [only] = parts;
  if (!only || parts.length > 1 || order.offered) return sellSeveral(scope, order, parts);
  const outcome = await scope.services.sales.sell(order, only.tier);
  if (outcome.kind === 'sold_out') throw new SoldOut(only.tier.terms.tier, outcome.free);
  if (outcome.kind === 'won') {
    for (const [nth, ticket] of order.tickets.entries()) ticket.serial = outcome.serial + nth;
  }
  return outcome.kind;
}

async function sellSeveral(
  scope: Scope,
  order: PreparedOrder,
  parts: Part[],
): Promise<'won' | 'duplicate' | 'listingChanged'> {
  const outcome = await sellSeveralTiers(scope, order, parts.map(asOrderPart));
  if (outcome.kind !== 'won') return outcome.kind;
  for (const [index, { tier }] of parts.entries()) tier.free = outcome.free[index] ?? tier.free;
  scope.services.sales.announce(order.eventId, order.issuerId);
  return 'won';
}

function asOrderPart({ tier, ...part }: Part): OrderPart {
  return { terms: tier.terms, ...part };
}

function inMemory(order: PreparedOrder): Omit<Parameters<typeof presentSoldOrder>[0], 'offered'> {
  const isFree = order.tickets.every((ticket) => ticket.price_units === 0n);
  return { ...order, code: order.code?.code ?? null, status: isFree ? 'paid' : 'due' };
}

function asOffered(offer: Listing): () => ReturnType<typeof eventAsOffered> {
  return () => eventAsOffered(offer);
}
