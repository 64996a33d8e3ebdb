import type { Scope } from '../../platform/scope.ts';
import { findTicket } from '../tickets/index.ts';
import { presentAnchor } from './anchor.present.ts';
import type { TicketProof } from './anchor.type.ts';
import type { Stretch } from './gather.rules.ts';

/**
 * Returns the proof of a ticket's event to an actor who may see the ticket; null until the ledger has it.
 * @throws NotFound when the actor may not see the ticket, or there is none
 */
export async function findTicketProof(
  scope: Scope,
  ticketId: string,
  event: Stretch['event'],
): Promise<TicketProof | null> {
  const ticket = await findTicket(scope, ticketId);
  const leaf = await scope.services.anchors.leaf(scope, ticket.id, event);
  if (!leaf) return null;
  const { salt, index, size, path, root } = leaf.proof;
  const anchor = presentAnchor(scope, leaf.record);
  return { event, leaf: leaf.hash, salt, index, size, path: [...path], root, anchor };
}
