import { findOrFail } from '../../../platform/find-or-fail.ts';
import { followFromNow } from '../../../platform/follow-changes.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readBatch, readBatches } from './batch.reads.ts';
import type { MessageBatch } from './batch.schema.ts';

/** @throws NotFound for an unknown batch and for one of another sender, alike */
export async function findBatch(scope: Scope, id: string): Promise<MessageBatch> {
  return findOrFail('message', id, () => readBatch(scope, id));
}

/** Lists messages that the actor sent to groups, or to holders of one event, by time. @throws BadInput for an invalid page */
export async function listBatches(
  scope: Scope,
  eventId: string | null,
  paging: Paging,
): Promise<Page<MessageBatch>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    eventId === null || isUuid(eventId) ? await readBatches(scope, eventId, slice) : [],
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (batch) => batch,
  );
}

/**
 * Subscribes to the progress of a group message, with its current state first: it may be delivered before the
 * subscription begins. A slow subscriber gets the newest state only.
 * @throws NotFound
 */
export async function watchBatch(scope: Scope, id: string): Promise<AsyncIterableIterator<MessageBatch>> {
  const read = () => findBatch(scope, id);
  const listen = (changed: () => void) => [scope.services.topics.listen('message.batch', id, changed)];
  return followFromNow({ coalesceMs: 200, listen, read }, read);
}
