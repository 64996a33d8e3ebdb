import { BadInput } from '../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import { presentMessage } from './message.present.ts';
import { type MessagePlace, readMessages } from './message.reads.ts';
import type { Message } from './message.type.ts';

export interface MessageList extends Pick<MessagePlace, 'box' | 'search' | 'unread'> {
  first: number;
  after: string | null;
}

/** The actor's messages, newest first. @throws BadInput for a page that is none */
export async function listMessages(
  scope: Scope,
  { first: wanted, after, ...place }: MessageList,
): Promise<Page<Message>> {
  const first = pageSize(wanted);
  const rows = await readMessages(scope, { ...place, before: placeOf(after), limit: first + 1 });
  return pageOf(
    rows,
    first,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (row) => presentMessage(scope.actor, row),
  );
}

function placeOf(after: string | null): MessagePlace['before'] {
  const key = decodeCursor(after, 2)?.map(String);
  if (key === undefined) return undefined;
  const [moment = '', id = ''] = key;
  if (!Number.isNaN(Date.parse(moment)) && isUuid(id)) return [moment, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
