import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import { SELECT_TICKETS, type TicketRecord } from '../ticket.record.ts';

/** Whether any ticket was made out to the address, and not to an account that has left it. */
export async function holdsTickets({ db }: Scope, email: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'address-holds-tickets',
    text: 'SELECT 1 FROM tickets WHERE holder_email = $1 AND holder_id IS NULL LIMIT 1',
    values: [email],
  });
  return rows.length > 0;
}

/** Whether any ticket was made out to the number, which is in the form of E.164. */
export async function numberHoldsTickets({ db }: Scope, number: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'number-holds-tickets',
    text: `SELECT 1 FROM tickets t WHERE ${OF_NUMBER} LIMIT 1`,
    values: [number],
  });
  return rows.length > 0;
}

/** SQL for the tickets made out to a number, $1. */
const OF_NUMBER = `t.holder_phone LIKE '+%' AND regexp_replace(t.holder_phone, '[^+0-9]', '', 'g') = $1`;

/** Tickets that a pass shows: those of an address, or of a phone number. */
export interface PassHolder {
  /** Empty for those of a number. */
  email: string;
  /** In the form of E.164; null for those of an address. */
  number: string | null;
  /** Those of one order alone; null: of all. */
  orderId: string | null;
  /** Those of one event alone; null: of all. */
  eventId: string | null;
  /** The link was requested, and gives tickets away as well. */
  isFresh: boolean;
  expiresAt: Date;
}

/**
 * The holder of a pass, or of the secret in a mail with tickets, which is a pass by itself; undefined when it is
 * unknown, expired or revoked. The link in a mail or a message to a phone has its id, and shows its order, or the
 * event of one that is of no order.
 */
export async function readPass(
  { db, clock, services }: Scope,
  pass: string,
): Promise<PassHolder | undefined> {
  const [row] = await db.read<PassHolder>(SYSTEM_TENANCY, {
    name: 'ticket-pass',
    text: `SELECT l.email, NULL AS number, m.order_id AS "orderId", NULL::uuid AS "eventId", m.id IS NULL AS "isFresh",
        l.pass_expires_at AS "expiresAt"
      FROM ticket_links l LEFT JOIN mail_outbox m ON m.id = l.id WHERE l.pass_hash = $1 AND l.pass_expires_at > $2
      UNION ALL SELECT l.email, NULL, coalesce(m.order_id, p.order_id), l.event_id, false, greatest(l.expires_at, e.end_at)
      FROM event_ticket_links l LEFT JOIN mail_outbox m ON m.id = l.id LEFT JOIN phone_outbox p ON p.id = l.id
        JOIN events e ON e.id = l.event_id
      WHERE l.hash = $1 AND greatest(l.expires_at, e.end_at) > $2 AND l.revoked_at IS NULL
        AND (m.id IS NOT NULL OR p.id IS NOT NULL)
      UNION ALL SELECT '', c.number, NULL, NULL, false, c.pass_expires_at
      FROM ticket_codes c WHERE c.pass_hash = $1 AND c.pass_expires_at > $2`,
    values: [services.credentials.links.digest(pass), clock.now()],
  });
  return row;
}

/** The deadline to confirm the address of an order that its buyer has not confirmed; undefined without one. */
export async function readDeadline(
  { db, clock }: Scope,
  orderId: string,
  buyer: string,
): Promise<Date | undefined> {
  const [row] = await db.read<{ by: Date }>(SYSTEM_TENANCY, {
    name: 'order-deadline',
    text: `SELECT confirm_by AS by FROM orders
      WHERE id = $1 AND buyer_email = $2 AND status = 'due' AND confirm_by > $3`,
    values: [orderId, buyer, clock.now()],
  });
  return row?.by;
}

/** Whether an address bought an order, so that a link mailed to it opens the page of the order. */
export async function isBoughtBy({ db }: Scope, orderId: string, email: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'order-bought-by',
    text: 'SELECT 1 FROM orders WHERE id = $1 AND buyer_email = lower($2)',
    values: [orderId, email],
  });
  return rows.length > 0;
}

/** Whether an address paid an order, so that its receipts are on the page of its tickets. */
export async function isPaidBy({ db }: Scope, orderId: string, buyer: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'order-paid-by',
    text: `SELECT 1 FROM orders o WHERE o.id = $1 AND o.buyer_email = $2 AND o.status = 'paid'
      AND EXISTS (SELECT FROM tickets t WHERE t.order_id = o.id AND t.price_units > 0 AND t.due_status IN ('none', 'collected'))`,
    values: [orderId, buyer],
  });
  return rows.length > 0;
}

/** Tickets of an address. One that was just requested shows none of an account that has left the address. */
const ofAddress = (isFresh: boolean): string =>
  `t.holder_email = $1${isFresh ? ' AND t.holder_id IS NULL' : ''}`;

/** SQL for the tickets that a pass shows, with the values of `valuesOf` as its first. */
const ofPass = ({ number, isFresh }: PassHolder): string =>
  `${number === null ? ofAddress(isFresh) : OF_NUMBER} AND ($2::uuid IS NULL OR t.order_id = $2) AND ($3::uuid IS NULL OR t.event_id = $3)`;

const valuesOf = ({ email, number, orderId, eventId }: PassHolder): unknown[] => [
  number ?? email,
  orderId,
  eventId,
];

/** Statements of different texts have different names. */
const nameOf = (name: string, { number, isFresh }: PassHolder): string => {
  if (number !== null) return `${name}-number`;
  return isFresh ? `${name}-fresh` : name;
};

/** Reads a page of the tickets that a pass shows, by time. */
export async function readTicketsOfPass(
  { db }: Scope,
  holder: PassHolder,
  { from, limit, direction, beyond }: Slice<string>,
): Promise<TicketRecord[]> {
  return db.read(SYSTEM_TENANCY, {
    name: nameOf(`tickets-of-pass-${direction}-${limit}`, holder),
    text: `${SELECT_TICKETS} WHERE ${ofPass(holder)} AND ($4::uuid IS NULL OR t.id ${beyond} $4) ORDER BY t.id ${direction} LIMIT ${limit}`,
    values: [...valuesOf(holder), from],
  });
}

export async function countTicketsOfPass(scope: Scope, holder: PassHolder): Promise<number> {
  const [row] = await scope.db.read<{ total: number }>(SYSTEM_TENANCY, {
    name: nameOf('tickets-of-pass-count', holder),
    text: `SELECT count(*)::int AS total FROM tickets t WHERE ${ofPass(holder)}`,
    values: valuesOf(holder),
  });
  return row?.total ?? 0;
}

export async function readTicketOfPass(
  { db }: Scope,
  holder: PassHolder,
  id: string,
): Promise<TicketRecord | undefined> {
  const [row] = await db.read<TicketRecord>(SYSTEM_TENANCY, {
    name: nameOf('ticket-of-pass', holder),
    text: `${SELECT_TICKETS} WHERE ${ofPass(holder)} AND t.id = $4`,
    values: [...valuesOf(holder), id],
  });
  return row;
}
