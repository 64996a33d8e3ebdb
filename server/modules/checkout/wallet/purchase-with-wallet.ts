import { amountOf, formatAmount } from '../../../lib/money/index.ts';
import { signedIn } from '../../../platform/access/actor.ts';
import { KeyReused } from '../../../platform/idempotency/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type Listing,
  type OrderRequest,
  type OrderWithTickets,
  ofCaller,
  presentWithTickets,
  requireSameRequest,
  withOrderKey,
} from '../../orders/index.ts';
import { NoWallet } from '../../wallets/index.ts';
import { type Hold, type HoldOnLedger, paidRecord } from '../hold/hold.ts';
import { holdEnd, paymentOnLedger, prepareHold } from '../hold/prepare-hold.ts';
import { answersOf, findPlaces, priceLines } from '../price-lines.ts';
import { InsufficientBalance, PaymentFailed, QuoteChanged, WalletNotFunded } from '../purchase.failures.ts';
import type { WalletPurchasePayload } from '../purchase.schema.ts';
import { isConfirmed, type Quote, shortageOf, spendableOf } from '../quote/quote.rules.ts';
import { playMoneyRefusal, quoteLines } from '../quote/quote-lines.ts';
import { type PaymentMethod, submitOrder } from '../submit-order.ts';
import { fundsOf, type PayerRead, payingWallet } from './paying-wallet.ts';
import {
  checkedWalletRequest,
  type WalletOrder,
  type WalletPurchase,
  walletRequestHash,
} from './wallet-request.rules.ts';

/** How long places are held for a payment from a wallet held here; also the time limit of its ledger transaction. */
const HOLD_SECONDS = 120;

const BOUGHT = 'Ticket purchased successfully!';
const UNDER_WAY = 'Your payment is being processed. The ticket appears as soon as the ledger has it.';

interface WalletRequest extends WalletOrder, OrderRequest {
  event: { id: string };
  userId: string;
  /** When the caller is answered at the latest, on the monotonic clock in milliseconds. */
  answerBy: number;
}

/** An existing order; the intent is set only while it may be pending. */
interface Placed {
  orderId: string;
  intentId: string | null;
  /** The hold that it was made from, when this call made it. */
  hold: Hold | null;
}

/**
 * One transaction holds the places and stores the ledger intent, settlement pays, and the tickets are issued after that.
 * The caller waits for the outcome, up to a limit.
 */
const wallet: PaymentMethod<WalletPurchase, WalletRequest, Placed, WalletPurchasePayload> = {
  name: 'wallet',
  limitsConcurrency: true,
  check,
  earlier,
  attempt,
  answer,
  outcome: ({ processing }) => (processing ? 'processing' : 'sold'),
};

/**
 * Sells tickets of one or several tiers for a payment from the buyer's wallet held here.
 * @throws those of `submitOrder`, BadInput, SalesClosed, UnknownTier, OrderLimit, those of the code and of the waitlist
 *   offer, SoldOut, QuoteChanged, AnswersRefused, PlayMoneyRefused, RateMissing, NoWallet, WalletNotFunded, InsufficientBalance, LedgerUnavailable,
 *   RateLimited, KeyReused, and PaymentFailed when the ledger refused it
 */
export function purchaseWithWallet(
  scope: Scope,
  input: WalletPurchase,
  idempotencyKey: string | null,
): Promise<WalletPurchasePayload> {
  return submitOrder(scope, wallet, input, idempotencyKey);
}

async function check(
  scope: Scope,
  input: WalletPurchase,
  idempotencyKey: string | null,
): Promise<WalletRequest> {
  const { userId } = signedIn(scope.actor);
  const { limits, settings, config } = scope.services;
  const order = checkedWalletRequest(input, idempotencyKey, settings.now.orderTickets);
  await limits.consume('purchase', { address: scope.address, account: userId });
  // Ledger reads before the purchase count towards the time limit of the answer.
  const answerBy = performance.now() + config.purchaseWaitMs;
  return { ...ofCaller(order, userId, walletRequestHash), userId, answerBy };
}

/** Places are held only under new keys, so an earlier order need not be looked up first. */
async function earlier(scope: Scope, request: WalletRequest): Promise<Placed | undefined> {
  const { userId, idempotencyKey } = request;
  if (idempotencyKey === null) return undefined;
  const found = await scope.services.purchaseReads.earlier(userId, idempotencyKey);
  const order = requireSameRequest(scope, request, found);
  if (!order) return undefined;
  const { id: orderId, payment } = order;
  return { orderId, intentId: payment?.state === 'paying' ? payment.intentId : null, hold: null };
}

