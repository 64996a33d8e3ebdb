import { signedIn } from '../../platform/access/actor.ts';
import { followChangedIds } from '../../platform/follow-changes.ts';
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

/** Subscribes to the actor's notifications and the number of unread ones, also after some were read. */
export function watchNotifications(scope: Scope): AsyncIterableIterator<NotificationArrival> {
  const { userId } = signedIn(scope.actor);
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 100,
    listen: (changed: (id: string | null) => void) => {
      const listening = topics.listen('notification.changed', userId, ({ notificationId }) =>
        changed(notificationId),
      );
      // The reader's last answer may predate the subscription.
      changed(null);
      return [listening];
    },
    read: async (id) => {
      const record = id === null ? undefined : await readNotification(scope, id);
      const unreadNotifications = await countUnread(scope);
      return {
        notification: record ? presentNotification(scope.language, record) : null,
        unreadNotifications,
      };
    },
  });
}
