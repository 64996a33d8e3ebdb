import { can, signedIn } from '../../access/actor.ts';
import { isSystemRole } from '../../access/roles.ts';
import { BadInput } from '../../failures.ts';
import { decodeCursor, pageOf, pageSize, skippedRows, skippingPage } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import type { TicketSort, TicketStatus } from '../../vocabulary.ts';
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

export interface PageWish {
  first: number;
  after: string | null;
}

export interface TicketsWish extends PageWish {
  eventId: string | null;
  tier: string | null;
  search: string | null;
  status: TicketStatus | null;
  /** null: newest first. */
  order: { by: TicketSort; descending: boolean } | null;
}

/**
 * Tickets of the actor's own issuer, newest first or as ordered.
 * @throws BadInput for a page size or cursor that is none, and for an order by what the actor does not see
 */
export async function listTickets(scope: Scope, wish: TicketsWish): Promise<TicketConnection> {
  const actor = signedIn(scope.actor);
  if (wish.order?.by === 'holder' && !can(actor, 'VIEW_PERSONAL_DATA')) {
    throw new BadInput([{ field: 'order.by', message: 'You may not see who holds these tickets.' }]);
  }
  if (wish.eventId !== null && !isUuid(wish.eventId)) return emptyPage();
  const filter: TicketFilter = {
    issuerId: isSystemRole(actor.role) ? null : actor.issuerId,
    eventId: wish.eventId,
    tier: wish.tier?.replaceAll('\u0000', '').trim() || null,
    status: wish.status,
    search: await resolveTicketSearch(scope, actor, wish.search),
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
  };
  const countAll = () => countTickets(scope, actor, filter);
  if (wish.order !== null) {
    const page = { ...wish.order, first: pageSize(wish.first), skip: skippedRows(wish.after) };
    const rows = await findSortedTickets(scope, actor, filter, page);
    return { ...skippingPage(rows, page, (row) => presentTicket(row, scope.actor)), countAll };
  }
  const page = pageWish(wish);
  const rows = await findTickets(scope, actor, filter, page);
  return connection(scope, rows, page.first, countAll);
}

/** The tickets that the actor holds, newest first. */
export async function listMyTickets(scope: Scope, wish: PageWish): Promise<TicketConnection> {
  const actor = signedIn(scope.actor);
  const page = pageWish(wish);
  const rows = await readTicketsOfHolder(scope, actor, page);
  return connection(scope, rows, page.first, () => countTicketsOfHolder(scope, actor));
}

function pageWish({ first, after }: PageWish): { first: number; after: string | null } {
  const [id] = decodeCursor(after, 1) ?? [];
  // A key of another list is as good as none that we made: it names no place in this one.
  return { first: pageSize(first), after: typeof id === 'string' && isUuid(id) ? id : null };
}

function connection(
  scope: Scope,
  rows: TicketRecord[],
  first: number,
  countAll: () => Promise<number>,
): TicketConnection {
  const page = pageOf(
    rows,
    first,
    (row) => [row.id],
    (row) => presentTicket(row, scope.actor),
  );
  return { ...page, countAll };
}

function emptyPage(): TicketConnection {
  return { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, countAll: async () => 0 };
}
