import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Currency } from './tier.row.ts';

/** A tier within its event's row. Amounts are texts, since JSON numbers would round them. */
export interface TierRecord {
  id: string;
  name: string;
  description: string;
  price_units: string;
  currency: Currency;
  capacity: number;
  sold: number;
  /** Seat holds of payments in progress. */
  held: number;
  effective_at: string;
  expires_at: string;
  grace_seconds: number;
  form_sales: boolean;
  /** Sold only with a code that unlocks it. */
  hidden: boolean;
  sales_start: string | null;
  sales_end: string | null;
  /** Most tickets of it in one order; null: no limit of its own. */
  order_limit: number | null;
}

/** The arguments of `json_build_object` that build a `TierRecord` from the row `t`. */
export const TIER_PAIRS = `'id', t.id, 'name', t.name, 'description', t.description, 'price_units', t.price_units::text, 'currency', t.currency,
  'capacity', t.capacity, 'sold', t.sold, 'held', t.held, 'effective_at', t.effective_at, 'expires_at', t.expires_at,
  'grace_seconds', t.grace_seconds, 'form_sales', t.form_sales, 'hidden', t.hidden, 'sales_start', t.sales_start,
  'sales_end', t.sales_end, 'order_limit', t.order_limit`;

/** Reads tiers of any event, for actors who own something of them, such as a ticket. */
export async function readTiersOfHolders(scope: Scope, ids: string[]): Promise<TierRecord[]> {
  const rows = await scope.db.read<{ tier: TierRecord }>(SYSTEM_TENANCY, {
    name: 'tiers-of-holders',
    text: `SELECT json_build_object(${TIER_PAIRS}) AS tier FROM tiers t WHERE t.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return rows.map(({ tier }) => tier);
}

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
