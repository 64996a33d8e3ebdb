import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { type NewMail, queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';
import { type Raised, raise, resolveMissing } from './notification.writes.ts';
import { PENDING_ITEMS, type PendingItem } from './pending-items.reads.ts';

/** @param notificationId null: some were read or resolved */
export function announceNotification(tx: Tx, userId: string, notificationId: string | null): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('notification.changed', userId, { notificationId }));
}

/** One notification for one user. */
export interface Told {
  userId: string;
  subjectKey: string;
  contextId: string;
  /** Values for its text. */
  data: Record<string, unknown>;
  /** A path within the web app. */
  link: string;
}

const GIVEN = `SELECT t.user_id, t.subject_key, t.context_id, t.data, t.link, true AS fresh
  FROM jsonb_to_recordset($1::jsonb) AS t (user_id uuid, subject_key text, context_id uuid, data jsonb, link text)`;

/**
 * Notifies users in the app and by mail, according to their preferences. Needs a system transaction, because row-level
 * security hides preferences from other users.
 * @param mailOf a mail that carries the content itself; by default the notification's text is mailed
 */
export async function notify(
  tx: Tx,
  kind: NotificationKind,
  told: readonly Told[],
  mailOf?: (raised: Raised) => Pick<NewMail, 'kind' | 'payload'>,
): Promise<void> {
  if (told.length === 0) return;
  const given = told.map((one) => ({
    user_id: one.userId,
    subject_key: one.subjectKey,
    context_id: one.contextId,
    data: one.data,
    link: one.link,
  }));
  await pass(tx, await raise(tx, kind, GIVEN, [JSON.stringify(given)]), mailOf);
}

/** Queues the mails and publishes the notifications. */
export async function pass(
  tx: Tx,
  raised: readonly Raised[],
  mailOf: (raised: Raised) => Pick<NewMail, 'kind' | 'payload'> = byItself,
): Promise<void> {
  for (const one of raised) {
    if (one.mailed) await queueMail(tx, { ...mailOf(one), recipient: one.email });
    if (one.inBell) announceNotification(tx, one.userId, one.id);
  }
}

function byItself({ id }: Raised): Pick<NewMail, 'kind' | 'payload'> {
  return { kind: 'notification', payload: { notificationId: id } };
}

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
