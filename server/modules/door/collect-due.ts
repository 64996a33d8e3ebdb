import { signedIn } from '../../access/actor.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { NotFound } from '../../failures.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import type { DueMethod } from '../../vocabulary.ts';
import { AlreadySettled, DueCancelled, NothingDue } from './door.failures.ts';
import { requireTicket } from './door.policy.ts';
import type { DoorTicketRow } from './door.reads.ts';
import { closeDue, lockTicket, settleDue, settleOrder } from './door.writes.ts';

/**
 * Records that the amount due for a ticket was collected at the door, or waived.
 * @throws AlreadySettled the second time, NothingDue, DueCancelled
 */
export async function collectDue(scope: Scope, ticketId: string, method: DueMethod): Promise<void> {
  if (!isUuid(ticketId)) throw new NotFound('The ticket');
  await inTransaction(scope, async (tx) => {
    const ticket = requireTicket(scope.actor, await lockTicket(tx, ticketId));
    requireOpenDue(ticket);
    const kind = method === 'waived' ? 'due_waived' : 'due_collected';
    await settleDue(tx, ticket.id, method, signedIn(scope.actor).userId);
    await closeDue(tx, ticket, kind);
    await settleOrder(tx, ticket.order_id);
    await tx.audit({
      action: method === 'waived' ? 'due.waive' : 'due.collect',
      entityType: 'ticket',
      entityId: ticket.id,
      issuerId: ticket.issuer_id,
      details: {
        method,
        units: String(ticket.price_units),
        currency: ticket.currency,
        order_id: ticket.order_id,
      },
    });
    const { issuer_id: issuerId, event_id: eventId } = ticket;
    tx.afterCommit(() => scope.parts.topics.publish('issuer.stats', issuerId, { issuerId, eventId }));
  });
}

function requireOpenDue(ticket: DoorTicketRow): void {
  if (ticket.due_status === 'none') throw new NothingDue();
  if (ticket.due_status === 'cancelled') throw new DueCancelled();
  if (ticket.due_status !== 'due') throw new AlreadySettled(ticket.due_method);
}
