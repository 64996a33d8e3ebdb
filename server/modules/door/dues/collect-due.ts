import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import { AlreadySettled, DueCancelled, NothingDue } from '../door.failures.ts';
import { requireTicket } from '../door.policy.ts';
import type { DoorTicketRow } from '../door.reads.ts';
import { lockTicket } from '../door.writes.ts';
import { completeTicketDue } from './complete-ticket-due.ts';

/**
 * Records that the amount due for a ticket was collected at the door, or waived.
 * @throws AlreadySettled the second time, NothingDue, DueCancelled
 */
export async function collectDue(scope: Scope, ticketId: string, method: DueMethod): Promise<void> {
  if (!isUuid(ticketId)) throw new NotFound('The ticket');
  await inTransaction(scope, async (tx) => {
    const ticket = requireTicket(scope.actor, await lockTicket(tx, ticketId));
    requireOpenDue(ticket);
    await completeTicketDue(tx, ticket, method);
  });
}

function requireOpenDue(ticket: DoorTicketRow): void {
  if (ticket.due_status === 'none') throw new NothingDue();
  if (ticket.due_status === 'cancelled') throw new DueCancelled();
  if (ticket.due_status !== 'due') throw new AlreadySettled(ticket.due_method);
}
