import type { Tx } from '../../platform/db/in-transaction.ts';
import type { MessageType } from '../../platform/vocabulary.ts';
import { notify } from '../notifications/index.ts';
import { messageLink } from './message.rules.ts';

/** Publishes a message to its sender and recipient after the commit. */
export function announceMessage(tx: Tx, messageId: string, people: readonly string[]): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    for (const userId of people) topics.publish('message.changed', userId, { messageId });
  });
}

/** Values for the text of the notification. */
interface MessageWords {
  from: string;
  subject: string;
}

/** Notifies the recipients in the app and by mail, according to their preferences for alerts or notices. */
export async function notifyRecipients(
  tx: Tx,
  type: MessageType,
  words: MessageWords,
  messages: readonly { id: string; recipientId: string }[],
): Promise<void> {
  const notifications = messages.map(({ id, recipientId }) => ({
    userId: recipientId,
    subjectKey: `message:${id}`,
    contextId: id,
    data: { ...words },
    link: messageLink(id),
  }));
  // The mail carries the message itself.
  await notify(tx, type === 'alert' ? 'alert' : 'message', notifications, ({ contextId }) => ({
    kind: 'message',
    payload: { messageId: contextId },
  }));
}
