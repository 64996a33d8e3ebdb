import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';

export interface MaintenanceState {
  enabled: boolean;
  /** Start of maintenance; null while it is off. */
  since: Date | null;
}

export async function readMaintenance(db: Database): Promise<MaintenanceState> {
  const [row] = await db.read<MaintenanceState>(SYSTEM_TENANCY, {
    name: 'maintenance',
    text: 'SELECT enabled, CASE WHEN enabled THEN changed_at END AS since FROM maintenance',
  });
  return row ?? { enabled: false, since: null };
}
