import { gather } from '../../platform/db/gather.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentMessage } from './message.present.ts';
import { readMessage, readMessagesById, readThread } from './message.reads.ts';
import type { MessageRecord } from './message.record.ts';
import type { Message } from './message.type.ts';

/** @throws NotFound for an unknown message and for one between other users, alike */
export async function findMessageRecord(scope: Scope, id: string): Promise<MessageRecord> {
  const record = isUuid(id) ? await readMessage(scope, id) : undefined;
  if (!record) throw new NotFound('The message');
  return record;
}

/** @throws NotFound */
export async function findMessage(scope: Scope, id: string): Promise<Message> {
  return presentMessage(scope.actor, await findMessageRecord(scope, id));
}

/**
 * Returns the message that another one answers; null unless the actor sent or received it. One statement reads all that
 * a request needs in one tick.
 */
export async function messageSeen(scope: Scope, id: string): Promise<Message | null> {
  return (await gatherMessages(scope, id)) ?? null;
}

const gatherMessages = gather(async (scope: Scope, ids: string[]) => {
  const records = await readMessagesById(scope, ids);
  return new Map(records.map((record) => [record.id, presentMessage(scope.actor, record)]));
});

/** Returns the message's thread, oldest first. */
export async function findThread(scope: Scope, threadId: string): Promise<Message[]> {
  return (await readThread(scope, threadId)).map((record) => presentMessage(scope.actor, record));
}
