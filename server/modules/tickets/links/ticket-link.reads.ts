import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import { SELECT_TICKETS, type TicketRecord } from '../ticket.record.ts';

/** Whether any ticket was made out to the address. */
export async function holdsTickets({ db }: Scope, email: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'address-holds-tickets',
    text: 'SELECT 1 FROM tickets WHERE holder_email = $1 LIMIT 1',
    values: [email],
  });
  return rows.length > 0;
}

/** The address of a pass; undefined when the pass is unknown or expired. */
export async function readPass({ db, clock, services }: Scope, pass: string): Promise<string | undefined> {
  const [row] = await db.read<{ email: string }>(SYSTEM_TENANCY, {
    name: 'ticket-pass',
    text: 'SELECT email FROM ticket_links WHERE pass_hash = $1 AND pass_expires_at > $2',
    values: [services.credentials.links.digest(pass), clock.now()],
  });
  return row?.email;
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

/** Reads a page of the tickets made out to the address, by time. */
export async function readTicketsOfAddress(
  { db }: Scope,
  email: string,
  { from, limit, direction, beyond }: Slice<string>,
): Promise<TicketRecord[]> {
  return db.read(SYSTEM_TENANCY, {
    name: `tickets-of-address-${direction}-${limit}`,
    text: `${SELECT_TICKETS} WHERE t.holder_email = $1 AND ($2::uuid IS NULL OR t.id ${beyond} $2) ORDER BY t.id ${direction} LIMIT ${limit}`,
    values: [email, from],
  });
}

export async function countTicketsOfAddress(scope: Scope, email: string): Promise<number> {
  const [row] = await scope.db.read<{ total: number }>(SYSTEM_TENANCY, {
    name: 'tickets-of-address-count',
    text: 'SELECT count(*)::int AS total FROM tickets WHERE holder_email = $1',
    values: [email],
  });
  return row?.total ?? 0;
}

export async function readTicketOfAddress(
  { db }: Scope,
  email: string,
  id: string,
): Promise<TicketRecord | undefined> {
  const [row] = await db.read<TicketRecord>(SYSTEM_TENANCY, {
    name: 'ticket-of-address',
    text: `${SELECT_TICKETS} WHERE t.holder_email = $1 AND t.id = $2`,
    values: [email, id],
  });
  return row;
}
