import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEntries } from '../../../platform/topics.ts';
import { VOID_REASONS } from '../../../platform/vocabulary.ts';
import { publishOrder } from '../../orders/index.ts';
import { findTicket, foundTicketToGiveAway, isHolder, type TicketRecord } from '../../tickets/index.ts';
import { offerPlaces } from '../../waitlist/index.ts';
import { parsedAmount } from '../chosen-refund.rules.ts';
import { PaymentDisputed, RefundChanged } from '../refund.rules.ts';
import {
  cancelTickets,
  completeOrder,
  lockOrder,
  lockTicketsOfOrders,
  type OrderToRefund,
  reverseDoorBalance,
} from '../refund.writes.ts';
import { giveBack } from '../refund-order.ts';
import { startTicketRefund } from '../start-refund.writes.ts';
import { type CancellationRecord, readLockedCancellation } from './ticket-cancellation.reads.ts';
import {
  refundPercent,
  requireCancellable,
  type TicketRefundAmounts,
  ticketRefund,
} from './ticket-cancellation.rules.ts';
import { insertTicketCancellation } from './ticket-cancellation.writes.ts';

/** The holder who cancels. */
interface Canceller {
  /** Null without an account. */
  by: string | null;
  email: string;
  /** The refund that they have read; null: any. */
  shown: string | null;
}

/**
 * Cancels a ticket for its holder, within the organiser's terms: its code becomes invalid, its place is free or offered
 * to the waitlist, an amount due is cancelled, and a payment on the ledger is refunded. Other tickets of the order stay.
 * Idempotent, also for concurrent calls.
 * @param shown the refund that the holder has read, as decimal text; null: any
 * @throws NotFound, TicketNotCancellable, CancellationsClosed, RefundChanged, BadInput, RateLimited
 */
export async function cancelTicket(scope: Scope, id: string, shown: string | null = null): Promise<void> {
  const { userId: by, email } = signedIn(scope.actor);
  const { record } = await findTicket(scope, id);
  if (!isHolder(scope.actor, record)) throw new NotFound('ticket');
  await cancelBy(scope, record, { by, email, shown });
}

/** Like cancelTicket, for a caller who opened a fresh link of the holder. @throws TicketLinkInvalid, FreshLinkRequired, too */
export async function cancelFoundTicket(
  scope: Scope,
  pass: string,
  id: string,
  shown: string | null = null,
): Promise<void> {
  const record = await foundTicketToGiveAway(scope, pass, id);
  await cancelBy(scope, record, { by: null, email: record.holderEmail, shown });
}

async function cancelBy(scope: Scope, record: TicketRecord, canceller: Canceller): Promise<void> {
  await scope.services.limits.consume('cancel_ticket', { account: canceller.by ?? canceller.email });
  await inTransaction(scope, (tx) => cancel(tx, record, canceller), {
    tenant: record.issuerId,
    user: canceller.by,
  });
}

async function cancel(tx: Tx, record: TicketRecord, { by, email, shown }: Canceller): Promise<void> {
  const order = await lockOrder(tx, record.orderId);
  if (!order) throw new NotFound('ticket');
  await lockTicketsOfOrders(tx, [order.id]);
  const ticket = await readLockedCancellation(tx, record.id);
  if (ticket.isRepeated) return;
  const now = tx.scope.clock.now();
  requireCancellable(ticket, now);
  const amounts = ticketRefund(ticket, refundPercent(ticket, now));
  requireShown(ticket, amounts, shown);
  const reason = VOID_REASONS.by_holder;
  const isLast = await cancelLocked(tx, order, ticket, {
    reason,
    by,
    actor: email,
    holder: record.holderEmail,
    amounts,
  });
  await tx.audit({
    action: 'ticket.cancel',
    entityType: 'ticket',
    entityId: ticket.id,
    issuerId: order.issuerId,
    details: {
      event_id: order.eventId,
      order_id: order.id,
      whole_order: isLast,
      ...auditedAmounts(ticket, amounts),
    },
  });
}

/** @throws RefundChanged when the terms have changed since the holder read them */
function requireShown(
  { payment }: CancellationRecord,
  { units }: TicketRefundAmounts,
  shown: string | null,
): void {
  if (shown !== null && parsedAmount(shown, payment?.currency ?? 'XLM') !== units) throw new RefundChanged();
}

/** What was refunded and kept of a ticket, for the audit log. */
export const auditedAmounts = (
  { payment }: CancellationRecord,
  { units, most }: TicketRefundAmounts,
): Record<string, string> => ({
  units: String(units),
  kept: String(most - units),
  ...(payment && { currency: payment.currency }),
});

interface Cancellation {
  reason: string;
  by: string | null;
  /** Email of the person who cancels. */
  actor: string;
  /** Email of the holder, who is notified. */
  holder: string;
  /** What is refunded of it, and the most that could be. */
  amounts: TicketRefundAmounts;
  /** When it was requested; now by default. */
  at?: Date;
}

/**
 * Cancels a ticket whose order and tickets the caller has locked, and refunds it: with the whole order when it is the
 * last one.
 * @returns whether it was the last one
 */
export async function cancelLocked(
  tx: Tx,
  order: OrderToRefund,
  ticket: CancellationRecord,
  given: Cancellation,
): Promise<boolean> {
  if (order.chargedBack) throw new PaymentDisputed();
  // The refund of the whole order is that of this ticket because both have one time.
  const { at = tx.scope.clock.now() } = given;
  await insertTicketCancellation(tx, {
    at,
    ticketId: ticket.id,
    orderId: order.id,
    issuerId: order.issuerId,
    by: given.by,
    keptUnits: given.amounts.most - given.amounts.units,
  });
  const { reason, actor } = given;
  const { units } = given.amounts;
  const isLast = ticket.others === 0;
  if (isLast) await giveBack(tx, order, { reason, actor, mail: 'order_refunded', units, at });
  else await cancelOne(tx, order, ticket, given);
  return isLast;
}

async function cancelOne(
  tx: Tx,
  order: OrderToRefund,
  ticket: CancellationRecord,
  given: Cancellation,
): Promise<void> {
  await reverseDoorBalance(tx, order, ticket.id);
  const { reason, by, actor } = given;
  await cancelTickets(tx, order, { reason, by, actor, ticketId: ticket.id });
  await completeOrder(tx, order.id);
  const { units } = given.amounts;
  if (units > 0n) await startTicketRefund(tx, order, { ticketId: ticket.id, units, reason });
  await offerPlaces(tx, [ticket.tierId]);
  // At once, so that the buyer learns of a cancellation by another person who got hold of the link.
  await queueMail(tx, {
    kind: 'ticket_cancelled',
    recipient: given.holder,
    orderId: order.id,
    payload: { ticketId: ticket.id },
  });
  const { eventId, issuerId } = order;
  tx.afterCommit(() => {
    publishOrder(tx, { ...order, orderId: order.id });
    announceEntries(tx.scope.services.topics, { eventId, issuerId, ticketIds: [ticket.id] });
    tx.scope.services.refunds.wake();
    if (units > 0n && order.origin === 'provider') tx.scope.services.paymentWorker.wake('refunds');
  });
}
