import { createHash } from 'node:crypto';
import { isSignedIn } from '../../../platform/access/actor.ts';
import { auditActor } from '../../../platform/audit-entry.writes.ts';
import { Failure, faultsNamed, NotFound } from '../../../platform/failures.ts';
import { markReplayed } from '../../../platform/idempotency/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findCode } from '../../sales-rules/index.ts';
import type { Hold } from '../hold/hold.ts';
import { presentToBuyer } from '../order.queries.ts';
import { type OrderRecord, readOrder, readOrderByKey } from '../order.reads.ts';
import type { Order } from '../order.schema.ts';
import { orderMemo } from '../payment.rules.ts';
import { IdempotencyMismatch, SalesBusy, SoldOut } from '../purchase.failures.ts';
import { checkedPurchase, type OrderLine, type PurchaseRequest, requestHash } from '../purchase.rules.ts';
import type { Listing } from '../sale/listing.rules.ts';
import { offerOfWaiting } from '../waiting/waitlist-offer.ts';
import {
  heldParts,
  partsOffered,
  playMoneyRefusal,
  quoteFor,
  shortageOfPlaces,
} from '../wallet/purchase-quote.ts';

/** How long places are held for an external-wallet payment. */
const HOLD_SECONDS = 15 * 60;
const ATTEMPTS = 3;

export interface ExternalPaymentInput {
  slug: string;
  /** One tier with its quantity, or several as lines. A missing value counts as null. */
  tier?: string | null;
  quantity: number;
  lines?: readonly OrderLine[] | null;
  name: string;
  email: string;
  phone: string;
  code?: string | null;
  waiting?: string | null;
}

/**
 * Holds places for an external-wallet payment and returns amount, payee and memo. The ledger shows when it is paid. The
 * same call again returns the current state; buyers without an account get their tickets this way, since the key proves
 * that the order is theirs.
 * @throws BadInput, NotFound, SalesClosed, UnknownTier, OrderLimit, those of the code and of the waitlist offer,
 * SoldOut,
 *   LedgerUnavailable, RateLimited, InProgress, IdempotencyMismatch
 */
export async function startExternalPayment(
  scope: Scope,
  { tier, quantity, lines, ...form }: ExternalPaymentInput,
  idempotencyKey: string | null,
): Promise<Order> {
  const { sales } = scope.services;
  const most = scope.services.settings.now.orderTickets;
  const request = lines
    ? checkedPurchase({ ...form, lines }, idempotencyKey, most)
    : requestOfOneTier({ ...form, lines: [{ tier: tier ?? '', quantity }] }, idempotencyKey, most);
  const offer = await sales.listings.find(request.slug);
  if (!offer) throw new NotFound('The event');
  const call =
    request.idempotencyKey === null
      ? null
      : `outside/${offer.event.id}/${callerOf(scope, request)}/${request.idempotencyKey}`;
  const order = await sales.once(
    call,
    async () => (await earlier(scope, request, offer)) ?? (await hold(scope, request)),
    () => earlier(scope, request, offer),
  );
  return presentToBuyer(scope, order, request.idempotencyKey);
}

/** Input errors name the tier and the quantity as they were given, beside the other fields. */
function requestOfOneTier(...given: Parameters<typeof checkedPurchase>): PurchaseRequest {
  try {
    return checkedPurchase(...given);
  } catch (error) {
    return faultsNamed((field) => field.replace(/^lines\.0\./, ''))(error);
  }
}

/** @throws IdempotencyMismatch when the key was used for another order */
async function earlier(
  scope: Scope,
  request: PurchaseRequest,
  { event }: Listing,
): Promise<OrderRecord | undefined> {
  if (request.idempotencyKey === null) return undefined;
  const order = await readOrderByKey(scope.db, event.id, request.idempotencyKey, callerOf(scope, request));
  if (order && !order.request_hash?.equals(hashOf(scope, request))) throw new IdempotencyMismatch();
  if (order) markReplayed(scope);
  return order;
}

/** The owner of the key: the account, else the e-mail address. */
function callerOf({ actor }: Scope, { buyer }: PurchaseRequest): string {
  return isSignedIn(actor) ? actor.userId : buyer.email;
}

async function hold(scope: Scope, request: PurchaseRequest): Promise<OrderRecord> {
  const { sales, limits, metrics } = scope.services;
  // A hold keeps places from other buyers, so it costs more points than a purchase.
  await limits.consume('hold', { address: scope.address, account: request.buyer.email });
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const offer = await sales.listings.find(request.slug);
      if (!offer) throw new NotFound('The event');
      const prepared = await prepare(scope, request, offer);
      const outcome = await sales.holds.hold(prepared);
      if (outcome.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
      const found =
        outcome.kind === 'held'
          ? await readOrder(scope.db, prepared.orderId)
          : outcome.kind === 'duplicate' && (await earlier(scope, request, offer));
      if (found) return found;
      sales.listings.forgetEvent(offer.event.id);
    }
    throw new SalesBusy();
  } catch (error) {
    metrics.purchases(error instanceof Failure ? error.code.toLowerCase() : 'failed');
    throw error;
  }
}

async function prepare(scope: Scope, request: PurchaseRequest, offer: Listing): Promise<Hold> {
  const { ids, clock, services, actor } = scope;
  const code = request.code === null ? null : await findCode(scope, offer.event.id, request.code);
  const wanted = partsOffered(scope, offer, request.lines, code);
  const offered =
    request.waiting === null ? null : await offerOfWaiting(scope, request.waiting, request.lines);
  const soldOut = offered ? null : shortageOfPlaces(wanted);
  if (soldOut) throw soldOut;
  services.ledgerState.requireUp();
  const quote = await quoteFor(scope, wanted, 'XLM');
  const refused = playMoneyRefusal(scope, offer, quote);
  if (refused) throw refused;
  const orderId = ids.uuid();
  const stroops = quote.charge?.units ?? 0n;
  const payee = await services.sales.payees.of(scope, offer.event);
  return {
    orderId,
    paymentId: ids.uuid(),
    transferId: ids.uuid(),
    parts: heldParts(wanted, quote),
    price: quote.price,
    code,
    offered,
    userId: isSignedIn(actor) ? actor.userId : null,
    buyer: request.buyer,
    language: scope.language,
    at: clock.now(),
    idempotencyKey: request.idempotencyKey,
    requestHash: request.idempotencyKey === null ? null : hashOf(scope, request),
    origin: 'outside',
    payment: quote.payment,
    rate: quote.rate,
    charge: quote.charge,
    onLedger: {
      networkId: services.ledger.networkId(),
      source: null,
      destination: payee.publicKey,
      payee: payee.account,
      contractId: payee.contractId,
      memoHash: orderMemo(orderId, stroops, payee.publicKey),
    },
    holdUntil: new Date(services.settlement.ledgerTime().getTime() + HOLD_SECONDS * 1_000),
    audit: { ...auditActor(actor), address: scope.address, requestId: scope.requestId },
  };
}

/** Differs from the hash of a purchase of the same tickets by the form. */
function hashOf({ actor }: Scope, request: PurchaseRequest): Buffer {
  const inner = requestHash(request, isSignedIn(actor) ? actor.userId : null);
  return createHash('sha256').update('outside\n').update(inner).digest();
}
