import type { Database } from '../../db/database.ts';

export interface StockRecord {
  name: string;
  slug: string;
  tiers: { id: string; name: string; available: number }[];
}

/** The places left of a published event; undefined for any other. */
export async function readStock(db: Database, eventId: string): Promise<StockRecord | undefined> {
  const [row] = await db.public<StockRecord>({
    name: 'event-stock',
    text: `SELECT e.name, e.slug, coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'available', t.capacity - t.sold - t.held)
          ORDER BY t.position, t.id) FROM tiers_listed t WHERE t.event_id = e.id), '[]') AS tiers
      FROM events_listed e WHERE e.id = $1`,
    values: [eventId],
  });
  return row;
}
