import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { auditActor } from '../../../platform/audit-entry.writes.ts';
import { Failure, NotFound } from '../../../platform/failures.ts';
import { markReplayed } from '../../../platform/idempotency/index.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findCode } from '../../sales-rules/index.ts';
import { NoWallet } from '../../wallets/index.ts';
import { type Hold, type HoldOnLedger, paidRecord } from '../hold/hold.ts';
import { presentWithTickets } from '../order.queries.ts';
import type { OrderRecord } from '../order.reads.ts';
import { orderMemo } from '../payment.rules.ts';
import {
  IdempotencyMismatch,
  InsufficientBalance,
  PaymentFailed,
  QuoteChanged,
  SalesBusy,
  SoldOut,
  WalletNotFunded,
} from '../purchase.failures.ts';
import type { OrderWithTickets } from '../purchase.reads.ts';
import type { WalletPurchasePayload } from '../purchase.schema.ts';
import type { Listing } from '../sale/listing.rules.ts';
import { offerOfWaiting } from '../waiting/waitlist-offer.ts';
import { fundsOf, type PayerRead, payingWallet } from './paying-wallet.ts';
import { heldParts, partsOffered, playMoneyRefusal, quoteFor, shortageOfPlaces } from './purchase-quote.ts';
import { isConfirmed, type Quote, shortageOf, spendableOf } from './quote.rules.ts';
import {
  checkedWalletRequest,
  type WalletPurchase,
  type WalletPurchaseRequest,
  walletRequestHash,
} from './wallet-request.rules.ts';

/** How long places are held for a payment from a wallet held here; also the time limit of its ledger transaction. */
const HOLD_SECONDS = 120;
/** How often a listing that changed during the purchase is read again. */
const ATTEMPTS = 3;

const BOUGHT = 'Ticket purchased successfully!';
const UNDER_WAY = 'Your payment is being processed. The ticket appears as soon as the ledger has it.';

/**
 * Sells tickets of one or several tiers for a payment from the buyer's wallet held here: one transaction holds the
 * places and stores the ledger intent, settlement pays, and the tickets are issued after that.
 * @param idempotencyKey the same key and purchase get the same answer for 7 days
 * @throws BadInput, NotFound, SalesClosed, UnknownTier, OrderLimit, those of the code and of the waitlist offer,
 * SoldOut,
 *   QuoteChanged, PlayMoneyRefused, NoWallet, WalletNotFunded, InsufficientBalance, LedgerUnavailable, RateLimited,
 *   SalesBusy, IdempotencyMismatch,
 *   and PaymentFailed when the ledger refused it
 */
export async function purchaseWithWallet(
  scope: Scope,
  input: WalletPurchase,
  idempotencyKey: string | null,
): Promise<WalletPurchasePayload> {
  const { metrics } = scope.services;
  try {
    const answer = await purchase(scope, input, idempotencyKey);
    metrics.purchases(answer.processing ? 'processing' : 'sold');
    return answer;
  } catch (error) {
    metrics.purchases(error instanceof Failure ? error.code.toLowerCase() : 'failed');
    throw error;
  }
}

async function purchase(
  scope: Scope,
  input: WalletPurchase,
  idempotencyKey: string | null,
): Promise<WalletPurchasePayload> {
  const actor = signedIn(scope.actor);
  const request = checkedWalletRequest(input, idempotencyKey, scope.services.settings.now.orderTickets);
  if (!isUuid(request.eventId)) throw new NotFound('The event');
  await scope.services.limits.consume('purchase', { address: scope.address, account: actor.userId });
  const call = request.idempotencyKey === null ? null : `wallet/${actor.userId}/${request.idempotencyKey}`;
  const { sales, config } = scope.services;
  // Ledger reads before the purchase count towards the time limit of the answer.
  const answerBy = performance.now() + config.purchaseWaitMs;
  const held = await sales.once(
    call,
    () => sales.admit(request.eventId, () => buyOnce(scope, actor, request)),
    () => repeated(scope, actor, request),
  );
  return answer(scope, held, answerBy);
}

/**
 * A repeated call gets its earlier order, even when a new purchase would be refused. Places are held only under new
 * keys, so earlier orders need not be looked up first; only a refused call may be a repetition.
 */
