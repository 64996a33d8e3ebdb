import { type TicketCurrency, totalOf } from '../../../lib/money/index.ts';
import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type Money, presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';

/** Recipients of a mail to ticket holders: $1 is the event, $2 the payload for all of them. */
export const HOLDERS = `SELECT DISTINCT t.holder_email AS recipient, NULL::uuid AS order_id, $2::jsonb AS payload
  FROM tickets t WHERE t.event_id = $1 AND t.status = 'active'`;

/** The same with a mail for each order of which they hold tickets, because its link opens the tickets of one order. */
export const HOLDERS_OF_ORDERS = `SELECT DISTINCT t.holder_email AS recipient, t.order_id, $2::jsonb AS payload
  FROM tickets t WHERE t.event_id = $1 AND t.status = 'active'`;

interface HolderAccount {
  id: string;
  /** One of their tickets. */
  ticketId: string;
  tickets: number;
}

/** Returns the accounts that bought a valid ticket, or that hold it by its address. */
export async function holdersWithAccount(tx: Tx, eventId: string): Promise<HolderAccount[]> {
  return tx.query<HolderAccount>(
    `SELECT id, min(ticket_id::text) AS "ticketId", count(*)::int AS tickets FROM (
       SELECT t.user_id AS id, t.id AS ticket_id FROM tickets t
       WHERE t.event_id = $1 AND t.status = 'active' AND t.user_id IS NOT NULL
       UNION
       SELECT t.holder_id, t.id FROM tickets t
       WHERE t.event_id = $1 AND t.status = 'active' AND t.holder_id IS NOT NULL
       UNION
       SELECT u.id, t.id FROM tickets t JOIN users u ON u.email = t.holder_email::citext AND u.email_verified_at IS NOT NULL
       WHERE t.event_id = $1 AND t.status = 'active' AND t.holder_id IS NULL) held
     GROUP BY id`,
    [eventId],
  );
}

/**
 * Returns what holders of valid tickets would get back at most, a sum for each currency: what is left of the payments of
 * orders that have such a ticket.
 */
export async function readMoneyOfHolders(scope: Scope, eventId: string): Promise<Money[]> {
  const rows = await scope.db.read<{ currency: TicketCurrency; units: bigint }>(tenancyOf(scope.actor), {
    name: 'event-holders-money',
    text: `SELECT p.charge_currency AS currency, sum(p.charge_units
          - (SELECT coalesce(sum(f.units), 0) FROM refunds f WHERE f.order_id = o.id AND f.kind IN ('order', 'ticket', 'amount'))
          - (SELECT coalesce(sum(x.kept_units), 0) FROM ticket_cancellations x WHERE x.order_id = o.id))::bigint AS units
      FROM orders o JOIN payments p ON p.order_id = o.id AND p.state = 'paid' AND p.charge_units > 0
      WHERE o.event_id = $1 AND EXISTS (SELECT FROM tickets t WHERE t.order_id = o.id AND t.status = 'active' AND t.price_units > 0
        AND t.due_status = 'none' AND NOT EXISTS (SELECT FROM entries e WHERE e.ticket_id = t.id))
      GROUP BY p.charge_currency ORDER BY p.charge_currency`,
    values: [eventId],
  });
  return rows
    .filter(({ units }) => units > 0n)
    .map(({ currency, units }) => presentMoney(totalOf(currency, units)));
}

export async function countHolders(
  scope: Scope,
  eventId: string,
): Promise<{ holders: number; tickets: number }> {
  const [row] = await scope.db.read<{ holders: bigint; tickets: bigint }>(tenancyOf(scope.actor), {
    name: 'event-holders',
    text: `SELECT count(DISTINCT holder_email) AS holders, count(*) AS tickets
      FROM tickets WHERE event_id = $1 AND status = 'active'`,
    values: [eventId],
  });
  return { holders: Number(row?.holders ?? 0n), tickets: Number(row?.tickets ?? 0n) };
}
