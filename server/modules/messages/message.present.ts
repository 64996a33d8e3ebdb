import { type Actor, signedIn } from '../../platform/access/actor.ts';
import type { MessageRecord } from './message.record.ts';
import type { Message } from './message.type.ts';

/** A message as one of its two people sees it. */
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
