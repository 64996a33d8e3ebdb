import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceNotification } from './announce-notification.ts';
import { raise, resolveMissing } from './notification.writes.ts';
import { pass } from './notify.ts';
import { PENDING_ITEMS, type PendingItem } from './pending-items.statements.ts';

/**
 * Notifies users of pending items, and closes notifications of items that no longer are. It reads the current state
 * instead of events, so it may run at any time, twice, or late, without duplicate notifications.
 * @param contextId the contract, event or partner that changed; null: all of them
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

/** Catches up after a process crashed between a change and its notification. */
export async function notifyOfAllPending(scope: Scope): Promise<void> {
  for (const waiting of Object.values(PENDING_ITEMS)) await notifyOfPending(scope, waiting, null);
}
