import type { Tx } from '../../platform/db/in-transaction.ts';
import { announceNotification } from './announce-notification.ts';
import { resolveOwn } from './notification.writes.ts';

/** Marks the notification as resolved, which counts as read, so that it can be raised again. */
export async function resolveNotification(tx: Tx, userId: string, subjectKey: string): Promise<void> {
  if (await resolveOwn(tx, userId, subjectKey)) announceNotification(tx, userId, null);
}
