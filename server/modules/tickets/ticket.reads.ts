import { type SignedInActor, SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { TicketSort } from '../../platform/vocabulary.ts';
import type { SignedRecord } from './ticket.record.ts';
import {
  SELECT_TICKETS,
  SIGNED_COLUMNS,
  SIGNED_JOINS,
  TICKET_COLUMNS,
  TICKET_JOINS,
  type TicketRecord,
} from './ticket.record.ts';
import { conditionsOf, serialsOf, type TicketFilter, where } from './ticket-filter.statements.ts';
import type { TicketPlace } from './ticket-number.rules.ts';

/** Reads a ticket of the actor's own issuer; for system roles, of any. */
export async function readTicketOfStaff(
  scope: Scope,
  actor: SignedInActor,
  id: string,
): Promise<TicketRecord | undefined> {
  const [row] = await scope.db.read<TicketRecord>(tenancyOf(actor), {
    name: 'ticket-of-staff',
    text: `${SELECT_TICKETS} WHERE t.id = $1 AND ($2::uuid IS NULL OR t.issuer_id = $2)`,
    values: [id, isSystemRole(actor.role) ? null : actor.issuerId],
  });
  return row;
}

/** Checks that the actor's own issuer has a ticket of that number; for system roles, any issuer. */
export async function ticketNumberExists(
  scope: Scope,
  actor: SignedInActor,
  { tierNumber, serial }: TicketPlace,
): Promise<boolean> {
  const found = await scope.db.read(tenancyOf(actor), {
    name: 'ticket-by-number',
    text: `SELECT FROM tiers r JOIN tickets t ON t.tier_id = r.id AND t.serial = $2
      WHERE r.number = $1 AND ($3::uuid IS NULL OR r.issuer_id = $3) LIMIT 1`,
    values: [tierNumber, serial, isSystemRole(actor.role) ? null : actor.issuerId],
  });
  return found.length > 0;
}

export async function orderNumberExists(
  scope: Scope,
  actor: SignedInActor,
  number: string,
): Promise<boolean> {
  const found = await scope.db.read(tenancyOf(actor), {
    name: 'order-by-number',
    text: `SELECT FROM orders WHERE ($2::uuid IS NULL OR issuer_id = $2) AND number = $1 LIMIT 1`,
    values: [number, isSystemRole(actor.role) ? null : actor.issuerId],
  });
  return found.length > 0;
}

/**
 * SQL for the tickets `t` that a person holds, as `isHolder` has it. Rows of a holder belong to many issuers, so this
 * condition replaces row-level security: it names the person.
 * @param email confirmed, in lower case
 */
export const heldBy = (userId: string, email: string): string =>
  `(t.user_id = ${userId} OR t.holder_id = ${userId} OR (t.holder_id IS NULL AND t.holder_email = ${email}))`;

const HELD = heldBy('$1', '$2');

function holderOf(actor: SignedInActor): [userId: string, email: string | null] {
  return [actor.userId, actor.emailVerified ? actor.email.toLowerCase() : null];
}

export async function readTicketOfHolder(
  scope: Scope,
  actor: SignedInActor,
  id: string,
): Promise<TicketRecord | undefined> {
  const [row] = await scope.db.read<TicketRecord>(SYSTEM_TENANCY, {
    name: 'ticket-of-holder',
    text: `${SELECT_TICKETS} WHERE ${HELD} AND t.id = $3`,
    values: [...holderOf(actor), id],
  });
  return row;
}

/**
 * Reads those of the tickets that the actor holds, and those of their own issuer when they manage its tickets; of any
 * issuer for system roles. Read as the system, so the statement's own condition replaces row-level security.
 */
export async function readTicketsSeen(
  scope: Scope,
  actor: SignedInActor,
  { ids, asStaff }: { ids: string[]; asStaff: boolean },
): Promise<TicketRecord[]> {
  return scope.db.read(SYSTEM_TENANCY, {
    name: 'tickets-seen',
    text: `${SELECT_TICKETS} WHERE t.id = ANY($3::uuid[]) AND (${HELD} OR $4::boolean OR t.issuer_id = $5::uuid)`,
    values: [...holderOf(actor), ids, asStaff && isSystemRole(actor.role), asStaff ? actor.issuerId : null],
  });
}

/** Reads a page of the actor's own tickets, by time. */
export async function readTicketsOfHolder(
  scope: Scope,
  actor: SignedInActor,
  { from, limit, direction, beyond }: Slice<string>,
): Promise<TicketRecord[]> {
  return scope.db.read(SYSTEM_TENANCY, {
    name: `tickets-of-holder-${direction}-${limit}`,
    text: `${SELECT_TICKETS} WHERE ${HELD} AND ($3::uuid IS NULL OR t.id ${beyond} $3) ORDER BY t.id ${direction} LIMIT ${limit}`,
    values: [...holderOf(actor), from],
  });
}

export async function countTicketsOfHolder(scope: Scope, actor: SignedInActor): Promise<number> {
  const [row] = await scope.db.read<{ total: number }>(SYSTEM_TENANCY, {
    name: 'tickets-of-holder-count',
    text: `SELECT count(*)::int AS total FROM tickets t WHERE ${HELD}`,
    values: holderOf(actor),
  });
  return row?.total ?? 0;
}

/** Reads what the stored signature of an existing ticket covers; the caller must authorize. */
export async function readIssuedTicket({ db }: Scope, id: string): Promise<SignedRecord> {
  const [row] = await db.read<SignedRecord>(SYSTEM_TENANCY, {
    name: 'ticket-as-issued',
    text: `SELECT ${SIGNED_COLUMNS} FROM tickets t ${SIGNED_JOINS} WHERE t.id = $1`,
    values: [id],
  });
  if (!row) throw new Error(`ticket ${id} is missing`);
  return row;
}

/** When and where a ticket is valid today. */
export interface TicketTimesRecord {
  effectiveAt: Date;
  expiresAt: Date;
  /** Of the event. */
  startDate: Date;
  timeZone: string;
  venue: string;
}

/** Reads nothing of the ticket but when and where it is valid today; it is for everybody who has its id. */
export async function readTicketTimes({ db }: Scope, id: string): Promise<TicketTimesRecord | undefined> {
  const [row] = await db.read<TicketTimesRecord>(SYSTEM_TENANCY, {
    name: 'ticket-times',
    text: `SELECT tier.effective_at AS "effectiveAt", tier.expires_at AS "expiresAt", e.start_at AS "startDate",
        e.time_zone AS "timeZone", e.venue
      FROM tickets t JOIN tiers tier ON tier.id = t.tier_id JOIN events e ON e.id = t.event_id WHERE t.id = $1`,
    values: [id],
  });
  return row;
}

/** Reads all tickets of an order, by serial; the caller must authorize. */
export async function readTicketsOfOrder(db: Database, orderId: string): Promise<TicketRecord[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'tickets-of-order',
    text: `${SELECT_TICKETS} WHERE t.order_id = $1 ORDER BY tier.position, tier.id, t.serial`,
    values: [orderId],
  });
}

