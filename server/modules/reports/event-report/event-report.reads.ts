import type { Currency } from '../../../lib/money/index.ts';
import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import { freePlaces, freePlacesOfAll } from '../../events/index.ts';

/** Amounts are units of 10^-7, as texts. */
export interface ReportedTier {
  name: string;
  price: string;
  currency: Currency;
  capacity: number;
  sold: number;
  left: number;
  /** Sold tickets with a price of zero that are still valid. */
  free: number;
  entered: number;
  /** Sold tickets that were bought with play money and are still valid. */
  playMoney: number;
  revoked: number;
  due: string;
  collected: string;
  waived: string;
}

export interface EventReportRecord {
  tiers: ReportedTier[];
  /** Tickets of all tiers together that are left. */
  left: number;
  /** Balance of the sales account, per tier and currency. */
  revenue: { tier: string; currency: Currency; units: string }[];
  gates: { name: string | null; entries: number }[];
  /** By currency: revenue, collected and still due at the door, refunded or waived. */
  money: { currency: Currency; revenue: string; collected: string; due: string; back: string }[];
  orders: { status: string; count: number }[];
  incidents: { twice: number; void: number; unpaid: number };
}

/** Condition on rows with a ticket of the event in $1. */
const NO_TEST = 'ticket_id NOT IN (SELECT id FROM tickets WHERE is_test AND event_id = $1)';

/** Reads the figures of an event from one snapshot. Money comes from the journal. */
export async function readEventReport(scope: Scope, eventId: string): Promise<EventReportRecord | undefined> {
  const [row] = await scope.db.replica.read<EventReportRecord>(tenancyOf(scope.actor), {
    name: 'event-report',
    text: `WITH posted AS MATERIALIZED (
        SELECT kind, debit, credit, currency, units, order_id, ticket_id FROM journal_transfers
        WHERE event_id = $1 AND phase = 'posted'), held AS MATERIALIZED (
        SELECT tier_id, count(*) FILTER (WHERE status = 'active' AND price_units = 0)::int AS free,
          count(*) FILTER (WHERE status = 'active' AND play_money)::int AS play_money,
          count(*) FILTER (WHERE status = 'revoked')::int AS revoked,
          coalesce(sum(price_units) FILTER (WHERE due_status = 'due'), 0)::text AS due,
          coalesce(sum(price_units) FILTER (WHERE due_status = 'collected'), 0)::text AS collected,
          coalesce(sum(price_units) FILTER (WHERE due_status = 'waived'), 0)::text AS waived
        FROM tickets WHERE event_id = $1 AND NOT is_test GROUP BY tier_id)
      SELECT coalesce((SELECT json_agg(json_build_object('name', t.name, 'price', t.price_units::text, 'currency', t.currency,
            'capacity', t.capacity, 'sold', t.sold, 'left', ${freePlaces('t')}, 'free', coalesce(k.free, 0),
            'playMoney', coalesce(k.play_money, 0),
            'revoked', coalesce(k.revoked, 0), 'entered', coalesce(n.entered, 0), 'due', coalesce(k.due, '0'),
            'collected', coalesce(k.collected, '0'), 'waived', coalesce(k.waived, '0')) ORDER BY t.position, t.id)
          FROM tiers t LEFT JOIN held k ON k.tier_id = t.id LEFT JOIN (SELECT tier_id, count(*)::int AS entered
            FROM counted_entries WHERE event_id = $1 GROUP BY tier_id) n ON n.tier_id = t.id WHERE t.event_id = $1), '[]') AS tiers,
        (SELECT ${freePlacesOfAll('t')} FROM tiers t WHERE t.event_id = $1) AS left,
        coalesce((SELECT json_agg(r ORDER BY r.tier, r.currency) FROM (
            SELECT t.name AS tier, j.currency, sum(CASE j.credit WHEN 'sales' THEN 1 ELSE -1 END * coalesce(l.charge_units, j.units))::text AS units
            FROM posted j LEFT JOIN tickets k ON k.id = j.ticket_id LEFT JOIN payments p ON p.order_id = j.order_id
              LEFT JOIN payment_lines l ON l.order_id = j.order_id AND j.ticket_id IS NULL
              JOIN tiers t ON t.id = coalesce(k.tier_id, p.tier_id, l.tier_id)
            WHERE 'sales' IN (j.debit, j.credit) GROUP BY t.name, j.currency) r), '[]') AS revenue,
        coalesce((SELECT json_agg(g ORDER BY g.name NULLS LAST) FROM (
            SELECT g.name, count(n.ticket_id)::int AS entries FROM gates g
              LEFT JOIN counted_entries n ON n.gate_id = g.id AND n.event_id = $1 WHERE g.event_id = $1 GROUP BY g.id, g.name
            UNION ALL
            SELECT NULL, count(*)::int FROM counted_entries WHERE event_id = $1 AND gate_id IS NULL HAVING count(*) > 0) g), '[]') AS gates,
        coalesce((SELECT json_agg(m ORDER BY m.currency) FROM (
            SELECT currency,
              (coalesce(sum(units) FILTER (WHERE credit = 'sales'), 0) - coalesce(sum(units) FILTER (WHERE debit = 'sales'), 0))::text AS revenue,
              (coalesce(sum(units) FILTER (WHERE debit = 'door_cash' AND kind <> 'cash_difference'), 0)
                - coalesce(sum(units) FILTER (WHERE credit = 'door_cash' AND kind <> 'cash_difference'), 0))::text AS collected,
              (coalesce(sum(units) FILTER (WHERE debit = 'door_dues'), 0) - coalesce(sum(units) FILTER (WHERE credit = 'door_dues'), 0))::text AS due,
              coalesce(sum(units) FILTER (WHERE debit = 'sales'), 0)::text AS back
            FROM posted GROUP BY currency) m), '[]') AS money,
        coalesce((SELECT json_agg(o ORDER BY o.status) FROM (
            SELECT status, count(*)::int AS count FROM orders WHERE event_id = $1 AND NOT is_test GROUP BY status) o), '[]') AS orders,
        json_build_object('twice', (SELECT count(*)::int FROM scan_conflicts WHERE event_id = $1 AND ${NO_TEST}),
          'void', (SELECT count(*)::int FROM void_entries WHERE event_id = $1 AND ${NO_TEST}),
          'unpaid', (SELECT count(*)::int FROM unpaid_entries WHERE event_id = $1)) AS incidents
      FROM events WHERE id = $1`,
    values: [eventId],
  });
  return row;
}
