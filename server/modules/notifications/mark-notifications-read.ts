import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentNotification } from './notification.present.ts';
import { readNotification } from './notification.reads.ts';
import type { Notification } from './notification.schema.ts';
import { markRead, resolveOwn } from './notification.writes.ts';
import { announceNotification } from './notify.ts';

/** @throws NotFound for an unknown notification and for one of another user, alike */
export async function markNotificationRead(scope: Scope, id: string): Promise<Notification> {
  if (isUuid(id)) await mark(scope, id);
  const record = await findOrFail('notification', id, () => readNotification(scope, id));
  return presentNotification(scope.language, record);
}

/** @returns how many were unread */
export async function markAllNotificationsRead(scope: Scope): Promise<number> {
  return mark(scope, null);
}

async function mark(scope: Scope, id: string | null): Promise<number> {
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const count = await markRead(tx, userId, id);
    if (count > 0) announceNotification(tx, userId, null);
    return count;
  });
}

/** Marks the notification as resolved, which counts as read, so that it can be raised again. */
export async function resolveNotification(tx: Tx, userId: string, subjectKey: string): Promise<void> {
  if (await resolveOwn(tx, userId, subjectKey)) announceNotification(tx, userId, null);
}
