import type { GraphQLResolveInfo } from 'graphql';
import { can, isSignedIn, type SignedInActor, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import { sortedPage, sortedSlice } from '../../platform/graphql/list-order.ts';
import { emptyPage, type PageSlice, type Paging, pageOf, sliceById } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { DueStatus, TicketSort, TicketStatus } from '../../platform/vocabulary.ts';
import { presentTicket } from './ticket.present.ts';
import {
  countTickets,
  countTicketsOfHolder,
  findSortedTickets,
  findTickets,
  orderNumberExists,
  readTicketOfHolder,
  readTicketOfStaff,
  readTicketsOfHolder,
  readTicketsOfOrders,
  readTicketsSeen,
  ticketNumberExists,
} from './ticket.reads.ts';
import type { TicketRecord } from './ticket.record.ts';
import { mayManageTicket, maySeeTicket, readTicketSearch, type TicketSearch } from './ticket.rules.ts';
import type { Ticket, TicketConnection } from './ticket.schema.ts';
import type { AnswerFilter, TicketFilter } from './ticket-filter.statements.ts';
import { readOrderNumber } from './ticket-number.rules.ts';

/**
 * Interprets a search text of staff: the number of one of the organiser's tickets or orders, else its other meaning.
 * @returns null when there is nothing to search for
 */
export async function resolveTicketSearch(
  scope: Scope,
  actor: SignedInActor,
  text: string | null,
): Promise<TicketSearch | null> {
  const read = readTicketSearch(text);
  if (!read) return null;
  if (read.number && (await ticketNumberExists(scope, actor, read.number))) return read.number;
  const number = readOrderNumber(text ?? '');
  if (number !== null && (await orderNumberExists(scope, actor, number))) return { kind: 'order', number };
  return read.otherwise;
}

/**
 * Finds a ticket for its holder or for staff of its issuer.
 * @throws NotFound for every other caller, whether or not the ticket exists
 */
export async function findTicket(scope: Scope, id: string): Promise<Ticket> {
  return presentTicket(await findTicketRecord(scope, id), scope.actor);
}

/** @throws NotFound as `findTicket` */
export async function findTicketRecord(scope: Scope, id: string): Promise<TicketRecord> {
  const actor = signedIn(scope.actor);
  const record = isUuid(id) ? await read(scope, actor, id) : undefined;
  if (!record || !maySeeTicket(actor, record)) throw new NotFound('ticket');
  return record;
}

/**
 * The ticket of an object that the actor sees, such as a scan; null unless they may see the ticket too. One statement
 * reads all tickets that a request needs in one tick.
 */
export async function ticketSeen(scope: Scope, id: string): Promise<Ticket | null> {
  return isUuid(id) ? ((await loadTickets(scope, id)) ?? null) : null;
}

/** Resolves a field `ticket` as `ticketSeen`; a document that selects known fields alone costs no statement. */
export function ticketReference(
  scope: Scope,
  info: GraphQLResolveInfo,
  known: { id: string; number?: string },
): Promise<Ticket | null> | Ticket | null {
  return reference(info, known, () => ticketSeen(scope, known.id));
}

const loadTickets = batchByKey(async (scope: Scope, ids: string[]) => {
  const { actor } = scope;
  if (!isSignedIn(actor)) return new Map<string, Ticket>();
  const records = await readTicketsSeen(scope, actor, { ids, asStaff: looksAfterTickets(actor) });
  return new Map(
    records
      .filter((record) => maySeeTicket(actor, record))
      .map((record) => [record.id, presentTicket(record, actor)]),
  );
});

function looksAfterTickets(actor: SignedInActor): boolean {
  return actor.role !== 'attendee' && can(actor, 'VIEW_TICKETS');
}

/** Staff may also hold tickets of other organisers' events. */
async function read(scope: Scope, actor: SignedInActor, id: string): Promise<TicketRecord | undefined> {
  const ofStaff = looksAfterTickets(actor) ? await readTicketOfStaff(scope, actor, id) : undefined;
  return ofStaff ?? readTicketOfHolder(scope, actor, id);
}

/** The tickets of an order that the actor may see; those of a page of orders are read by one statement. */
export async function ticketsOfOrder(scope: Scope, orderId: string): Promise<Ticket[]> {
  const records = (await loadTicketsOfOrders(scope, orderId)) ?? [];
  return records
    .filter((record) => maySeeTicket(scope.actor, record))
    .map((record) => presentTicket(record, scope.actor));
}

const loadTicketsOfOrders = batchByKey(async (scope: Scope, orderIds: string[]) => {
  const byOrder = new Map<string, TicketRecord[]>();
  for (const record of await readTicketsOfOrders(scope.db, orderIds)) {
    const tickets = byOrder.get(record.orderId);
    if (tickets) tickets.push(record);
    else byOrder.set(record.orderId, [record]);
  }
  return byOrder;
});

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
    tierId: null,
    status: null,
    dueStatus: null,
    code: null,
    answer: null,
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

export interface TicketsRequest {
  page: Paging;
  eventId: string | null;
  tier: string | null;
  search: string | null;
  status: TicketStatus | null;
  tierId: string | null;
  dueStatus: DueStatus | null;
  code: string | null;
  answer: AnswerFilter | null;
  /** null: newest first. */
  order: { by: TicketSort; descending: boolean } | null;
}

/**
 * Lists tickets of the actor's own issuer, newest first or as ordered.
 * @throws BadInput for an invalid page size or cursor, and for an order or a filter by a field that the actor does not see
 */
export async function listTickets(scope: Scope, request: TicketsRequest): Promise<TicketConnection> {
  const actor = signedIn(scope.actor);
  if (request.order?.by === 'holder' && !can(actor, 'VIEW_PERSONAL_DATA')) {
    throw new BadInput([{ field: 'order.by', message: 'You may not see who holds these tickets.' }]);
  }
  if (request.answer !== null && !can(actor, 'VIEW_PERSONAL_DATA')) {
    throw new BadInput([{ field: 'answer', message: 'You may not see the answers of buyers.' }]);
  }
  const ids = [request.eventId, request.tierId, request.answer?.questionId ?? null].filter(
    (id) => id !== null,
  );
  if (!ids.every(isUuid)) return { ...emptyPage(), countAll: async () => 0 };
  const filter: TicketFilter = {
    issuerId: isSystemRole(actor.role) ? null : actor.issuerId,
    eventId: request.eventId,
    tier: given(request.tier),
    tierId: request.tierId,
    status: request.status,
    dueStatus: request.dueStatus,
    code: given(request.code),
    answer: answerFilter(request.answer),
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

/** A blank value filters nothing. */
function answerFilter(answer: AnswerFilter | null): AnswerFilter | null {
  const value = given(answer?.value ?? null);
  return answer && value !== null ? { questionId: answer.questionId, value } : null;
}

const given = (text: string | null): string | null => text?.replaceAll('\u0000', '').trim() || null;

/** Most tickets of one operation. */
const MAX_CHOSEN = 100;

/**
 * Reads tickets chosen by staff that they manage; others and unknown ones are left out.
 * @throws BadInput for none or too many
 */
export async function chosenTickets(scope: Scope, ids: readonly string[]): Promise<TicketRecord[]> {
  const chosen = [...new Set(ids)];
  if (chosen.length === 0 || chosen.length > MAX_CHOSEN) {
    throw new BadInput([
      chosen.length === 0
        ? { field: 'ticketIds', code: 'REQUIRED', message: 'Please choose at least one ticket.' }
        : {
            field: 'ticketIds',
            code: 'TOO_MANY',
            max: MAX_CHOSEN,
            message: `Please choose at most ${MAX_CHOSEN} tickets.`,
          },
    ]);
  }
  const actor = signedIn(scope.actor);
  const records = await readTicketsSeen(scope, actor, { ids: chosen.filter(isUuid), asStaff: true });
  return records.filter((record) => mayManageTicket(actor, record));
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
