import type { Tx } from '../../platform/db/in-transaction.ts';

/** Tells the people of a message, once it is there. */
export function announceMessage(tx: Tx, messageId: string, people: readonly string[]): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    for (const userId of people) topics.publish('message.changed', userId, { messageId });
  });
}
