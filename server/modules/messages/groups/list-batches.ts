import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readBatches } from './batch.reads.ts';
import type { MessageBatch } from './batch.type.ts';

/** Lists messages that the actor sent to groups, by time. @throws BadInput for an invalid page */
export async function listBatches(scope: Scope, paging: Paging): Promise<Page<MessageBatch>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    await readBatches(scope, slice),
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (batch) => batch,
  );
}
