import { signedIn } from '../../platform/access/actor.ts';
import { Coalescer, Mailbox } from '../../platform/concurrency.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentNotification } from './notification.present.ts';
import { countUnread, readNotification, readNotifications } from './notification.reads.ts';
import type { Notification, NotificationArrival } from './notification.schema.ts';

/** Lists the actor's notifications, newest first. @throws BadInput for an invalid page */
export async function listNotifications(scope: Scope, paging: Paging): Promise<Page<Notification>> {
  const slice = sliceByMoment(paging);
  const rows = await readNotifications(scope, slice);
  return pageOf(
    rows,
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (row) => presentNotification(scope.language, row),
  );
}

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 100;

/** Subscribes to the actor's notifications and the number of unread ones, also after some were read. */
export function watchNotifications(scope: Scope): AsyncIterableIterator<NotificationArrival> {
  const { userId } = signedIn(scope.actor);
  const changed = new Set<string | null>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Removed before the read, so that a change during the read triggers another one.
      changed.delete(id);
      await tell(id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
    }
  });
  const tell = async (id: string | null): Promise<void> => {
    const record = id === null ? undefined : await readNotification(scope, id);
    const unreadNotifications = await countUnread(scope);
    const notification = record ? presentNotification(scope.language, record) : null;
    mailbox.push({ notification, unreadNotifications });
  };
  const stop = scope.services.topics.listen('notification.changed', userId, ({ notificationId }) => {
    changed.add(notificationId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<NotificationArrival>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
