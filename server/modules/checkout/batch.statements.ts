import { freeInLockedPools, lockedPools, POOLS_FIRST } from '../events/index.ts';
import { callerOfRow, madeForEvent, ORDER_COLUMNS, type Terms } from '../orders/index.ts';

/**
 * A row of a statement that writes a batch of orders. `tier`: `n` places of the tier `line` are free after the batch,
 * `same` false when nothing was written because the listing changed; no such row when the tier is gone. `won`: the order
 * of index `i` was written, and `n` is the first serial of its tickets of the tier `line`. `duplicate`: an order with its
 * idempotency key existed before. `short`: the parts of the order of index `i` are of tiers that share a pool, which has too
 * few places for all of them: `n` for that of the tier `line`, beside the others.
 */
export interface BatchRow {
  kind: 'tier' | 'won' | 'duplicate' | 'short';
  i: number;
  line: number;
  n: number;
  same: boolean;
}

/** The parts of a batch's statement that differ between sales and holds, as SQL. */
interface BatchParts {
  /** Columns of an order's JSON beside `ORDER_COLUMNS` and `parts`, for `json_to_recordset`. */
  orderColumns: string;
  /** Columns of a part's JSON beside `line`, `places` and `is_first`. */
  partColumns?: string;
  /** Conditions on the tier `t`, the event `e` and the line `l`, beside name, price, currency and being on sale. */
  same: string;
  /** Whether it is for one order of several tiers, which may share pools; otherwise for a batch of one tier. */
  several: boolean;
  /** true for orders of test tickets, which take no place. */
  isTest?: string;
  /** true for orders that are sold while sales are closed, such as those of guests. */
  always?: string;
  /** Queries for earlier orders with the key of `a`, beside that for the event and caller. */
  duplicates?: string;
}

/**
 * Returns the first common table expressions of a statement that takes places for a batch of orders, all or nothing.
 * Its values are $1 the tiers (`tierFields`), $2 the event, $3 its issuer, $4 the orders, each with its parts.
 *
 * The rows of the tiers' pools are locked first and then those of the tiers, both in the order of their ids so that two
 * batches never deadlock, and read as they are then, so `place` never reads outdated figures: a tier has as many free
 * places as the pool with the fewest. A trigger counts in the pools what is taken of a tier. Tiers without a pool read and
 * lock none. `same` compares the data that the orders were checked and signed with
 * to the tiers as they are on sale now. Duplicates (the same key and caller) are removed before places are counted. The
 * others win in their order as long as the sum of their places fits in each tier; a batch is of one tier, or of one order,
 * whose tiers may share a pool (`crowded`).
 * `part` has a row for each order and tier, with all columns of both; `fits` is true in those that won, and `won` has
 * one row for each order.
 *
 * A key is looked up by LATERAL with LIMIT 1: as a plain join, planned while the tables were empty, it reads all
 * orders of the event for every batch, and each sale makes the next one slower.
 */
export function takePlaces({
  several,
  orderColumns,
  partColumns = '',
  same,
  isTest = 'false',
  always = 'false',
  duplicates = '',
}: BatchParts): string {
  return `requested AS MATERIALIZED (
  SELECT * FROM json_to_recordset($4::json) AS a(${ORDER_COLUMNS}, ${orderColumns}, parts json)
), ${lockedPools('SELECT l.tier FROM json_to_recordset($1::json) AS l(tier uuid)')}, place AS MATERIALIZED (
  SELECT l.*, t.next_serial, CASE WHEN ${isTest} THEN 2147483647 ELSE ${freeInLockedPools('t')} END AS free,
    t.name = l.tier_name AND t.price_units = l.price AND t.currency = l.currency
      AND (${always} OR e.status = 'published' AND NOT t.closed AND t.rules_version = l.rules) AND ${same} AS same
  FROM json_to_recordset($1::json) AS l(line int, tier uuid, tier_name text, price bigint, currency text, rules int, unit bigint,
      effective timestamptz, expires timestamptz, grace int)
    JOIN tiers t ON t.id = l.tier JOIN events e ON e.id = t.event_id
  WHERE t.event_id = $2 AND t.issuer_id = $3 AND ${POOLS_FIRST}
  ORDER BY t.id FOR UPDATE OF t
), duplicate AS MATERIALIZED (
  SELECT DISTINCT a.i FROM requested a CROSS JOIN LATERAL (
    (SELECT FROM orders WHERE ${madeForEvent('$2', 'a.key', callerOfRow('a'))} LIMIT 1)${duplicates}
  ) o WHERE a.key IS NOT NULL
${
  several
    ? `), crowded AS MATERIALIZED (
  SELECT a.i, max(s.line) AS line, (pool.free - sum(s.places) + (array_agg(s.places ORDER BY s.line DESC))[1])::int AS n
  FROM pool JOIN tier_pools x ON x.pool_id = pool.id JOIN place ON place.tier = x.tier_id CROSS JOIN requested a
    CROSS JOIN LATERAL json_to_recordset(a.parts) AS s(line int, places int)
  WHERE (SELECT count(*) FROM pool) > 0 AND s.line = place.line AND NOT ${isTest}
  GROUP BY a.i, pool.id, pool.free HAVING count(*) > 1 AND sum(s.places) > pool.free
`
    : ''
}), part AS MATERIALIZED (
  SELECT *, (place.next_serial + r.upto - r.places)::int AS serial,
    bool_and(coalesce(place.same AND r.upto <= place.free, false)) OVER (PARTITION BY r.i)
      ${several ? 'AND NOT EXISTS (SELECT FROM crowded WHERE crowded.i = r.i)' : ''} AS fits
  FROM (
    SELECT a.*, s.*, sum(s.places) OVER (PARTITION BY s.line ORDER BY a.i) AS upto
    FROM requested a CROSS JOIN LATERAL json_to_recordset(a.parts) AS s(line int, places int, is_first boolean${partColumns})
    WHERE NOT EXISTS (SELECT FROM duplicate WHERE duplicate.i = a.i)
  ) r LEFT JOIN place USING (line)
), won AS MATERIALIZED (
  SELECT * FROM part WHERE fits AND is_first
), taken AS (
  SELECT tier, sum(places)::int AS places FROM part WHERE fits GROUP BY tier
)`;
}

