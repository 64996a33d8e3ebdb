import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TIER_PAIRS, type TierRecord } from '../tiers/tier.reads.ts';
import type { Currency } from '../tiers/tier.row.ts';

export interface EventStatsRecord {
  eventId: string;
  tiers: (TierRecord & { entered: number })[];
  money: { currency: Currency; revenue: string; dues: string; waived: string; refunded: string }[];
}

/**
 * Reads the figures of events. Money is summed over the journal alone: `revenue` is the balance of the sales account,
 * `dues` is still to be collected at the door, `waived` was waived there, `refunded` was paid and went back. The currency
 * of most transfers comes first.
 */
export async function readEventStats(scope: Scope, eventIds: string[]): Promise<EventStatsRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'event-stats',
    text: `SELECT e.id AS "eventId",
        coalesce((SELECT json_agg(json_build_object(${TIER_PAIRS},
            'entered', coalesce(n.entered, 0)) ORDER BY t.position, t.id)
          FROM tiers t LEFT JOIN (SELECT tier_id, count(*) AS entered FROM counted_entries WHERE event_id = e.id GROUP BY tier_id) n
            ON n.tier_id = t.id WHERE t.event_id = e.id), '[]') AS tiers,
        coalesce((SELECT json_agg(m ORDER BY m.transfers DESC, m.currency) FROM (
            SELECT currency, count(*) AS transfers,
              (coalesce(sum(units) FILTER (WHERE credit = 'sales'), 0) - coalesce(sum(units) FILTER (WHERE debit = 'sales'), 0))::text AS revenue,
              (coalesce(sum(units) FILTER (WHERE debit = 'door_dues'), 0) - coalesce(sum(units) FILTER (WHERE credit = 'door_dues'), 0))::text AS dues,
              (coalesce(sum(units) FILTER (WHERE debit = 'waived'), 0) - coalesce(sum(units) FILTER (WHERE credit = 'waived'), 0))::text AS waived,
              coalesce(sum(units) FILTER (WHERE debit = 'sales' AND credit NOT IN ('door_dues', 'waived')), 0)::text AS refunded
            FROM journal_transfers WHERE event_id = e.id AND phase = 'posted' GROUP BY currency) m), '[]') AS money
      FROM events e WHERE e.id = ANY($1::uuid[])`,
    values: [eventIds],
  });
}

/** Counts the valid tickets of events that are free, and those of their guest lists. */
export async function readUnpaidTickets(
  scope: Scope,
  eventIds: string[],
): Promise<{ eventId: string; free: number; guestList: number }[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'event-unpaid-tickets',
    text: `SELECT t.event_id AS "eventId",
        count(*) FILTER (WHERE t.price_units = 0 AND g.order_id IS NULL)::int AS free,
        count(*) FILTER (WHERE g.order_id IS NOT NULL)::int AS "guestList"
      FROM tickets t LEFT JOIN (SELECT l.order_id FROM guest_lists s JOIN guest_list_lines l ON l.list_id = s.id
          WHERE s.event_id = ANY($1::uuid[]) AND l.order_id IS NOT NULL) g ON g.order_id = t.order_id
      WHERE t.event_id = ANY($1::uuid[]) AND t.status = 'active' AND NOT t.is_test GROUP BY t.event_id`,
    values: [eventIds],
  });
}
