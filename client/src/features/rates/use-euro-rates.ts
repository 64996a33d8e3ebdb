import { useEuroRateQuery, useExchangeRatesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import type { EuroRates } from './approximate-euro.ts';

graphql(`
  query EuroRate {
    euroRate
  }
`);

/** Loads the rates of sums in euro; undefined while loading. */
export function useEuroRates(): EuroRates | undefined {
  const euroRate = useEuroRateQuery().data?.euroRate;
  const exchangeRates = useExchangeRatesQuery().data?.exchangeRates;
  return euroRate === undefined || exchangeRates === undefined ? undefined : { euroRate, exchangeRates };
}
