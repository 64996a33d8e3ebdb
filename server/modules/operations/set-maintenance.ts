import { SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { MaintenanceState } from './maintenance.reads.ts';
import { writeMaintenance } from './maintenance.writes.ts';

/** Turns maintenance on or off for all users. A request for the current state changes nothing and is no failure. */
export async function setMaintenance(scope: Scope, enabled: boolean): Promise<Readonly<MaintenanceState>> {
  const { maintenance, topics } = scope.services;
  const by = signedIn(scope.actor).userId;
  await inTransaction(
    scope,
    async (tx) => {
      if (!(await writeMaintenance(tx, enabled, by))) return;
      await tx.audit({
        action: enabled ? 'maintenance.enable' : 'maintenance.disable',
        entityType: 'system',
        issuerId: null,
      });
      tx.afterCommit(() => topics.publish('system.changed', 'all', { what: 'maintenance' }));
    },
    SYSTEM_TENANCY,
  );
  await maintenance.reread();
  return maintenance.state;
}
