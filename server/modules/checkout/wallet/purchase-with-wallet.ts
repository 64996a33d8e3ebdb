import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { auditActor } from '../../../platform/audit/audit-entry.writes.ts';
import { Failure, NotFound } from '../../../platform/failures.ts';
import { markReplayed } from '../../../platform/idempotency/index.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findCode } from '../../sales-rules/index.ts';
import { NoWallet } from '../../wallets/index.ts';
import { presentWithTickets } from '../find-order.ts';
import type { Hold, HoldOnLedger } from '../hold/hold.ts';
import { paidRecord } from '../hold/paid-record.ts';
import type { Listing } from '../listing.ts';
import type { OrderRecord } from '../order.reads.ts';
import { IdempotencyMismatch, SalesBusy, SoldOut } from '../purchase.failures.ts';
import { offerOfWaiting } from '../waiting/waitlist-offer.ts';
import { heldParts } from './held-parts.ts';
import { partsOffered, shortageOfPlaces } from './listed-parts.ts';
import { fundsOf, type PayerRead, payingWallet } from './paying-wallet.ts';
import { orderMemo } from './payment-memo.ts';
import { playMoneyRefusal } from './play-money.ts';
import { quoteFor } from './purchase-quote.ts';
import type { OrderWithTickets } from './purchase-reads.ts';
import { isConfirmed, type Quote, shortageOf, spendableOf } from './quote.rules.ts';
import { InsufficientBalance, PaymentFailed, QuoteChanged, WalletNotFunded } from './wallet.failures.ts';
import type { WalletPurchasePayload } from './wallet-purchase.type.ts';
import {
  checkedWalletWish,
  type WalletPurchase,
  type WalletPurchaseRequest,
  walletWishHash,
} from './wallet-request.rules.ts';

/** So long places are held for a payment from a wallet of ours, which is also as long as the ledger may take it. */
const HOLD_SECONDS = 120;
/** An offer that changed while it was being bought is read again so many times. */
const ATTEMPTS = 3;

const BOUGHT = 'Ticket purchased successfully!';
const UNDER_WAY = 'Your payment is being processed. The ticket appears as soon as the ledger has it.';

/**
 * Sells to whoever pays with his wallet of ours, tickets of one tier or of several: the places are held and the payment wished for in one transaction, the
 * ledger does the rest, and the ticket is made when it has.
 * @param idempotencyKey the same key and purchase get the same answer for 7 days
 * @throws BadInput, NotFound, SalesClosed, UnknownTier, OrderLimit, those of the code and of the offer, SoldOut,
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
  const wish = checkedWalletWish(input, idempotencyKey, scope.services.settings.now.orderTickets);
  if (!isUuid(wish.eventId)) throw new NotFound('The event');
  await scope.services.limits.consume('purchase', { address: scope.address, account: actor.userId });
  const call = wish.idempotencyKey === null ? null : `wallet/${actor.userId}/${wish.idempotencyKey}`;
  const { sales, config } = scope.services;
  // What the ledger takes to be asked before the purchase is part of the time within which the caller is answered.
  const answerBy = performance.now() + config.purchaseWaitMs;
  const held = await sales.once(
    call,
    () => sales.admit(wish.eventId, () => buyOnce(scope, actor, wish)),
    () => repeated(scope, actor, wish),
  );
  return answer(scope, held, answerBy);
}

/**
 * Whoever bought under this key before gets that order, whatever would be in his way now. Places are held only under
 * keys that are new, so nobody needs to be looked for before; only who is refused may have bought already.
 */
async function buyOnce(scope: Scope, actor: SignedInActor, wish: WalletPurchaseRequest): Promise<Bought> {
  try {
    return await buy(scope, actor, wish, payerOf(scope, actor, wish));
  } catch (refusal) {
    const earlier = refusal instanceof Failure ? await repeated(scope, actor, wish) : undefined;
    if (!earlier) throw refusal;
    return earlier;
  }
}

