import { useEuroRateQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  query EuroRate {
    euroRate
  }
`);

/** Euro for one US dollar as it is set, decimal text; undefined until it is known. */
export function useEuroRate(): string | undefined {
  return useEuroRateQuery().data?.euroRate;
}
