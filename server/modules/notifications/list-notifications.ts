import { BadInput } from '../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import { presentNotification } from './notification.present.ts';
import { readNotifications } from './notification.reads.ts';
import type { Notification } from './notification.type.ts';

/** What the bell told the actor, newest first. @throws BadInput for a page that is none */
export async function listNotifications(
  scope: Scope,
  wanted: number,
  after: string | null,
): Promise<Page<Notification>> {
  const first = pageSize(wanted);
  const rows = await readNotifications(scope, placeOf(after), first + 1);
  return pageOf(
    rows,
    first,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (row) => presentNotification(scope.language, row),
  );
}

function placeOf(after: string | null): [createdAt: string, id: string] | undefined {
  const key = decodeCursor(after, 2)?.map(String);
  if (key === undefined) return undefined;
  const [moment = '', id = ''] = key;
  if (!Number.isNaN(Date.parse(moment)) && isUuid(id)) return [moment, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
