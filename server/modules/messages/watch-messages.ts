import { signedIn } from '../../platform/access/actor.ts';
import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentMessage } from './message.present.ts';
import { countUnread, readMessage } from './message.reads.ts';
import type { MessageArrival } from './message.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 100;

/** Subscribes to messages that the actor receives, sends or reads, each read as the actor, and to the unread count. */
export function watchMessages(scope: Scope): AsyncIterableIterator<MessageArrival> {
  const { userId } = signedIn(scope.actor);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Removed before the read, so that a change during the read triggers another one.
      changed.delete(id);
      const [message, unreadMessages] = await Promise.all([readMessage(scope, id), countUnread(scope)]).catch(
        (error: unknown) => {
          changed.add(id);
          throw error;
        },
      );
      if (message) mailbox.push({ message: presentMessage(scope.actor, message), unreadMessages });
    }
  });
  const stop = scope.services.topics.listen('message.changed', userId, ({ messageId }) => {
    changed.add(messageId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<MessageArrival>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
