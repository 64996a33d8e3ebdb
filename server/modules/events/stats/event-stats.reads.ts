import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TIER_PAIRS, type TierRecord } from '../tiers/tier.reads.ts';
import type { Currency } from '../tiers/tier.row.ts';

export interface EventStatsRecord {
  event_id: string;
  tiers: (TierRecord & { entered: number })[];
  money: { currency: Currency; revenue: string; dues: string; waived: string }[];
}

/**
 * Reads the figures of events. Money is summed over the journal alone: `revenue` is the balance of the sales account,
 * `dues` is still to be collected at the door, `waived` was waived there.
 */
export async function readEventStats(scope: Scope, eventIds: string[]): Promise<EventStatsRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'event-stats',
    text: `SELECT e.id AS event_id,
        coalesce((SELECT json_agg(json_build_object(${TIER_PAIRS},
            'entered', coalesce(n.entered, 0)) ORDER BY t.position, t.id)
          FROM tiers t LEFT JOIN (SELECT tier_id, count(*) AS entered FROM entries WHERE event_id = e.id GROUP BY tier_id) n
            ON n.tier_id = t.id WHERE t.event_id = e.id), '[]') AS tiers,
        coalesce((SELECT json_agg(m ORDER BY m.currency) FROM (
            SELECT currency,
              (coalesce(sum(units) FILTER (WHERE credit = 'sales'), 0) - coalesce(sum(units) FILTER (WHERE debit = 'sales'), 0))::text AS revenue,
              (coalesce(sum(units) FILTER (WHERE debit = 'door_dues'), 0) - coalesce(sum(units) FILTER (WHERE credit = 'door_dues'), 0))::text AS dues,
              (coalesce(sum(units) FILTER (WHERE debit = 'waived'), 0) - coalesce(sum(units) FILTER (WHERE credit = 'waived'), 0))::text AS waived
            FROM journal_transfers WHERE event_id = e.id AND phase = 'posted' GROUP BY currency) m), '[]') AS money
      FROM events e WHERE e.id = ANY($1::uuid[])`,
    values: [eventIds],
  });
}
