import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { type JsonOf, jsonPairs } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TierRow } from './tier.row.ts';
import type { TierPlaces } from './tier-places.rules.ts';
import { placesOfPools } from './tier-places.statements.ts';

/** Kept from the JSON of an event. */
const INTERNAL = ['issuerId', 'eventId', 'position', 'number', 'rulesVersion', 'createdAt'] as const;

/** A tier within its event's row. Amounts are texts, since JSON numbers would round them. */
export type TierRecord = JsonOf<Omit<TierRow, (typeof INTERNAL)[number]>> & Pick<TierPlaces, 'pools'>;

const COLUMN_PAIRS = jsonPairs(TierRow, 't', INTERNAL);

/** The arguments of `json_build_object` that build a `TierRecord` from the row `t` of `tiers`. */
export const TIER_PAIRS = `${COLUMN_PAIRS}, 'pools', ${placesOfPools('t')}`;

/** The same for `tiers_listed`, which shows the pools of published events to everyone. */
export const LISTED_TIER_PAIRS = `${COLUMN_PAIRS}, 'pools', t.pools`;

/** Reads tiers of any event, for actors who own something of them, such as a ticket. */
export async function readTiersOfHolders(scope: Scope, ids: string[]): Promise<TierRecord[]> {
  const rows = await scope.db.read<{ tier: TierRecord }>(SYSTEM_TENANCY, {
    name: 'tiers-of-holders',
    text: `SELECT json_build_object(${TIER_PAIRS}) AS tier FROM tiers t WHERE t.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return rows.map(({ tier }) => tier);
}

/** Reads the other events whose tiers share pools with those of the events. */
export async function readEventsOfPools(db: Database, eventIds: readonly string[]): Promise<string[]> {
  const rows = await db.read<{ eventId: string }>(SYSTEM_TENANCY, {
    name: 'events-of-pools',
    text: `SELECT DISTINCT o.event_id AS "eventId" FROM tiers t JOIN tier_pools x ON x.tier_id = t.id
        JOIN tier_pools y ON y.pool_id = x.pool_id JOIN tiers o ON o.id = y.tier_id
      WHERE t.event_id = ANY($1::uuid[]) AND t.pooled AND o.event_id <> ALL($1::uuid[])`,
    values: [eventIds],
  });
  return rows.map((row) => row.eventId);
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
    text: `SELECT e.name, e.slug, coalesce((SELECT json_agg(json_build_object(${LISTED_TIER_PAIRS})
          ORDER BY t.position, t.id) FROM tiers_listed t WHERE t.event_id = e.id), '[]') AS tiers
      FROM events_listed e WHERE e.id = $1`,
    values: [eventId],
  });
  return row;
}
