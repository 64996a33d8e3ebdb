import type { Tx } from '../../platform/db/in-transaction.ts';

/** @param notificationId null: some were read or resolved */
export function announceNotification(tx: Tx, userId: string, notificationId: string | null): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('notification.changed', userId, { notificationId }));
}
