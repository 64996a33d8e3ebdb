import type { Database } from '../../platform/db/database.ts';
import { TIER_PAIRS, type TierRecord } from './tier.reads.ts';

export interface StockRecord {
  name: string;
  slug: string;
  tiers: TierRecord[];
}

/** Reads the complete tiers of a published event; undefined for any other event. */
export async function readStock(db: Database, eventId: string): Promise<StockRecord | undefined> {
  const [row] = await db.public<StockRecord>({
    name: 'event-stock',
    text: `SELECT e.name, e.slug, coalesce((SELECT json_agg(json_build_object(${TIER_PAIRS})
          ORDER BY t.position, t.id) FROM tiers_listed t WHERE t.event_id = e.id), '[]') AS tiers
      FROM events_listed e WHERE e.id = $1`,
    values: [eventId],
  });
  return row;
}
