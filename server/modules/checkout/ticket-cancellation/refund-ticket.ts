import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findTicket, type TicketRecord } from '../../tickets/index.ts';
import { mayRefund } from '../order.rules.ts';
import { lockOrder, lockTicketsOfOrders } from '../refunds/refund.writes.ts';
import { checkedReason } from '../refunds/refund-order.ts';
import { cancelLocked } from './cancel-ticket.ts';
import { readLockedCancellation } from './ticket-cancellation.reads.ts';
import { requireRefundable } from './ticket-cancellation.rules.ts';

/**
 * Refunds one ticket of an order for the organiser: its code becomes invalid, its place is free or offered to the
 * waitlist, an amount due is cancelled, money collected at the door is booked back, and a payment on the ledger is
 * returned to the account that paid. Other tickets of the order stay. Idempotent, also for concurrent calls.
 * @throws BadInput, NotFound, Forbidden, TicketNotRefundable
 */
export async function refundTicket(scope: Scope, id: string, reasonText: string): Promise<void> {
  const reason = checkedReason(reasonText);
  const { record } = await findTicket(scope, id);
  if (!mayRefund(scope.actor, record)) throw new Forbidden();
  await refund(scope, record, reason);
}

async function refund(scope: Scope, record: TicketRecord, reason: string): Promise<void> {
  const { userId: by, email: actor } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const order = await lockOrder(tx, record.order_id);
    if (!order) throw new NotFound('The ticket');
    await lockTicketsOfOrders(tx, [order.id]);
    const ticket = await readLockedCancellation(tx, record.id);
    if (ticket.isRepeated) return;
    requireRefundable(ticket);
    const isLast = await cancelLocked(tx, order, ticket, { reason, by, actor, holder: record.holder_email });
    await tx.audit({
      action: 'ticket.refund',
      entityType: 'ticket',
      entityId: ticket.id,
      issuerId: order.issuer_id,
      details: { event_id: order.event_id, order_id: order.id, reason, whole_order: isLast },
    });
  });
}
