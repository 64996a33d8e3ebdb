import type { FirstStepsQuery } from '../../gql/graphql.ts';
import { useFirstStepsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  query FirstSteps {
    firstSteps {
      event {
        id
      }
      hasEvent
      hasTickets
      isOnSale
      canBePaid
      hasTestTicket
      hasTestScan
      hasTeam
      hasDoor
    }
  }
`);

export type Steps = NonNullable<FirstStepsQuery['firstSteps']>;

/** @param wanted whether the viewer may see them @returns undefined while they are read for the first time */
export function useFirstSteps(wanted: boolean): Steps | null | undefined {
  const { data, loading } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network', skip: !wanted });
  return loading && !data ? undefined : (data?.firstSteps ?? null);
}
