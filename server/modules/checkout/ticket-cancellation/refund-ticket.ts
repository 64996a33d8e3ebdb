import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findTicket, type TicketRecord } from '../../tickets/index.ts';
import { mayRefund } from '../order.rules.ts';
import { checkedRefund } from '../refunds/chosen-refund.rules.ts';
import { NotPaidOnline } from '../refunds/refund.rules.ts';
import { lockOrder, lockTicketsOfOrders } from '../refunds/refund.writes.ts';
import { checkedReason } from '../refunds/refund-order.ts';
import { auditedAmounts, cancelLocked } from './cancel-ticket.ts';
import { type CancellationRecord, readLockedCancellation } from './ticket-cancellation.reads.ts';
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
  const { userId: by, email: actor } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const order = await lockOrder(tx, record.order_id);
    if (!order) throw new NotFound('The ticket');
    await lockTicketsOfOrders(tx, [order.id]);
    const ticket = await readLockedCancellation(tx, record.id);
    if (ticket.isRepeated) return;
    requireRefundable(ticket);
    const amounts = chosenAmounts(ticket, amount);
    const holder = record.holder_email;
    const isLast = await cancelLocked(tx, order, ticket, { reason, by, actor, holder, amounts });
    await tx.audit({
      action: 'ticket.refund',
      entityType: 'ticket',
      entityId: ticket.id,
      issuerId: order.issuer_id,
      details: {
        event_id: order.event_id,
        order_id: order.id,
        reason,
        whole_order: isLast,
        ...auditedAmounts(amounts),
      },
    });
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
