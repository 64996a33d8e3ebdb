import { auditActor } from '../../../platform/audit-entry.writes.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  checkedOrder,
  earlierOrderOfEvent,
  eventAsOffered,
  type FormPurchasePayload,
  type Listing,
  type listedTier,
  type OrderInput,
  type OrderRequest,
  ofCaller,
  presentSoldOrder,
  requestHash,
  SalesClosed,
  type SoldOrder,
  SoldOut,
  tierOnSale,
  withOrderKey,
} from '../../orders/index.ts';
import { asBought, readTicketsOfOrder, requestTicketLink } from '../../tickets/index.ts';
import { answersOf, findPlaces, type PricedLine, priceLines } from '../price-lines.ts';
import { ConfirmAddress } from '../purchase.failures.ts';
import { type PaymentMethod, submitOrder } from '../submit-order.ts';
import { type PreparedOrder, prepareOrder } from './prepared-order.ts';

/** Unpaid tickets are paid at the door. One statement sells a batch of orders; the answer is made from memory. */
const form: PaymentMethod<OrderInput, OrderRequest, SoldOrder, FormPurchasePayload> = {
  name: 'form',
  check,
  earlier,
  attempt,
  answer: (scope, order) => withOrderKey(scope, presentSoldOrder(order)),
  outcome: () => 'sold',
};

/**
 * Sells tickets by the form.
 * @throws those of `submitOrder`, BadInput, SalesClosed, UnknownTier, OrderLimit, SoldOut, AnswersRefused, RateLimited,
 *   PersonLimit, ConfirmAddress, KeyReused, and those of the code and of the waitlist offer
 */
export function purchaseByForm(
  scope: Scope,
  input: OrderInput,
  idempotencyKey: string | null,
): Promise<FormPurchasePayload> {
  return submitOrder(scope, form, input, idempotencyKey);
}

async function check(scope: Scope, input: OrderInput, idempotencyKey: string | null): Promise<OrderRequest> {
  const { limits, settings } = scope.services;
  const order = checkedOrder(input, idempotencyKey, settings.now.orderTickets);
  await limits.consume('purchase', { address: scope.address, account: order.buyer.email });
  return ofCaller(order, auditActor(scope.actor).userId, requestHash);
}

async function earlier(scope: Scope, request: OrderRequest): Promise<SoldOrder | undefined> {
  const order = await earlierOrderOfEvent(scope, request);
  return (
    order && {
      id: order.id,
      status: order.status,
      buyer: { name: order.buyerName, email: order.buyerEmail, phone: order.buyerPhone },
      at: order.createdAt,
      eventId: order.eventId,
      keyHash: order.keyHash,
      code: order.code,
      tickets: asBought(await readTicketsOfOrder(scope.db, order.id)),
      offered: null,
    }
  );
}

async function attempt(
  scope: Scope,
  request: OrderRequest,
  listing: Listing,
): Promise<SoldOrder | 'duplicate' | 'listingChanged'> {
  const { lines, code } = await priceLines(scope, listing, request, tierByForm(scope));
  const answers = answersOf(listing, request, lines);
  const offered = await findPlaces(scope, request, lines);
  const key = await scope.services.keys.require(listing.event.issuerId);
  const order = prepareOrder(scope, request, { lines, code, offered, answers }, key);
  const outcome = await sell(scope, order, lines).catch((error: unknown) =>
    refuseUnconfirmed(scope, request, error),
  );
  if (outcome !== 'sold') return outcome;
  const isFree = order.tickets.every((ticket) => ticket.priceUnits === 0n);
  return {
    ...order,
    code: code?.code ?? null,
    status: isFree ? 'paid' : 'due',
    offered: () => eventAsOffered(listing),
  };
}

/** @throws SalesClosed while the operator has closed the form */
export function tierByForm({ services: { settings } }: Scope): typeof listedTier {
  return (...tier) => {
    if (!settings.now.formSales)
      throw new SalesClosed('Tickets are not sold by this form at the moment. Paying with a wallet goes on.');
    return tierOnSale(...tier);
  };
}

/** @throws SoldOut */
async function sell(
  scope: Scope,
  order: PreparedOrder,
  lines: readonly PricedLine[],
): Promise<'sold' | 'duplicate' | 'listingChanged'> {
  const outcome = await scope.services.tierQueues.sell(scope, order, lines);
  if (outcome.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
  if (outcome.kind !== 'sold') return outcome.kind;
  for (const [line, { tier }] of lines.entries()) {
    const tickets = order.tickets.filter(({ tierId }) => tierId === tier.terms.tierId);
    for (const [nth, ticket] of tickets.entries()) ticket.serial = (outcome.serials[line] ?? 0) + nth;
  }
  return 'sold';
}

/** An address that must be confirmed is mailed a link, within the usual limit of such mails. */
async function refuseUnconfirmed(scope: Scope, { buyer }: OrderRequest, error: unknown): Promise<never> {
  if ((error as { constraint?: string }).constraint !== 'orders_confirmed_address') throw error;
  await requestTicketLink(scope, buyer.email).catch((refusal: unknown) => {
    if (!(refusal instanceof Failure)) throw refusal;
  });
  throw new ConfirmAddress(buyer.email);
}
