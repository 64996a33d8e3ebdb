import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readBatch } from './batch.reads.ts';
import type { MessageBatch } from './batch.type.ts';

/** @throws NotFound for an unknown batch and for one of another sender, alike */
export async function findBatch(scope: Scope, id: string): Promise<MessageBatch> {
  const batch = isUuid(id) ? await readBatch(scope, id) : undefined;
  if (!batch) throw new NotFound('The message');
  return batch;
}
