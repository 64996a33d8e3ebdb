import { createHash } from 'node:crypto';
import { isSignedIn } from '../../../platform/access/actor.ts';
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
  presentToBuyer,
  presentWithTickets,
  readOrder,
  requestHash,
  withOrderKey,
} from '../../orders/index.ts';
import { checkedPayer, sendAttempt } from '../../payments/index.ts';
import { prepareHold } from '../hold/prepare-hold.ts';
import { answersOf, findPlaces, priceLines } from '../price-lines.ts';
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

interface ProviderRequest extends OrderRequest {
  method: ProviderMethod;
  /** Digits with the country code; null where the method needs none. */
  phone: string | null;
}

/** The part of an order that the start of its first attempt needs. */
type Placed = Pick<OrderRecord, 'id' | 'issuerId' | 'buyerEmail'> & {
  payment: Pick<NonNullable<OrderRecord['payment']>, 'paymentCurrency'> | null;
};

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
  answer,
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
function providerRequestHash(
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
  const { provider, quote } = await chargeByProvider(scope, listing, lines, request.method);
  const id = scope.ids.uuid();
  const { expiresAfter } = provider.capabilities;
  const seconds = holdSeconds({ expiresAfter, phone: request.phone });
  const outcome = await scope.services.holds.hold(
    prepareHold(
      scope,
      request,
      { lines, code, offered, answers, quote },
      {
        id,
        origin: 'provider',
        method: request.method,
        onLedger: null,
        holdUntil: scope.clock.in(seconds),
      },
    ),
  );
  if (outcome.kind !== 'held') return outcome.kind;
  scope.services.failpoints.reach('purchase.held');
  const payment = { paymentCurrency: quote.charge.currency };
  return { id, issuerId: listing.event.issuerId, buyerEmail: request.buyer.email, payment };
}

/** Starts the first attempt of the order, unless an earlier call has. */
async function answer(
  scope: Scope,
  placed: Placed,
  request: ProviderRequest,
): Promise<PurchaseWithProviderPayload> {
  await startFirst(scope, placed, request);
  const order = await readOrder(scope.db, placed.id);
  if (!order) throw new NotFound('order');
  const isHeld = order.payment?.state === 'held';
  return withOrderKey(scope, {
    order: isHeld ? presentWithTickets(scope, order, []) : await presentToBuyer(scope, order),
  });
}

async function startFirst(scope: Scope, order: Placed, { method, phone }: ProviderRequest): Promise<void> {
  const currencies = order.payment ? [order.payment.paymentCurrency] : [];
  const offered = await findCollector(scope, order.issuerId, method, currencies);
  // Disconnected since the places were held: the hold ends by itself.
  if (!offered) return;
  const { account, provider } = offered;
  const { expiresAfter } = provider.capabilities;
  const attempt = await beginFirst(scope, order.id, { account, expiresAfter, phone });
  if (!attempt) return;
  await sendAttempt(scope, attempt, { email: order.buyerEmail });
  const { nextQueryAt, provider: name } = attempt;
  if (nextQueryAt) scope.services.paymentWorker.wakeAt(nextQueryAt, 'questions', name);
}
