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

/** Visitors poll, because a socket for this alone would cost more than it is worth. */
const POLL_MS = 60_000;

/** Returns whether maintenance mode is on, live. */
export function useMaintenance(): boolean {
  const signedIn = useSession() !== null;
  const { data } = useMaintenanceQuery({ pollInterval: signedIn ? 0 : POLL_MS });
  // A singleton in the cache: subscription results overwrite the query's.
  useMaintenanceChangedSubscription({ skip: !signedIn, ignoreResults: true });
  return data?.maintenance.enabled ?? false;
}
