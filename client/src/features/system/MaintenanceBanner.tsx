import { IconTool } from '@tabler/icons-react';
import { useSession } from '../../session/use-session.ts';
import { maintenanceTexts } from '../../texts/maintenance.ts';
import classes from './MaintenanceBanner.module.css';
import { useMaintenance } from './use-maintenance.ts';

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
