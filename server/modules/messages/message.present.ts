import { type Actor, signedIn } from '../../platform/access/actor.ts';
import type { MessageRecord } from './message.record.ts';
import type { Message } from './message.type.ts';

/** Presents a message to its sender or recipient. */
export function presentMessage(
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
