import type { SignedInActor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { MessageType } from '../../platform/vocabulary.ts';
import { announceMessage, notifyRecipients } from './announce-message.ts';
import { insertMessage } from './message.writes.ts';

export interface Notice {
  recipientId: string;
  subject: string;
  body: string;
}

/** Sends messages of a use case in the name of the actor, within its transaction, which must be that of the system. */
export async function sendNotices(
  tx: Tx,
  sender: SignedInActor,
  type: MessageType,
  notices: readonly Notice[],
): Promise<void> {
  for (const { recipientId, subject, body } of notices) {
    const id = tx.scope.ids.uuid();
    await insertMessage(tx, {
      ...{ id, threadId: id, inReplyTo: null, senderId: sender.userId, recipientId, guest: null },
      ...{ subject, body, type },
    });
    await notifyRecipients(tx, type, { from: sender.name, subject }, [{ id, recipientId }]);
    announceMessage(tx, id, [recipientId, sender.userId]);
  }
}
