import { TICKET_CURRENCIES, type TicketCurrency } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Shape } from './statement-shape.ts';

export type PriceFilter = 'free' | 'paid';

/** The same highest price in each currency of tiers, in units. */
export type PriceLimits = Readonly<Record<TicketCurrency, bigint>>;

export interface VisitorFilter {
  city?: string | null | undefined;
  price?: PriceFilter | null | undefined;
  priceLimits?: PriceLimits | null | undefined;
  /** Only events of this day or later, by the calendar at their place: `2026-12-31`. */
  fromDay?: string | null | undefined;
  /** Only events that start on this day or before. */
  toDay?: string | null | undefined;
}

/** Whether the tier `t` of `tiers_listed` has tickets available. */
export const IS_AVAILABLE = `t.capacity > t.sold + t.held
  AND (t.pools IS NULL OR (SELECT min(free::int) FROM jsonb_each_text(t.pools) AS p (id, free)) > 0)`;

/**
 * Whether a tier of the event `e` meets the condition, of those with tickets available, or of all when none has: the
 * tiers from which the lowest price is taken. NULL without tiers.
 */
const someTier = (condition: string): string => `
  (SELECT coalesce(bool_or(${condition}) FILTER (WHERE ${IS_AVAILABLE}), bool_or(${condition}))
   FROM tiers_listed t WHERE t.event_id = e.id)`;

const IS_FREE = someTier('t.price_units = 0');
// The index of free tiers finds the few events for which the tickets available must be looked at.
const WITH_FREE_TIER = '(SELECT f.event_id FROM tiers_listed f WHERE f.price_units = 0)';
const FREE = `e.id IN ${WITH_FREE_TIER} AND ${IS_FREE}`;
const PAID = `EXISTS (SELECT 1 FROM tiers_listed a WHERE a.event_id = e.id)
  AND (e.id NOT IN ${WITH_FREE_TIER} OR NOT ${IS_FREE})`;
const WITHIN_LIMITS = someTier(
  `t.price_units <= CASE t.currency ${TICKET_CURRENCIES.map((one) => `WHEN '${one}' THEN ?::bigint`).join(' ')} END`,
);

/** Adds the filters that a visitor has chosen. Without any, the statement and its name stay as they are. */
export function addVisitorFilter(shape: Shape, filter: VisitorFilter): Shape {
  // PostgreSQL refuses U+0000 in text; no city contains it.
  const city = filter.city?.replaceAll('\u0000', '').trim();
  if (city) shape.add('city', 'lower(e.city) = lower(?)', city);
  if (filter.price === 'free') shape.add('free', FREE);
  if (filter.price === 'paid') shape.add('paid', PAID);
  if (filter.priceLimits) {
    const { priceLimits } = filter;
    const limits = TICKET_CURRENCIES.map((one) => priceLimits[one]);
    shape.add('priced', WITHIN_LIMITS, ...limits, ...limits);
  }
  if (filter.fromDay) shape.add('fromday', 'e.last_day >= ?::date', filter.fromDay);
  if (filter.toDay) shape.add('today', 'e.first_day <= ?::date', filter.toDay);
  return shape;
}

export interface CityRecord {
  name: string;
  events: number;
}

/** Reads the cities with events on sale, those with the most first; a series counts once. Spellings in upper and lower case are one city. */
export async function readEventCities(scope: Scope, limit: number): Promise<CityRecord[]> {
  return scope.db.replica.public<CityRecord>({
    name: 'event-cities',
    text: `SELECT mode() WITHIN GROUP (ORDER BY e.city) AS name, count(DISTINCT coalesce(e.series_id, e.id))::int AS events FROM events_listed e
      WHERE e.end_at >= $1 AND e.city IS NOT NULL
      GROUP BY lower(e.city) ORDER BY events DESC, lower(e.city) LIMIT $2`,
    values: [scope.clock.now(), limit],
  });
}
