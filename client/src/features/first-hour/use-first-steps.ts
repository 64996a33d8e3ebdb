import type { FirstStepsQuery } from '../../gql/graphql.ts';
import { useFirstStepsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useViewer } from '../../session/use-viewer.ts';

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
    viewer {
      canClaimOwnership
    }
  }
`);

export type Steps = NonNullable<FirstStepsQuery['firstSteps']> & {
  /** Whether the viewer owns the organisation; null where it is not for them to claim. */
  isOwned: boolean | null;
};

/** @param wanted whether the viewer may see them @returns undefined while they are read for the first time */
export function useFirstSteps(wanted: boolean): Steps | null | undefined {
  const query = useFirstStepsQuery({ fetchPolicy: 'cache-and-network', skip: !wanted });
  const { loading } = query;
  const data = query.data ?? query.previousData;
  const { viewer } = useViewer();
  if (loading && !data) return undefined;
  if (!data?.firstSteps) return null;
  const mayClaim = data.viewer?.canClaimOwnership === true;
  const isOwner = viewer?.role === 'ISSUER_OWNER';
  return { ...data.firstSteps, isOwned: mayClaim || isOwner ? isOwner : null };
}
