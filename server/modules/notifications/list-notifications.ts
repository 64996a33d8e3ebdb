import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentNotification } from './notification.present.ts';
import { readNotifications } from './notification.reads.ts';
import type { Notification } from './notification.type.ts';

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
