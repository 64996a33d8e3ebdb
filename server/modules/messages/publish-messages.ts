import type { Tx } from '../../platform/db/in-transaction.ts';
import type { MessageType } from '../../platform/vocabulary.ts';
import { notify } from '../notifications/index.ts';
import { messageLink } from './message.rules.ts';

/** What of a message its notification names. */
interface MessageWords {
  from: string;
  subject: string;
}

/** Lets the bell and the mail of each recipient know, as he wants it: alerts and notices have wishes of their own. */
export async function publishMessages(
  tx: Tx,
  type: MessageType,
  words: MessageWords,
  messages: readonly { id: string; recipientId: string }[],
): Promise<void> {
  const told = messages.map(({ id, recipientId }) => ({
    userId: recipientId,
    subjectKey: `message:${id}`,
    contextId: id,
    data: { ...words },
    link: messageLink(id),
  }));
  // By mail it is the message itself that comes.
  await notify(tx, type === 'alert' ? 'alert' : 'message', told, ({ contextId }) => ({
    kind: 'message',
    payload: { messageId: contextId },
  }));
}
