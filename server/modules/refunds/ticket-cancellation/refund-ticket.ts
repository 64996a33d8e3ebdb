import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { checkAll, type FieldFault, Forbidden, NotFound, refuseFaults } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { mayRefund, maySeeOrders, type Order, presentOrder, readOrder } from '../../orders/index.ts';
import { findTicket, type TicketRecord } from '../../tickets/index.ts';
import { checkedRefund } from '../chosen-refund.rules.ts';
import { NotPaidOnline } from '../refund.rules.ts';
import { lockOrder, lockTicketsOfOrders, type OrderToRefund } from '../refund.writes.ts';
import { checkedReason } from '../refund-order.ts';
import { type RefundRules, refundRulesOf, requirePossible } from '../refund-possible.ts';
import { auditedAmounts, cancelLocked } from './cancel-ticket.ts';
import {
  type CancellationRecord,
  readLockedCancellation,
  readTicketsOfOrder,
} from './ticket-cancellation.reads.ts';
import { requireRefundable, type TicketRefundAmounts, ticketRefund } from './ticket-cancellation.rules.ts';

/**
 * Refunds one ticket of an order for the organiser: its code becomes invalid, its place is free or offered to the
 * waitlist, an amount due is cancelled, money collected at the door is booked back, and a payment on the ledger is
 * returned to the account that paid. Other tickets of the order stay. Idempotent, also for concurrent calls.
 * @param amount that is returned, as decimal text of the payment's currency; null: by the organiser's rule
 * @throws BadInput, NotFound, Forbidden, TicketNotRefundable, NotPaidOnline, RefundTooHigh, PaymentDisputed
 */
export async function refundTicket(
  scope: Scope,
  id: string,
  reasonText: string,
  amount: string | null = null,
): Promise<void> {
  const reason = checkedReason(reasonText);
  const { record } = await findTicket(scope, id);
  if (!mayRefund(scope.actor, record)) throw new Forbidden();
  await refund(scope, record, { reason, amount });
}

async function refund(
  scope: Scope,
  record: TicketRecord,
  { reason, amount }: { reason: string; amount: string | null },
): Promise<void> {
  const rules = await refundRulesOf(scope, record.orderId);
  await inTransaction(scope, async (tx) => {
    const order = await lockOrder(tx, record.orderId);
    if (!order) throw new NotFound('ticket');
    await lockTicketsOfOrders(tx, [order.id]);
    await refundLocked(tx, order, await readLockedCancellation(tx, record.id), { reason, amount, rules });
  });
}

interface TicketsRequest {
  orderId: string;
  ticketIds: readonly string[];
  reason: string;
  /** Of one ticket, as decimal text of the payment's currency; null: by the organiser's rule. */
  amount: string | null;
}

/** Tickets that can be refunded by one call. */
export const MAX_TICKETS = 100;

/**
 * Refunds some tickets of an order as `refundTicket` does, all or none of them.
 * @returns the order
 * @throws BadInput for tickets of other orders and for an amount of several tickets; otherwise as `refundTicket`
 */
export async function refundTickets(scope: Scope, request: TicketsRequest): Promise<Order> {
  const [reason] = checkAll(
    () => checkedReason(request.reason),
    () => refuseFaults(ticketFaults(request)),
  );
  const { orderId, ticketIds, amount } = request;
  if (!isUuid(orderId)) throw new NotFound('order');
  const rules = await refundRulesOf(scope, orderId);
  await inTransaction(scope, async (tx) => {
    const found = await lockOrder(tx, orderId);
    if (!found || !maySeeOrders(scope.actor, found)) throw new NotFound('order');
    if (!mayRefund(scope.actor, found)) throw new Forbidden();
    await lockTicketsOfOrders(tx, [orderId]);
    refuseFaults(othersTickets(ticketIds, await readTicketsOfOrder(tx, orderId)));
    for (const id of ticketIds) {
      // Each refund changes what is left of the payment.
      const order = (await lockOrder(tx, orderId)) ?? found;
      await refundLocked(tx, order, await readLockedCancellation(tx, id), { reason, amount, rules });
    }
  });
  const record = await readOrder(scope.db, orderId);
  if (!record) throw new NotFound('order');
  return presentOrder(scope, record);
}

function ticketFaults({ ticketIds, amount }: TicketsRequest): FieldFault[] {
  const faults: FieldFault[] = [];
  if (ticketIds.length === 0)
    faults.push({ field: 'ticketIds', code: 'REQUIRED', message: 'Please choose the tickets.' });
  if (ticketIds.length > MAX_TICKETS)
    faults.push({
      field: 'ticketIds',
      code: 'TOO_MANY',
      max: MAX_TICKETS,
      message: `At most ${MAX_TICKETS} tickets are refunded at once.`,
    });
  if (amount !== null && ticketIds.length > 1)
    faults.push({ field: 'amount', message: 'Give an amount for one ticket at a time.' });
  for (const [at, id] of ticketIds.slice(0, MAX_TICKETS).entries())
    if (ticketIds.indexOf(id) < at)
      faults.push({
        field: `ticketIds.${at}`,
        code: 'LISTED_TWICE',
        message: 'This ticket is listed twice.',
      });
  return faults;
}

const othersTickets = (ids: readonly string[], own: ReadonlySet<string>): FieldFault[] =>
  ids.flatMap((id, at) =>
    own.has(id) ? [] : [{ field: `ticketIds.${at}`, message: 'This ticket is not of the order.' }],
  );

/** Refunds a ticket whose order and tickets are locked. */
async function refundLocked(
  tx: Tx,
  order: OrderToRefund,
  ticket: CancellationRecord,
  { reason, amount, rules }: { reason: string; amount: string | null; rules: RefundRules | null },
): Promise<void> {
  const { userId: by, email: actor } = signedIn(tx.scope.actor);
  if (ticket.isRepeated) return;
  requireRefundable(ticket);
  const amounts = chosenAmounts(ticket, amount);
  requirePossible(order, amounts.units, rules);
  const isLast = await cancelLocked(tx, order, ticket, { reason, by, actor, holder: ticket.holder, amounts });
  await tx.audit({
    action: 'ticket.refund',
    entityType: 'ticket',
    entityId: ticket.id,
    issuerId: order.issuerId,
    details: {
      event_id: order.eventId,
      order_id: order.id,
      reason,
      whole_order: isLast,
      ...auditedAmounts(ticket, amounts),
    },
  });
}

function chosenAmounts(ticket: CancellationRecord, amount: string | null): TicketRefundAmounts {
  const amounts = ticketRefund(ticket);
  if (amount === null) return amounts;
  const { payment } = ticket;
  if (payment === null) throw new NotPaidOnline();
  const { currency, order } = payment;
  const from = { provider: order.provider, currency, charge: order.charge };
  return { ...amounts, units: checkedRefund(from, { text: amount, left: amounts.most, lowest: 'nothing' }) };
}
