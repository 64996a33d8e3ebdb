import type { Tx } from '../../platform/db/in-transaction.ts';
import { announceNotification } from './announce-notification.ts';
import { settleOwn } from './notification.writes.ts';

/** Somebody has seen to what he was told of: it counts as read, and may be told anew. */
export async function settle(tx: Tx, userId: string, subjectKey: string): Promise<void> {
  if (await settleOwn(tx, userId, subjectKey)) announceNotification(tx, userId, null);
}