async function buyOnce(scope: Scope, actor: SignedInActor, request: WalletPurchaseRequest): Promise<Bought> {
  try {
    return await buy(scope, actor, request, payerOf(scope, actor, request));
  } catch (refusal) {
    const earlier = refusal instanceof Failure ? await repeated(scope, actor, request) : undefined;
    if (!earlier) throw refusal;
    return earlier;
  }
}

/**
 * The earlier purchase with the same key.
 * @throws IdempotencyMismatch when the key was used for another purchase
 */
async function repeated(
  scope: Scope,
  actor: SignedInActor,
  request: WalletPurchaseRequest,
): Promise<Bought | undefined> {
  if (request.idempotencyKey === null) return undefined;
  const order = await scope.services.sales.reads.earlier(actor.userId, request.idempotencyKey);
  if (order && !order.request_hash?.equals(walletRequestHash(request, actor.userId)))
    throw new IdempotencyMismatch();
  if (!order) return undefined;
  markReplayed(scope);
  return bought(order);
}

/** Starts reading the buyer's wallet, which a payment on the ledger needs. */
function payerOf(scope: Scope, { userId }: SignedInActor, request: WalletPurchaseRequest): PayerRead {
  if (request.paymentCurrency === 'MOCK') return undefined;
  const read = scope.services.sales.reads.payer(userId);
  // Prevents an unhandled rejection when no caller awaits it.
  read.catch(() => undefined);
  return read;
}

async function buy(
  scope: Scope,
  actor: SignedInActor,
  request: WalletPurchaseRequest,
  payer: PayerRead,
): Promise<Bought> {
  const { listings, holds } = scope.services.sales;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const offer = await listings.findById(request.eventId);
    if (!offer) throw new NotFound('The event');
    const hold = await prepare(scope, actor, request, offer, attempt === 1 ? payer : undefined);
    scope.services.failpoints.reach('purchase.before_hold');
    const outcome = await holds.hold(hold);
    if (outcome.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
    if (outcome.kind === 'duplicate') return duplicate(scope, actor, request);
    if (outcome.kind === 'held') {
      noteTaken(scope, hold);
      scope.services.failpoints.reach('purchase.held');
      return { orderId: hold.orderId, intentId: outcome.intentId, hold };
    }
    listings.forgetEvent(request.eventId);
  }
  throw new SalesBusy();
}

function noteTaken(scope: Scope, { onLedger, charge }: Hold): void {
  const { sales, config } = scope.services;
  if (!onLedger?.source || !charge) return;
  sales.funds.take(fundsOf(scope, onLedger.source), charge.units + config.ledger.feeCap);
}

/** An existing order; the intent is set only while it may be pending. */
interface Bought {
  orderId: string;
  intentId: string | null;
  /** The hold that it was made from, when this call made it. */
  hold: Hold | null;
}

function bought({ id: orderId, payment }: OrderRecord): Bought {
  return { orderId, intentId: payment?.state === 'paying' ? payment.intent_id : null, hold: null };
}

/** Another call was faster with this key: in another process, or a purchase by the form. */
async function duplicate(
  scope: Scope,
  actor: SignedInActor,
  request: WalletPurchaseRequest,
): Promise<Bought> {
  const earlier = await repeated(scope, actor, request);
  if (!earlier) throw new IdempotencyMismatch();
  return earlier;
}