/** Reads the tickets of several orders; the caller must authorize. */
export async function readTicketsOfOrders(db: Database, orderIds: string[]): Promise<TicketRecord[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'tickets-of-orders',
    text: `${SELECT_TICKETS} WHERE t.order_id = ANY($1::uuid[]) ORDER BY t.order_id, tier.position, tier.id, t.serial`,
    values: [orderIds],
  });
}

/**
 * The tickets that the buyer of an order bought: of a ticket that was passed on, the original, not that of its new
 * holder.
 */
export function asBought(tickets: TicketRecord[]): TicketRecord[] {
  return tickets.filter(({ replaces }) => replaces === null);
}

/**
 * The tickets that the buyer of an order bought, each as their address holds it: of a ticket that was passed on, or got
 * another name, the newest that was made out to the address.
 */
export function asHeldBy(email: string, tickets: TicketRecord[]): TicketRecord[] {
  const successors = new Map(tickets.map((ticket) => [ticket.replaces, ticket]));
  return asBought(tickets).map((bought) => {
    let held = bought;
    for (let next = successors.get(bought.id); next; next = successors.get(next.id))
      if (next.holderEmail === email) held = next;
    return held;
  });
}

/** Reads a page of the tickets of the staff's own issuer, by time. */
export async function findTickets(
  scope: Scope,
  actor: SignedInActor,
  filter: TicketFilter,
  { from, limit, direction, beyond }: Slice<string>,
): Promise<TicketRecord[]> {
  const { values, texts } = conditionsOf(filter);
  if (from !== null) texts.push(`t.id ${beyond} $${values.push(from)}`);
  const fitting = `SELECT * FROM tickets t ${where(texts)}`;
  const cut = `ORDER BY t.id ${direction} LIMIT ${limit}`;
  // The page is cut before anything is joined to it.
  const found = isWholeName(filter)
    ? `WITH named AS MATERIALIZED (${fitting}) SELECT * FROM named t ${cut}`
    : `${fitting} ${cut}`;
  return scope.db.read(tenancyOf(actor), {
    text: `SELECT ${TICKET_COLUMNS} FROM (${found}) t ${TICKET_JOINS} ORDER BY t.id ${direction}`,
    values,
  });
}

