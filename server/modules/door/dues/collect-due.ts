import { accountOf, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import { completeOrder } from '../../refunds/index.ts';
import type { DoorTicketRow } from '../door.reads.ts';
import { AlreadySettled, DueCancelled, NothingDue, requireTicket } from '../door.rules.ts';
import { closeDue, completeDue, lockTicket } from '../door.writes.ts';
import { insertTaking, lockOpenTill } from './till.writes.ts';

/**
 * Closes the open due of a locked ticket: in its row, in the journal, in its order, in the cashier's shift and in the
 * audit log.
 * @param shiftId the shift in which it was collected, which the caller has locked; undefined: in none
 */
export async function completeTicketDue(
  tx: Tx,
  ticket: DoorTicketRow,
  method: DueMethod,
  shiftId: string | undefined,
): Promise<void> {
  const kind = method === 'waived' ? 'due_waived' : 'due_collected';
  await completeDue(tx, ticket.id, method, accountOf(signedIn(tx.scope.actor)));
  await closeDue(tx, ticket, kind);
  if (method !== 'waived' && shiftId !== undefined) await insertTaking(tx, ticket, method, shiftId);
  await completeOrder(tx, ticket.orderId);
  await tx.audit({
    action: method === 'waived' ? 'due.waive' : 'due.collect',
    entityType: 'ticket',
    entityId: ticket.id,
    issuerId: ticket.issuerId,
    details: {
      method,
      units: String(ticket.priceUnits),
      currency: ticket.currency,
      order_id: ticket.orderId,
    },
  });
  const { issuerId, eventId } = ticket;
  tx.afterCommit(() => tx.scope.services.topics.publish('issuer.stats', issuerId, { issuerId, eventId }));
}

/**
 * Records that the amount due for a ticket was collected at the door, or waived.
 * @throws AlreadySettled the second time, NothingDue, DueCancelled
 */
export async function collectDue(scope: Scope, ticketId: string, method: DueMethod): Promise<void> {
  if (!isUuid(ticketId)) throw new NotFound('ticket');
  await inTransaction(scope, async (tx) => {
    const ticket = requireTicket(scope.actor, await lockTicket(tx, ticketId));
    requireOpenDue(ticket);
    const till = method === 'waived' ? undefined : await lockOpenTill(tx, ticket);
    await completeTicketDue(tx, ticket, method, till?.id);
  });
}

function requireOpenDue(ticket: DoorTicketRow): void {
  if (ticket.dueStatus === 'none') throw new NothingDue();
  if (ticket.dueStatus === 'cancelled') throw new DueCancelled();
  if (ticket.dueStatus !== 'due') throw new AlreadySettled(ticket.dueMethod);
}