/** The rows of such a statement, which are BatchRows. */
export const batchRows = (several: boolean): string => `
SELECT 'tier' AS kind, 0 AS i, line, (free - coalesce((SELECT places FROM taken WHERE taken.tier = place.tier), 0))::int AS n, same
FROM place
UNION ALL SELECT 'won', i, line, serial, true FROM part WHERE fits
UNION ALL SELECT 'duplicate', i, 0, 0, true FROM duplicate
${several ? "UNION ALL SELECT 'short', i, line, n, true FROM crowded" : ''}`;

/** A tier of a batch as its statement takes it. `unitUnits`: the price of each ticket, which a code may give. */
export function tierFields(
  { terms, unitUnits }: { terms: Terms; unitUnits: bigint },
  line: number,
): Record<string, unknown> {
  const { tierId, tier, priceUnits, currency, rulesVersion, effectiveAt, expiresAt, graceSeconds } = terms;
  return {
    line,
    tier: tierId,
    tier_name: tier,
    price: String(priceUnits),
    currency,
    rules: rulesVersion,
    unit: String(unitUnits),
    effective: effectiveAt,
    expires: expiresAt,
    grace: graceSeconds,
  };
}

/** `listingChanged`: the terms that the order was priced with are no longer on sale. */
export type NotWritten =
  | { kind: 'duplicate' }
  | { kind: 'listingChanged' }
  | { kind: 'sold_out'; tier: string; free: number };

/** The places of an order in a tier of the batch, as its statement takes them. */
export const partFields = (line: number, places: number): object => ({ line, places, is_first: line === 0 });

/** The order did not fit behind others of its batch, but would fit the remaining places. */
export type Retry = { kind: 'retry' };

/**
 * The outcome of each order of a batch, from the rows of its statement.
 * @param orders the name of the tier and the number of places of each part, in the order of the batch's tiers
 * @returns the first serial of each part of an order that was written, in that order
 */
export function outcomesOf(
  orders: readonly (readonly { tier: string; quantity: number }[])[],
  rows: readonly BatchRow[],
): ({ kind: 'won'; serials: number[] } | NotWritten | Retry)[] {
  const tiers = new Map<number, BatchRow>();
  const written = orders.map((): number[] => []);
  const duplicates = new Set<number>();
  const short = new Map<number, BatchRow>();
  for (const row of rows) {
    if (row.kind === 'tier') tiers.set(row.line, row);
    else if (row.kind === 'duplicate') duplicates.add(row.i);
    else if (row.kind === 'short') short.set(row.i, row);
    else (written[row.i] ?? [])[row.line] = row.n;
  }
  return orders.map((parts, i) => {
    const serials = written[i] ?? [];
    if (duplicates.has(i)) return { kind: 'duplicate' };
    if (serials.length > 0) return { kind: 'won', serials };
    if (parts.some((_part, line) => !tiers.get(line)?.same)) return { kind: 'listingChanged' };
    return shortOf(parts, tiers, short.get(i)) ?? { kind: 'retry' };
  });
}

/** The first tier without enough places for its part of an order. @param crowded of a pool that parts share */
function shortOf(
  parts: readonly { tier: string; quantity: number }[],
  tiers: ReadonlyMap<number, BatchRow>,
  crowded: BatchRow | undefined,
): NotWritten | undefined {
  for (const [line, { tier, quantity }] of parts.entries()) {
    const free = tiers.get(line)?.n ?? 0;
    if (quantity > free) return { kind: 'sold_out', tier, free };
  }
  const last = crowded && parts[crowded.line];
  return last && { kind: 'sold_out', tier: last.tier, free: Math.max(0, crowded.n) };
}