const SORT_TERMS: Record<TicketSort, readonly string[]> = {
  issued: ['t.issued_at'],
  event: ['lower(edition.name)'],
  tier: ['lower(tier.name)'],
  holder: ['lower(t.holder_name)'],
  price: ['t.currency', 't.price_units'],
  status: [`CASE WHEN t.status = 'active' AND entry.entered_at IS NOT NULL THEN 'used' ELSE t.status END`],
};

export interface SortedTickets {
  by: TicketSort;
  descending: boolean;
  /** Whether the order is reversed, to read from its end. */
  reversed: boolean;
  skip: number;
  limit: number;
}

/**
 * Reads tickets of the staff's own issuer in the given order. Every match has to be sorted for any page, so
 * skipping those of earlier pages costs nothing more.
 */
export async function findSortedTickets(
  scope: Scope,
  actor: SignedInActor,
  filter: TicketFilter,
  { limit, skip, reversed, by, descending }: SortedTickets,
): Promise<TicketRecord[]> {
  const { values, texts } = conditionsOf(filter);
  const terms = SORT_TERMS[by].map((term) => `${term} ${descending === reversed ? 'ASC' : 'DESC'}`);
  return scope.db.read(tenancyOf(actor), {
    text: `${SELECT_TICKETS} ${where(texts)} ORDER BY ${terms.join(', ')}, t.id ${reversed ? 'ASC' : 'DESC'}
      OFFSET $${values.push(skip)}::int LIMIT ${limit}`,
    values,
  });
}

/**
 * Such a search matches few tickets: they are collected first and sorted then. A scan in sort order would fetch all
 * other tickets one by one.
 */
function isWholeName({ search, byParts }: TicketFilter): boolean {
  return search?.kind === 'person' && !byParts;
}

export async function countTickets(
  scope: Scope,
  actor: SignedInActor,
  filter: TicketFilter,
): Promise<number> {
  const isWhole = [filter.status, filter.search, filter.dueStatus, filter.code, filter.answer].every(
    (one) => one === null,
  );
  const { values, texts } = isWhole ? serialsOf(filter) : conditionsOf(filter);
  const figure = isWhole
    ? 'coalesce(sum(next_serial - 1), 0)::int AS total FROM tiers'
    : 'count(*)::int AS total FROM tickets t';
  const [row] = await scope.db.read<{ total: number }>(tenancyOf(actor), {
    text: `SELECT ${figure} ${where(texts)}`,
    values,
  });
  return row?.total ?? 0;
}