async function attempt(
  scope: Scope,
  request: WalletRequest,
  listing: Listing,
): Promise<Placed | 'listingChanged'> {
  const { holds, failpoints } = scope.services;
  const hold = await prepare(scope, request, listing);
  failpoints.reach('purchase.before_hold');
  const outcome = await holds.hold(hold);
  // Another call was faster with this key: in another process, or a purchase by the form.
  if (outcome.kind === 'duplicate') throw new KeyReused('order');
  if (outcome.kind === 'listingChanged') return outcome.kind;
  recordTaken(scope, hold);
  failpoints.reach('purchase.held');
  return { orderId: hold.id, intentId: outcome.intentId, hold };
}

/** Refuses before anything is held, in the order in which a person would correct it. */
async function prepare(scope: Scope, request: WalletRequest, listing: Listing): Promise<Hold> {
  const payer = readPayer(scope, request);
  const { lines, code } = await priceLines(scope, listing, request);
  const quote = await quoteLines(scope, lines, request.paymentCurrency);
  const refused = playMoneyRefusal(scope, listing, quote);
  if (refused) throw refused;
  if (!isConfirmed(quote, request)) throw new QuoteChanged(quote);
  const answers = answersOf(listing, request, lines);
  const offered = await findPlaces(scope, request, lines);
  const id = scope.ids.uuid();
  const stroops = quote.charge?.units ?? 0n;
  const onLedger = stroops > 0n ? await payOnLedger(scope, listing, { id, stroops, quote, payer }) : null;
  return prepareHold(
    scope,
    request,
    { lines, code, offered, answers, quote },
    {
      id,
      ...(quote.charge === null
        ? ({ origin: 'mock', method: 'mock' } as const)
        : ({ origin: 'wallet', method: 'stellar' } as const)),
      onLedger,
      holdUntil: onLedger ? holdEnd(scope, HOLD_SECONDS) : scope.clock.now(),
    },
  );
}

/** Starts reading the buyer's wallet, which a payment on the ledger needs. */
function readPayer(scope: Scope, { userId, paymentCurrency }: WalletRequest): PayerRead {
  if (paymentCurrency === 'MOCK') return undefined;
  const read = scope.services.purchaseReads.payer(userId);
  // Prevents an unhandled rejection when no caller awaits it.
  read.catch(() => undefined);
  return read;
}

async function payOnLedger(
  scope: Scope,
  listing: Listing,
  { id, stroops, quote, payer }: { id: string; stroops: bigint; quote: Quote; payer: PayerRead },
): Promise<HoldOnLedger> {
  const paying = await payingWallet(scope, stroops, payer);
  const { publicKey: source, state, reserved, fee } = paying;
  const shortage = shortageOf(quote, state, reserved, fee);
  if (shortage === 'not_funded') throw new WalletNotFunded();
  if (shortage === 'no_wallet' || source === undefined || !state) throw new NoWallet();
  if (shortage === 'insufficient') {
    const xlm = (units: bigint): string => formatAmount(amountOf('XLM', units));
    throw new InsufficientBalance(xlm(stroops + fee), xlm(spendableOf(state, reserved)));
  }
  return paymentOnLedger(scope, listing, { id, stroops, source });
}

function recordTaken(scope: Scope, { onLedger, charge }: Hold): void {
  const { funds, config } = scope.services;
  if (!onLedger?.source || !charge) return;
  funds.take(fundsOf(scope, onLedger.source), charge.units + config.ledger.feeCap);
}

/** Waits for the order's own payment, and presents its state; the subscription delivers later changes. */
async function answer(
  scope: Scope,
  { orderId, intentId, hold }: Placed,
  { answerBy }: WalletRequest,
): Promise<WalletPurchasePayload> {
  const { settlement, failpoints } = scope.services;
  if (intentId !== null) await settlement.settled(intentId, Math.max(0, answerBy - performance.now()));
  const { record: now, tickets } = justPaid(scope, hold) ?? (await read(scope, orderId));
  if (now.status === 'cancelled') {
    throw new PaymentFailed(now.id, now.payment?.failureCode ?? 'refused', now.payment?.failure ?? '');
  }
  const presented = presentWithTickets(scope, now, tickets);
  const processing = now.status === 'held';
  failpoints.reach('purchase.before_answer');
  return withOrderKey(scope, {
    order: presented,
    tickets: presented.loadedTickets ?? [],
    processing,
    message: processing ? UNDER_WAY : BOUGHT,
  });
}

/** The order as just issued by this process; undefined when it was not, or is no longer cached. */
function justPaid({ services }: Scope, hold: Hold | null): OrderWithTickets | undefined {
  const issued = hold ? services.issued.take(hold.id) : undefined;
  if (!hold || !issued) return undefined;
  return { record: paidRecord(hold, issued.transactionHash), tickets: issued.tickets };
}

async function read({ services }: Scope, orderId: string): Promise<OrderWithTickets> {
  const found = await services.orderReads.withTickets(orderId);
  if (!found) throw new Error(`order ${orderId} was held and is not there`);
  return found;
}
