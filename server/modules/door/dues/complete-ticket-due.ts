import { signedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import type { DoorTicketRow } from '../door.reads.ts';
import { closeDue, completeDue, completeOrder } from '../door.writes.ts';

/** Closes the open due of a locked ticket: in its row, in the journal, in its order and in the audit log. */
export async function completeTicketDue(tx: Tx, ticket: DoorTicketRow, method: DueMethod): Promise<void> {
  const kind = method === 'waived' ? 'due_waived' : 'due_collected';
  await completeDue(tx, ticket.id, method, signedIn(tx.scope.actor).userId);
  await closeDue(tx, ticket, kind);
  await completeOrder(tx, ticket.order_id);
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
  tx.afterCommit(() => tx.scope.services.topics.publish('issuer.stats', issuerId, { issuerId, eventId }));
}
