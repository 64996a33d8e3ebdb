import { useMaintenanceChangedSubscription, useMaintenanceQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useSession } from '../../session/use-session.ts';

graphql(`
  query Maintenance {
    maintenance {
      enabled
      since
    }
  }
`);

graphql(`
  subscription MaintenanceChanged {
    maintenanceChanged {
      enabled
      since
    }
  }
`);

/** Visitors ask now and then: a socket for this alone would cost more than it tells. */
const POLL_MS = 60_000;

/** Whether the product is being maintained, kept in step. */
export function useMaintenance(): boolean {
  const signedIn = useSession() !== null;
  const { data } = useMaintenanceQuery({ pollInterval: signedIn ? 0 : POLL_MS });
  // The one object of its kind: what arrives is written over what was read.
  useMaintenanceChangedSubscription({ skip: !signedIn, ignoreResults: true });
  return data?.maintenance.enabled ?? false;
}
