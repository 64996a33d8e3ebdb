import type { Tx } from '../../platform/db/in-transaction.ts';
import { announceNotification } from './announce-notification.ts';
import { resolveOwn } from './notification.writes.ts';

/** Somebody has seen to what he was told of: it counts as read, and may be told anew. */
export async function resolveNotification(tx: Tx, userId: string, subjectKey: string): Promise<void> {
  if (await resolveOwn(tx, userId, subjectKey)) announceNotification(tx, userId, null);
}
