import { type Actor, signedIn } from '../../platform/access/actor.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import { followChangedIds } from '../../platform/follow-changes.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  countUnread,
  type MessageQuery,
  type MessageRecord,
  readMessage,
  readMessages,
  readMessagesById,
  readThread,
} from './message.reads.ts';
import type { Message, MessageArrival } from './message.schema.ts';

/** Presents a message to its sender or recipient. */
function presentMessage(
  actor: Actor,
  { readAt, batchId, addressedTo: _typed, ...record }: MessageRecord,
): Message {
  return {
    ...record,
    isRead: readAt !== null,
    isOwn: record.senderId === signedIn(actor).userId,
    toGroup: batchId !== null,
  };
}

/** @throws NotFound for an unknown message and for one between other users, alike */
export async function findMessageRecord(scope: Scope, id: string): Promise<MessageRecord> {
  return findOrFail('message', id, () => readMessage(scope, id));
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
  return (await loadMessages(scope, id)) ?? null;
}

const loadMessages = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readMessagesById(scope, ids);
  return new Map(records.map((record) => [record.id, presentMessage(scope.actor, record)]));
});

/** Returns the message's thread, oldest first. */
export async function findThread(scope: Scope, threadId: string): Promise<Message[]> {
  return (await readThread(scope, threadId)).map((record) => presentMessage(scope.actor, record));
}

export interface MessageList extends Pick<MessageQuery, 'box' | 'search' | 'unread'> {
  page: Paging;
}

/** Lists the actor's messages, newest first. @throws BadInput for an invalid page */
export async function listMessages(scope: Scope, { page, ...query }: MessageList): Promise<Page<Message>> {
  const slice = sliceByMoment(page);
  const rows = await readMessages(scope, { ...query, slice });
  return pageOf(
    rows,
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (row) => presentMessage(scope.actor, row),
  );
}

/** Subscribes to messages that the actor receives, sends or reads, each read as the actor, and to the unread count. */
export function watchMessages(scope: Scope): AsyncIterableIterator<MessageArrival> {
  const { userId } = signedIn(scope.actor);
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 100,
    listen: (changed) => [topics.listen('message.changed', userId, ({ messageId }) => changed(messageId))],
    read: async (id) => {
      const [message, unreadMessages] = await Promise.all([readMessage(scope, id), countUnread(scope)]);
      return message && { message: presentMessage(scope.actor, message), unreadMessages };
    },
  });
}
