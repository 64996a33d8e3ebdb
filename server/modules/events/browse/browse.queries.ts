import {
  convert,
  MAX_UNITS,
  MoneyRefused,
  parseAmount,
  type RateTable,
  TICKET_CURRENCIES,
} from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listPublishedEvents, type PublishedList } from '../event.queries.ts';
import type { EventConnection } from '../event.schema.ts';
import { type PriceLimits, readEventCities } from './browse.reads.ts';
import type { BrowseArgs, EventCity, PriceLimit } from './browse.schema.ts';

const MAX_CITIES = 50;

/** Lists the events on sale that meet the filters of a visitor, soonest first. */
export async function browseEvents(
  scope: Scope,
  { maxPrice, city, price, fromDay, toDay }: BrowseArgs,
  request: PublishedList,
): Promise<EventConnection> {
  const priceLimits = maxPrice ? limitsOf(maxPrice, await scope.services.rates.table()) : null;
  return listPublishedEvents(scope, { ...request, city, price, priceLimits, fromDay, toDay });
}

/** Returns the same price in each currency of tiers, rounded down to a unit. */
function limitsOf({ amount, currency }: PriceLimit, rates: RateTable): PriceLimits {
  const units = TICKET_CURRENCIES.map((to) => {
    try {
      return [to, convert(parseAmount(amount, currency), to, 'floor', rates).units];
    } catch (error) {
      // More than any price can be.
      if (error instanceof MoneyRefused && error.code === 'RANGE') return [to, MAX_UNITS];
      // Prices that cannot be compared are not below the limit, except for free tickets.
      if (error instanceof MoneyRefused && error.code === 'RATE') return [to, 0n];
      throw error;
    }
  });
  return Object.fromEntries(units);
}

/** Lists the cities with events on sale, those with the most events first. */
export function listEventCities(scope: Scope): Promise<EventCity[]> {
  return readEventCities(scope, MAX_CITIES);
}
