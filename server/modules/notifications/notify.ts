import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { type NewMail, queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';
import {
  type InsertedNotification,
  insertGiven,
  insertPending,
  type NewNotification,
  resolveMissing,
} from './notification.writes.ts';
import { PENDING_ITEMS, type PendingItem } from './pending-items.reads.ts';

/** @param notificationId null: some were read or resolved */
export function announceNotification(tx: Tx, userId: string, notificationId: string | null): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('notification.changed', userId, { notificationId }));
}

/**
 * Notifies users in the app and by mail, according to their preferences. Needs a system transaction, because row-level
 * security hides preferences from other users.
 * @param mailOf a mail that carries the content itself; by default the notification's text is mailed
 */
export async function notify(
  tx: Tx,
  kind: NotificationKind,
  given: readonly NewNotification[],
  mailOf?: MailOf,
): Promise<void> {
  if (given.length > 0) await deliver(tx, await insertGiven(tx, kind, given), mailOf);
}

type MailOf = (inserted: InsertedNotification) => Pick<NewMail, 'kind' | 'payload'>;

/** Queues the mails and publishes the notifications. */
async function deliver(
  tx: Tx,
  inserted: readonly InsertedNotification[],
  mailOf: MailOf = notificationMail,
): Promise<void> {
  for (const one of inserted) {
    if (one.mailed) await queueMail(tx, { ...mailOf(one), recipient: one.email });
    if (one.inBell) announceNotification(tx, one.userId, one.id);
  }
}

const notificationMail: MailOf = ({ id }) => ({ kind: 'notification', payload: { notificationId: id } });

/**
 * Notifies users of pending items, and closes notifications of items that no longer are. It reads the current state
 * instead of events, so it may run at any time, twice, or late, without duplicate notifications.
 * @param contextId the contract, event or partner that changed; null: all of them
 */
export async function notifyOfPending(
  scope: Scope,
  item: PendingItem,
  contextId: string | null,
): Promise<void> {
  const { kind, pending, ends } = item;
  await inTransaction(
    scope,
    async (tx) => {
      const values = [contextId, scope.clock.now()];
      const resolvedFor = ends ? await resolveMissing(tx, kind, pending, values) : [];
      for (const userId of resolvedFor) announceNotification(tx, userId, null);
      await deliver(tx, await insertPending(tx, kind, pending, values));
    },
    SYSTEM_TENANCY,
  );
}

/** The contexts that changed, and those that the change concerns as well. */
export async function contextsOf(
  scope: Scope,
  { kind, concerned }: PendingItem,
  changed: readonly string[],
): Promise<string[]> {
  if (!concerned) return [...changed];
  const others = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    ...{ name: `concerned-${kind}`, text: concerned, values: [changed] },
  });
  return [...new Set([...changed, ...others.map(({ id }) => id)])];
}

/** Catches up after a process crashed between a change and its notification. */
export async function notifyOfAllPending(scope: Scope): Promise<void> {
  for (const item of Object.values(PENDING_ITEMS)) await notifyOfPending(scope, item, null);
}
