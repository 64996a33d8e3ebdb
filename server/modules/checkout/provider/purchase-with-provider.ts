import { createHash } from 'node:crypto';
import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { checkAll, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import {
  checkedOrder,
  countHold,
  earlierOrderOfEvent,
  type Listing,
  type OrderInput,
  type OrderRecord,
  type OrderRequest,
  ofCaller,
  presentWithTickets,
  requestHash,
  withOrderKey,
} from '../../orders/index.ts';
import { type AttemptRecord, checkedPayer, sendAttempt } from '../../payments/index.ts';
import { type Hold, heldRecord } from '../hold/hold.ts';
import { prepareHold } from '../hold/prepare-hold.ts';
import { answersOf, findPlaces, type PricedOrder, priceLines } from '../price-lines.ts';
import { type PaymentMethod, submitOrder } from '../submit-order.ts';
import { beginFirst, holdSeconds } from './begin-attempt.ts';
import { chargeByProvider, findCollector } from './provider-charge.ts';
import type { PurchaseWithProviderPayload } from './provider-payment.schema.ts';

export interface ProviderPurchase extends Omit<OrderInput, 'slug'> {
  slug?: string | null;
  /** Instead of the slug. */
  eventId?: string | null;
  method: ProviderMethod;
  /** The number that pays, where the method needs one; null: the buyer's own. */
  payerPhone?: string | null;
}

export interface ProviderRequest extends OrderRequest {
  method: ProviderMethod;
  /** Digits with the country code; null where the method needs none. */
  phone: string | null;
}

/** An order, as this call made it or as an earlier one left it. */
export type Placed = OrderRecord;

/** Places are held while a provider collects the payment; the order is paid when the provider says so. */
const byProvider: PaymentMethod<ProviderPurchase, ProviderRequest, Placed, PurchaseWithProviderPayload> = {
  name: 'provider',
  // Callers ask again for the state of their order.
  repeatsFirst: true,
  check,
  // A hold keeps places from other buyers.
  limit: (scope, { buyer }) => countHold(scope, buyer.email),
  earlier: earlierOrderOfEvent,
  attempt,
  answer: startPayment,
  // A held order is not sold yet.
  outcome: () => null,
};

/**
 * Holds places, and asks the organiser's provider to collect their payment. The same call again returns the current
 * state, and never asks the buyer twice.
 * @throws those of `submitOrder`, BadInput, SalesClosed, UnknownTier, OrderLimit, those of the code and of the waitlist
 *   offer, SoldOut, AnswersRefused, MethodNotOffered, NothingToPay, AmountNotPayable, RateLimited, KeyReused
 */
export function purchaseWithProvider(
  scope: Scope,
  input: ProviderPurchase,
  idempotencyKey: string | null,
): Promise<PurchaseWithProviderPayload> {
  return submitOrder(scope, byProvider, input, idempotencyKey);
}

function check(
  { services: { settings }, actor }: Scope,
  input: ProviderPurchase,
  idempotencyKey: string | null,
): ProviderRequest {
  const { method, slug, eventId } = input;
  const [given, phone] = checkAll(
    () => checkedOrder({ ...input, slug: slug ?? '' }, idempotencyKey, settings.now.orderTickets),
    () => checkedPayer(method, 'payerPhone', input.payerPhone || input.phone),
  );
  const order = { ...given, event: eventId ? { id: eventId } : given.event };
  const request = { ...order, method, phone };
  return ofCaller(request, isSignedIn(actor) ? actor.userId : null, providerRequestHash);
}

/** Differs from the hash of a purchase of the same tickets by the form. */
export function providerRequestHash(
  order: Omit<ProviderRequest, 'userId' | 'requestHash'>,
  userId: string | null,
): Buffer {
  return createHash('sha256')
    .update(`provider\n${order.method}\n${order.phone ?? ''}\n`)
    .update(requestHash(order, userId))
    .digest();
}

async function attempt(
  scope: Scope,
  request: ProviderRequest,
  listing: Listing,
): Promise<Placed | 'duplicate' | 'listingChanged'> {
  const { lines, code } = await priceLines(scope, listing, request);
  const answers = answersOf(listing, request, lines);
  const offered = await findPlaces(scope, request, lines);
  return holdForProvider(scope, request, listing, { lines, code, offered, answers });
}

/**
 * Holds the places of a priced order until its provider has collected the payment.
 * @param alongside writes what belongs to the order in the same transaction
 */
export async function holdForProvider(
  scope: Scope,
  request: ProviderRequest,
  listing: Listing,
  { lines, code, offered, answers }: PricedOrder & Pick<Hold, 'offered' | 'answers'>,
  alongside?: (tx: Tx, orderId: string) => Promise<void>,
): Promise<Placed | 'duplicate' | 'listingChanged'> {
  const { provider, quote } = await chargeByProvider(scope, listing, lines, request.method);
  const id = scope.ids.uuid();
  const { expiresAfter } = provider.capabilities;
  const seconds = holdSeconds({ expiresAfter, phone: request.phone });
  const hold = prepareHold(
    scope,
    request,
    { lines, code, offered, answers, quote },
    { id, origin: 'provider', method: request.method, onLedger: null, holdUntil: scope.clock.in(seconds) },
  );
  const outcome = await scope.services.holds.hold({
    ...hold,
    alongside: alongside && ((tx: Tx) => alongside(tx, id)),
  });
  if (outcome.kind !== 'held') return outcome.kind;
  scope.services.failpoints.reach('purchase.held');
  return heldRecord(hold);
}

/**
 * Starts the first attempt of the order, unless an earlier call has. While the provider waits for the buyer, nothing else
 * is known of the order than this call wrote.
 */
export async function startPayment(
  scope: Scope,
  placed: Placed,
  request: ProviderRequest,
): Promise<PurchaseWithProviderPayload> {
  const started = await startFirst(scope, placed, request);
  if (started?.attempt.state === 'pending') {
    const order = presentWithTickets(scope, keptUntil(placed, started.keptUntil), []);
    return withOrderKey(scope, { order: { ...order, loadedAttempt: started.attempt } });
  }
  const found = await scope.services.orderReads.withTickets(placed.id);
  if (!found) throw new NotFound('order');
  return withOrderKey(scope, { order: presentWithTickets(scope, found.record, found.tickets) });
}

/** @returns the attempt that was started and the end of its hold; undefined when none was */
async function startFirst(
  scope: Scope,
  order: Placed,
  { method, phone }: ProviderRequest,
): Promise<{ attempt: AttemptRecord; keptUntil: Date } | undefined> {
  const currencies = order.payment ? [order.payment.paymentCurrency] : [];
  const offered = await findCollector(scope, order.issuerId, method, currencies);
  // Disconnected since the places were held: the hold ends by itself.
  if (!offered) return undefined;
  const { account, provider } = offered;
  const { expiresAfter } = provider.capabilities;
  const begun = await beginFirst(scope, order.id, { account, expiresAfter, phone });
  if (!begun) return undefined;
  const attempt = await sendAttempt(scope, begun.attempt, { email: order.buyerEmail });
  const { nextQueryAt, provider: name } = begun.attempt;
  if (nextQueryAt) scope.services.paymentWorker.wakeAt(nextQueryAt, 'questions', name);
  return { attempt, keptUntil: begun.keptUntil };
}

/** The order as it reads once its places are held longer. */
function keptUntil(order: Placed, until: Date): OrderRecord {
  const { payment } = order;
  if (!payment || new Date(payment.holdUntil) >= until) return order;
  return { ...order, payment: { ...payment, holdUntil: until.toISOString() } };
}
