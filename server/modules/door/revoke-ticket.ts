import { DOOR_REASON_LIMITS } from '../../lib/limits/text-limits.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEntries } from '../../platform/topics.ts';
import { completeOrder } from '../refunds/index.ts';
import { chosenTickets, type TicketsOutcome, ticketSeen } from '../tickets/index.ts';
import type { DoorTicketRow } from './door.reads.ts';
import { AlreadyRevoked, checkedReason, requireTicket, TicketCancelled } from './door.rules.ts';
import { closeDue, hasEntered, insertRevocation, lockTicket, readRevokedAt } from './door.writes.ts';

export interface RevokeRequest {
  ticketId: string;
  reason: string;
  /** Who requested it, as stated by the caller; the account that revokes is recorded in any case. */
  actor?: string | null;
}

/**
 * Revokes a ticket for good. It does not return to the stock; an open due is cancelled.
 * @throws AlreadyRevoked, TicketCancelled, BadInput without a reason
 */
export async function revokeTicket(scope: Scope, request: RevokeRequest): Promise<void> {
  const reason = checkedReason(request.reason, DOOR_REASON_LIMITS.revoke);
  if (!isUuid(request.ticketId)) throw new NotFound('ticket');
  await inTransaction(scope, async (tx) => {
    const ticket = requireTicket(scope.actor, await lockTicket(tx, request.ticketId));
    if (ticket.status === 'cancelled') throw new TicketCancelled();
    if (ticket.status === 'revoked') throw new AlreadyRevoked(await readRevokedAt(tx, ticket.id));
    await revoke(tx, ticket, reason, request.actor ?? null);
  });
}

/**
 * Revokes chosen tickets for good, one after the other; those that are revoked or cancelled already are skipped. A
 * repetition after a loss of the connection goes on where the first call ended.
 * @throws BadInput for none or too many tickets, or without a reason
 */
export async function revokeTickets(
  scope: Scope,
  { ticketIds, reason: given }: { ticketIds: readonly string[]; reason: string },
): Promise<TicketsOutcome> {
  const reason = checkedReason(given, DOOR_REASON_LIMITS.revoke);
  const chosen = await chosenTickets(scope, ticketIds);
  const ids: string[] = [];
  for (const { id, status } of chosen) {
    if (status !== 'active') continue;
    try {
      await revokeTicket(scope, { ticketId: id, reason });
      ids.push(id);
    } catch (error) {
      if (!(error instanceof AlreadyRevoked || error instanceof TicketCancelled)) throw error;
    }
  }
  const seen = await Promise.all(ids.map((id) => ticketSeen(scope, id)));
  const revoked = seen.filter((ticket) => ticket !== null);
  return { tickets: revoked, skipped: new Set(ticketIds).size - ids.length };
}

async function revoke(tx: Tx, ticket: DoorTicketRow, reason: string, stated: string | null): Promise<void> {
  const actor = signedIn(tx.scope.actor);
  const number = await insertRevocation(tx, { ticket, reason, actor: actor.email, revokedBy: actor.userId });
  if (ticket.dueStatus === 'due') {
    await closeDue(tx, ticket, 'due_cancelled');
    await completeOrder(tx, ticket.orderId);
  }
  await tx.audit({
    action: 'ticket.revoke',
    entityType: 'ticket',
    entityId: ticket.id,
    issuerId: ticket.issuerId,
    details: {
      reason,
      number: String(number),
      due_cancelled: ticket.dueStatus === 'due',
      entered: await hasEntered(tx, ticket.id),
      ...(stated ? { stated_actor: stated.slice(0, 200) } : {}),
    },
  });
  const { issuerId, eventId } = ticket;
  tx.afterCommit(() =>
    announceEntries(tx.scope.services.topics, { eventId, issuerId, ticketIds: [ticket.id] }),
  );
}
