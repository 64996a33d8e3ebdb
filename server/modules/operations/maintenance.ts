import { type Actor, can, SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import { type MaintenanceState, readMaintenance } from './system.reads.ts';
import { writeMaintenance } from './system.writes.ts';
import { SystemCache } from './system-cache.ts';

const RETRY_SECONDS = 60;

/** Maintenance mode is on: reads and door checks continue, all other changes wait. */
class UnderMaintenance extends Failure {
  constructor() {
    super(
      'MAINTENANCE',
      'unavailable',
      'Passa is under maintenance. You can look at everything; changes wait until it is over.',
      { retryAfter: RETRY_SECONDS },
    );
  }
}

/** The maintenance mode, cached in every process. */
export class Maintenance extends SystemCache<MaintenanceState> {
  constructor({ db, topics, log }: { db: Database; topics: Topics; log: Log }) {
    const initial = { enabled: false, since: null };
    super({
      topics,
      log,
      name: 'the maintenance state',
      initial,
      read: () => readMaintenance(db),
      polls: false,
    });
  }

  get state(): Readonly<MaintenanceState> {
    return this.value;
  }

  /** Lets system admins and the system itself continue. @throws UnderMaintenance for others while it is on */
  requireOpen(actor: Actor): void {
    if (!this.value.enabled || actor.kind === 'system' || can(actor, 'MANAGE_SYSTEM')) return;
    throw new UnderMaintenance();
  }
}

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
