import { createHash } from 'node:crypto';
import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type CheckedOrder,
  checkedOrder,
  countHold,
  earlierOrderOfEvent,
  type Listing,
  type OrderInput,
  type OrderRecord,
  type OrderRequest,
  ofCaller,
  presentToBuyer,
  readOrder,
  requestHash,
  withOrderKey,
} from '../../orders/index.ts';
import { holdEnd, paymentOnLedger, prepareHold } from '../hold/prepare-hold.ts';
import { answersOf, findPlaces, priceLines } from '../price-lines.ts';
import type { StartOutsidePaymentPayload } from '../purchase.schema.ts';
import { playMoneyRefusal, quoteLines } from '../quote/quote-lines.ts';
import { type PaymentMethod, submitOrder } from '../submit-order.ts';

/** How long places are held for an external-wallet payment. */
export const HOLD_SECONDS = 15 * 60;

/** Places are held for a payment that the buyer makes elsewhere; the ledger shows when it is paid. */
const externalWallet: PaymentMethod<OrderInput, OrderRequest, OrderRecord, StartOutsidePaymentPayload> = {
  name: 'external_wallet',
  // Callers ask again for the state of their order, and a hold costs them more points than a purchase.
  repeatsFirst: true,
  check: ({ services: { settings }, actor }, input, idempotencyKey) => {
    const order = checkedOrder(input, idempotencyKey, settings.now.orderTickets);
    return ofCaller(order, isSignedIn(actor) ? actor.userId : null, externalRequestHash);
  },
  // A hold keeps places from other buyers.
  limit: (scope, { buyer }) => countHold(scope, buyer.email),
  earlier: earlierOrderOfEvent,
  attempt,
  answer: async (scope, order) => withOrderKey(scope, { order: await presentToBuyer(scope, order) }),
  // A held order is not sold yet.
  outcome: () => null,
};

/**
 * Holds places for an external-wallet payment and returns amount, payee and memo. The same call again returns the
 * current state.
 * @throws those of `submitOrder`, BadInput, SalesClosed, UnknownTier, OrderLimit, those of the code and of the waitlist
 *   offer, SoldOut, AnswersRefused, RateMissing, LedgerUnavailable, RateLimited, KeyReused
 */
export function startExternalPayment(
  scope: Scope,
  input: OrderInput,
  idempotencyKey: string | null,
): Promise<StartOutsidePaymentPayload> {
  return submitOrder(scope, externalWallet, input, idempotencyKey);
}

async function attempt(
  scope: Scope,
  request: OrderRequest,
  listing: Listing,
): Promise<OrderRecord | 'duplicate' | 'listingChanged'> {
  const { ledgerState, holds } = scope.services;
  const { lines, code } = await priceLines(scope, listing, request);
  const answers = answersOf(listing, request, lines);
  const offered = await findPlaces(scope, request, lines);
  ledgerState.requireUp();
  const quote = await quoteLines(scope, lines, 'XLM');
  const refused = playMoneyRefusal(scope, listing, quote);
  if (refused) throw refused;
  const id = scope.ids.uuid();
  const stroops = quote.charge?.units ?? 0n;
  const onLedger = await paymentOnLedger(scope, listing, { id, stroops, source: null });
  const payment = {
    id,
    origin: 'outside' as const,
    method: 'stellar' as const,
    onLedger,
    holdUntil: holdEnd(scope, HOLD_SECONDS),
  };
  const outcome = await holds.hold(
    prepareHold(scope, request, { lines, code, offered, answers, quote }, payment),
  );
  if (outcome.kind !== 'held') return outcome.kind;
  const order = await readOrder(scope.db, id);
  if (!order) throw new Error(`order ${id} was held and is not there`);
  return order;
}

/** Differs from the hash of a purchase of the same tickets by the form. */
function externalRequestHash(order: CheckedOrder, userId: string | null): Buffer {
  return createHash('sha256').update('outside\n').update(requestHash(order, userId)).digest();
}
