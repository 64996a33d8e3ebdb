import type { Tx } from '../../platform/db/in-transaction.ts';

/** Publishes a message to its sender and recipient after the commit. */
export function announceMessage(tx: Tx, messageId: string, people: readonly string[]): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    for (const userId of people) topics.publish('message.changed', userId, { messageId });
  });
}
