import { can, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { BadInput } from '../../platform/failures.ts';
import { emptyPage, type PageSlice, type Paging, pageOf, sliceById } from '../../platform/graphql/page.ts';
import { sortedPage, sortedSlice } from '../../platform/graphql/sorted-page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { TicketSort, TicketStatus } from '../../platform/vocabulary.ts';
import { resolveTicketSearch } from './numbers/resolve-ticket-search.ts';
import { presentTicket } from './ticket.present.ts';
import {
  countTickets,
  countTicketsOfHolder,
  findSortedTickets,
  findTickets,
  readTicketsOfHolder,
  type TicketFilter,
} from './ticket.reads.ts';
import type { TicketRecord } from './ticket.record.ts';
import type { TicketConnection } from './ticket.type.ts';

export interface TicketsRequest {
  page: Paging;
  eventId: string | null;
  tier: string | null;
  search: string | null;
  status: TicketStatus | null;
  /** null: newest first. */
  order: { by: TicketSort; descending: boolean } | null;
}

/**
 * Lists tickets of the actor's own issuer, newest first or as ordered.
 * @throws BadInput for an invalid page size or cursor, and for an order by a field that the actor does not see
 */
export async function listTickets(scope: Scope, request: TicketsRequest): Promise<TicketConnection> {
  const actor = signedIn(scope.actor);
  if (request.order?.by === 'holder' && !can(actor, 'VIEW_PERSONAL_DATA')) {
    throw new BadInput([{ field: 'order.by', message: 'You may not see who holds these tickets.' }]);
  }
  if (request.eventId !== null && !isUuid(request.eventId))
    return { ...emptyPage(), countAll: async () => 0 };
  const filter: TicketFilter = {
    issuerId: isSystemRole(actor.role) ? null : actor.issuerId,
    eventId: request.eventId,
    tier: request.tier?.replaceAll('\u0000', '').trim() || null,
    status: request.status,
    search: await resolveTicketSearch(scope, actor, request.search),
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
  };
  const countAll = () => countTickets(scope, actor, filter);
  if (request.order !== null) {
    const slice = sortedSlice(request.page);
    const rows = await findSortedTickets(scope, actor, filter, { ...request.order, ...slice });
    return { ...sortedPage(rows, slice, (row) => presentTicket(row, scope.actor)), countAll };
  }
  const slice = sliceById(request.page);
  const rows = await findTickets(scope, actor, filter, slice);
  return connection(scope, rows, slice, countAll);
}

/** The tickets that the actor holds, newest first. */
export async function listMyTickets(scope: Scope, paging: Paging): Promise<TicketConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceById(paging);
  const rows = await readTicketsOfHolder(scope, actor, slice);
  return connection(scope, rows, slice, () => countTicketsOfHolder(scope, actor));
}

function connection(
  scope: Scope,
  rows: TicketRecord[],
  slice: PageSlice<string>,
  countAll: () => Promise<number>,
): TicketConnection {
  const page = pageOf(
    rows,
    slice,
    (row) => [row.id],
    (row) => presentTicket(row, scope.actor),
  );
  return { ...page, countAll };
}
