import { can, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { resolveTicketSearch } from './numbers/resolve-ticket-search.ts';
import { presentTicket } from './ticket.present.ts';
import { findTickets } from './ticket.reads.ts';
import type { Ticket } from './ticket.type.ts';

const MAX_FOUND = 20;

/**
 * Finds tickets of one event by a guest's name, address, ticket number or the beginning of a ticket id. Staff who may
 * not see holders find them by the whole name or address alone, and so learn nothing that the guest did not say.
 */
export async function findGuests(scope: Scope, eventId: string, text: string): Promise<Ticket[]> {
  const actor = signedIn(scope.actor);
  const search = isUuid(eventId) ? await resolveTicketSearch(scope, actor, text) : null;
  if (search === null) return [];
  const filter = {
    issuerId: isSystemRole(actor.role) ? null : actor.issuerId,
    eventId,
    tier: null,
    status: null,
    search,
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
  };
  const rows = await findTickets(scope, actor, filter, {
    from: null,
    limit: MAX_FOUND,
    direction: 'DESC',
    beyond: '<',
  });
  return rows.map((row) => presentTicket(row, actor));
}
