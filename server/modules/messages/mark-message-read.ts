import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { resolveNotification } from '../notifications/index.ts';
import { announceMessage } from './announce-message.ts';
import { findMessage, findMessageRecord } from './message.queries.ts';
import type { Message } from './message.schema.ts';
import { markOpened } from './message.writes.ts';

/**
 * Marks an incoming message as read. One that the actor sent stays unchanged: only its recipient can read it.
 * @throws NotFound
 */
export async function markMessageRead(scope: Scope, id: string): Promise<Message> {
  const message = await findMessageRecord(scope, id);
  const { userId } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const senderId = await markOpened(tx, message.id, userId);
    if (senderId === undefined) return;
    await resolveNotification(tx, userId, `message:${message.id}`);
    announceMessage(tx, message.id, senderId === null ? [userId] : [userId, senderId]);
  });
  return findMessage(scope, id);
}
