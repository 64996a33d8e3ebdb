import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentMessage } from './message.present.ts';
import { type MessagePlace, readMessages } from './message.reads.ts';
import type { Message } from './message.type.ts';

export interface MessageList extends Pick<MessagePlace, 'box' | 'search' | 'unread'> {
  page: Paging;
}

/** Lists the actor's messages, newest first. @throws BadInput for an invalid page */
export async function listMessages(scope: Scope, { page, ...place }: MessageList): Promise<Page<Message>> {
  const slice = sliceByMoment(page);
  const rows = await readMessages(scope, { ...place, slice });
  return pageOf(
    rows,
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (row) => presentMessage(scope.actor, row),
  );
}