/** Refuses before anything is held, in the order in which a person would correct it. */
async function prepare(
  scope: Scope,
  actor: SignedInActor,
  request: WalletPurchaseRequest,
  offer: Listing,
  payer: PayerRead,
): Promise<Hold> {
  const code = request.code === null ? null : await findCode(scope, offer.event.id, request.code);
  const parts = partsOffered(scope, offer, request.lines, code);
  const quote = await quoteFor(scope, parts, request.paymentCurrency);
  const refused = playMoneyRefusal(scope, offer, quote);
  if (refused) throw refused;
  if (!isConfirmed(quote, request)) throw new QuoteChanged(quote);
  const offered =
    request.waiting === null ? null : await offerOfWaiting(scope, request.waiting, request.lines);
  const soldOut = offered ? null : shortageOfPlaces(parts);
  if (soldOut) throw soldOut;
  const orderId = scope.ids.uuid();
  const { ids, clock } = scope;
  const onLedger =
    quote.charge && quote.charge.units > 0n ? await ledgerSide(scope, orderId, quote, offer, payer) : null;
  return {
    orderId,
    paymentId: ids.uuid(),
    transferId: ids.uuid(),
    parts: heldParts(parts, quote),
    price: quote.price,
    code,
    offered,
    userId: actor.userId,
    buyer: request.holder,
    language: scope.language,
    at: clock.now(),
    idempotencyKey: request.idempotencyKey,
    requestHash: request.idempotencyKey === null ? null : walletRequestHash(request, actor.userId),
    origin: quote.charge === null ? 'mock' : 'wallet',
    payment: quote.payment,
    rate: quote.rate,
    charge: quote.charge,
    onLedger,
    holdUntil: onLedger ? holdEnd(scope) : clock.now(),
    audit: { ...auditActor(actor), address: scope.address, requestId: scope.requestId },
  };
}

async function ledgerSide(
  scope: Scope,
  orderId: string,
  quote: Quote,
  offer: Listing,
  payer: PayerRead,
): Promise<HoldOnLedger> {
  const stroops = quote.charge?.units ?? 0n;
  const wallet = await payingWallet(scope, stroops, payer);
  const shortage = shortageOf(quote, wallet.state, wallet.reserved, wallet.fee);
  if (shortage === 'not_funded') throw new WalletNotFunded();
  if (shortage === 'no_wallet' || wallet.publicKey === undefined || !wallet.state) throw new NoWallet();
  if (shortage === 'insufficient') {
    const xlm = (units: bigint): string => formatAmount(amountOf('XLM', units));
    throw new InsufficientBalance(xlm(stroops + wallet.fee), xlm(spendableOf(wallet.state, wallet.reserved)));
  }
  const payee = await scope.services.sales.payees.of(scope, offer.event);
  return {
    networkId: scope.services.ledger.networkId(),
    source: wallet.publicKey,
    destination: payee.publicKey,
    payee: payee.account,
    contractId: payee.contractId,
    memoHash: orderMemo(orderId, stroops, payee.publicKey),
  };
}

/** By the ledger's clock, because the ledger refuses a later payment. */
function holdEnd({ services }: Scope): Date {
  return new Date(services.settlement.ledgerTime().getTime() + HOLD_SECONDS * 1_000);
}

/**
 * Waits for the order's own payment, and presents its state; the subscription delivers later changes.
 * @param answerBy on the monotonic clock, in milliseconds
 */
async function answer(
  scope: Scope,
  { orderId, intentId, hold }: Bought,
  answerBy: number,
): Promise<WalletPurchasePayload> {
  const { settlement, failpoints } = scope.services;
  if (intentId !== null) await settlement.settled(intentId, Math.max(0, answerBy - performance.now()));
  const { record: now, tickets } = justPaid(scope, hold) ?? (await read(scope, orderId));
  if (now.status === 'cancelled') {
    throw new PaymentFailed(now.id, now.payment?.failure_code ?? 'refused', now.payment?.failure ?? '');
  }
  const presented = presentWithTickets(scope, now, tickets, null);
  const processing = now.status === 'held';
  failpoints.reach('purchase.before_answer');
  return {
    order: presented,
    tickets: presented.loadedTickets ?? [],
    processing,
    message: processing ? UNDER_WAY : BOUGHT,
  };
}

/** The order as just issued by this process; undefined when it was not, or is no longer cached. */
function justPaid({ services }: Scope, hold: Hold | null): OrderWithTickets | undefined {
  const issued = hold ? services.sales.issued.take(hold.orderId) : undefined;
  if (!hold || !issued) return undefined;
  return { record: paidRecord(hold, issued.transactionHash), tickets: issued.tickets };
}

async function read({ services }: Scope, orderId: string): Promise<OrderWithTickets> {
  const found = await services.sales.reads.order(orderId);
  if (!found) throw new Error(`order ${orderId} was held and is not there`);
  return found;
}
