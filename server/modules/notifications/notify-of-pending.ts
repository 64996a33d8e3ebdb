import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceNotification } from './announce-notification.ts';
import { raise, resolveMissing } from './notification.writes.ts';
import { pass } from './notify.ts';
import { PENDING_ITEMS, type PendingItem } from './pending-items.statements.ts';

/**
 * Tells people of what waits for them now, and closes what no longer does. It looks at the state of things and not at
 * what happened, so it may run at any time, twice, or late, and nobody is told twice.
 * @param contextId the contract, event or partner that something happened to; null: all of them
 */
export async function notifyOfPending(
  scope: Scope,
  waiting: PendingItem,
  contextId: string | null,
): Promise<void> {
  const { kind, wanted, ends } = waiting;
  await inTransaction(
    scope,
    async (tx) => {
      const values = [contextId, scope.clock.now()];
      const settled = ends ? await resolveMissing(tx, kind, wanted, values) : [];
      for (const userId of settled) announceNotification(tx, userId, null);
      await pass(tx, await raise(tx, kind, wanted, values));
    },
    SYSTEM_TENANCY,
  );
}

/** What a process that died between a change and its telling left untold. */
export async function notifyOfAllPending(scope: Scope): Promise<void> {
  for (const waiting of Object.values(PENDING_ITEMS)) await notifyOfPending(scope, waiting, null);
}
