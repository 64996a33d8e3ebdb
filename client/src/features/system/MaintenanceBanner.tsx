import { IconTool } from '@tabler/icons-react';
import { useMaintenanceChangedSubscription, useMaintenanceQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { maintenanceTexts } from '../../messages/shell.ts';
import { useSession } from '../../session/session.ts';
import classes from './MaintenanceBanner.module.css';

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

/** Shows every user on every page that maintenance is on. */
export function MaintenanceBanner() {
  const enabled = useMaintenance();
  const isAdmin = useSession()?.user.role === 'system_admin';
  return (
    <div role="status">
      {enabled && (
        <p className={classes.banner}>
          <IconTool size={20} aria-hidden className={classes.icon} />
          {isAdmin ? maintenanceTexts.bannerAdmin : maintenanceTexts.banner}
        </p>
      )}
    </div>
  );
}
