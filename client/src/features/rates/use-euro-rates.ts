import { useEuroRateQuery, useExchangeRatesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import type { EuroRates } from './approximate-euro.ts';

graphql(`
  query EuroRate {
    euroRate
  }
`);

/** Loads the rates of sums in euro; undefined while loading. @param isWanted false: loads none */
export function useEuroRates(isWanted: boolean): EuroRates | undefined {
  const euroRate = useEuroRateQuery({ skip: !isWanted }).data?.euroRate;
  const exchangeRates = useExchangeRatesQuery({ skip: !isWanted }).data?.exchangeRates;
  return euroRate === undefined || exchangeRates === undefined ? undefined : { euroRate, exchangeRates };
}
