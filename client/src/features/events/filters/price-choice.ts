import type { Currency, PublishedEventsQueryVariables } from '../../../gql/graphql.ts';
import type { ReaderCurrency } from '../../rates/reader-currency.ts';

/** A price filter as it stands in addresses: `free`, `paid`, or the highest price as `kes-1000`. */
export type PriceChoice = string;

type PriceVariables = Pick<PublishedEventsQueryVariables, 'price' | 'maxPrice'>;

const LIMIT = /^(usd|kes|xlm)-([1-9]\d{0,8})$/;

/** Returns the variables of a price filter; none for an invalid one. */
export function priceVariables(choice: PriceChoice): PriceVariables {
  if (choice === 'free') return { price: 'FREE', maxPrice: null };
  if (choice === 'paid') return { price: 'PAID', maxPrice: null };
  const [, currency, amount] = LIMIT.exec(choice) ?? [];
  if (currency === undefined || amount === undefined) return { price: null, maxPrice: null };
  return { price: null, maxPrice: { amount, currency: currency.toUpperCase() as Currency } };
}

const LIMITS = { USD: [10, 25, 50, 100], KES: [500, 1_000, 2_500, 5_000] } as const;

/** Returns the highest prices that are offered to a reader. Tickets have no price in euro: dollars are the nearest. */
export const limitsFor = (currency: ReaderCurrency): PriceChoice[] => {
  const shown = currency === 'KES' ? 'KES' : 'USD';
  return LIMITS[shown].map((amount) => `${shown.toLowerCase()}-${amount}`);
};
