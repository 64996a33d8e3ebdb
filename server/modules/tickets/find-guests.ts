import { can, signedIn } from '../../access/actor.ts';
import { isSystemRole } from '../../access/roles.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import { presentTicket } from './ticket.present.ts';
import { findTickets } from './ticket.reads.ts';
import type { Ticket } from './ticket.type.ts';
import { readTicketSearch } from './ticket-search.rules.ts';

const MOST = 20;

/**
 * Tickets of one event by what a guest says of himself: a name, an address, the beginning of the ticket's id. Whoever
 * may not see holders finds them by the whole name or address alone, and so learns nothing that he was not told.
 */
export async function findGuests(scope: Scope, eventId: string, text: string): Promise<Ticket[]> {
  const actor = signedIn(scope.actor);
  const search = readTicketSearch(text);
  if (search === null || !isUuid(eventId)) return [];
  const filter = {
    issuerId: isSystemRole(actor.role) ? null : actor.issuerId,
    eventId,
    tier: null,
    status: null,
    search,
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
  };
  const rows = await findTickets(scope, actor, filter, { first: MOST, after: null });
  return rows.slice(0, MOST).map((row) => presentTicket(row, actor));
}