/** The earlier purchase with the same key. @throws IdempotencyMismatch when the key was used for another purchase */
async function repeated(
  scope: Scope,
  actor: SignedInActor,
  wish: WalletPurchaseRequest,
): Promise<Bought | undefined> {
  if (wish.idempotencyKey === null) return undefined;
  const order = await scope.services.sales.reads.earlier(actor.userId, wish.idempotencyKey);
  if (order && !order.request_hash?.equals(walletWishHash(wish, actor.userId)))
    throw new IdempotencyMismatch();
  if (!order) return undefined;
  markReplayed(scope);
  return bought(order);
}

/** Who pays on the ledger has a wallet, unless he is refused. */
function payerOf(scope: Scope, { userId }: SignedInActor, wish: WalletPurchaseRequest): PayerRead {
  if (wish.paymentCurrency === 'MOCK') return undefined;
  const read = scope.services.sales.reads.payer(userId);
  // Nobody may come to wait for it.
  read.catch(() => undefined);
  return read;
}

async function buy(
  scope: Scope,
  actor: SignedInActor,
  wish: WalletPurchaseRequest,
  payer: PayerRead,
): Promise<Bought> {
  const { listings, holds } = scope.services.sales;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const offer = await listings.findById(wish.eventId);
    if (!offer) throw new NotFound('The event');
    const hold = await prepare(scope, actor, wish, offer, attempt === 1 ? payer : undefined);
    scope.services.failpoints.reach('purchase.before_hold');
    const outcome = await holds.hold(hold);
    if (outcome.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
    if (outcome.kind === 'twin') return twin(scope, actor, wish);
    if (outcome.kind === 'held') {
      noteTaken(scope, hold);
      scope.services.failpoints.reach('purchase.held');
      return { orderId: hold.orderId, intentId: outcome.intentId, hold };
    }
    listings.forgetEvent(wish.eventId);
  }
  throw new SalesBusy();
}

function noteTaken(scope: Scope, { onLedger, charge }: Hold): void {
  const { sales, config } = scope.services;
  if (!onLedger?.source || !charge) return;
  sales.funds.take(fundsOf(scope, onLedger.source), charge.units + config.ledger.feeCap);
}

/** An order that is there; an intent only as long as it may be under way. */
interface Bought {
  orderId: string;
  intentId: string | null;
  /** What it was made of, when it was made just now. */
  hold: Hold | null;
}

function bought({ id: orderId, payment }: OrderRecord): Bought {
  return { orderId, intentId: payment?.state === 'paying' ? payment.intent_id : null, hold: null };
}

/** Somebody was quicker with this key: another process, or a purchase by the form. */
async function twin(scope: Scope, actor: SignedInActor, wish: WalletPurchaseRequest): Promise<Bought> {
  const earlier = await repeated(scope, actor, wish);
  if (!earlier) throw new IdempotencyMismatch();
  return earlier;
}

/** Refuses before anything is held, in the order in which a person would set it right. */
async function prepare(
  scope: Scope,
  actor: SignedInActor,
  wish: WalletPurchaseRequest,
  offer: Listing,
  payer: PayerRead,
): Promise<Hold> {
  const code = wish.code === null ? null : await findCode(scope, offer.event.id, wish.code);
  const parts = partsOffered(scope, offer, wish.lines, code);
  const quote = await quoteFor(scope, parts, wish.paymentCurrency);
  const refused = playMoneyRefusal(scope, offer, quote);
  if (refused) throw refused;
  if (!isConfirmed(quote, wish)) throw new QuoteChanged(quote);
  const offered = wish.waiting === null ? null : await offerOfWaiting(scope, wish.waiting, wish.lines);
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
    buyer: wish.holder,
    language: scope.language,
    at: clock.now(),
    idempotencyKey: wish.idempotencyKey,
    requestHash: wish.idempotencyKey === null ? null : walletWishHash(wish, actor.userId),
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

/** By the ledger's clock: it is the ledger that refuses a payment which comes later. */
function holdEnd({ services }: Scope): Date {
  return new Date(services.settlement.ledgerTime().getTime() + HOLD_SECONDS * 1_000);
}

/**
 * Waits for the order's own payment, and presents how it stands; the subscription brings what comes later.
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

/** The order as it stands since this process has issued its tickets; undefined when it has not, or not just now. */
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
