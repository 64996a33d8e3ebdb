import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { MessageBatch } from './batch.type.ts';
import { findBatch } from './find-batch.ts';

const BETWEEN_READS_MS = 200;

/** Subscribes to the progress of a group message; a slow subscriber gets the newest state only. @throws NotFound */
export async function watchBatch(scope: Scope, id: string): Promise<AsyncIterableIterator<MessageBatch>> {
  await findBatch(scope, id);
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => mailbox.push(await findBatch(scope, id)));
  const stop = scope.services.topics.listen('message.batch', id, () => coalescer.poke());
  const mailbox = new Mailbox<MessageBatch>(1, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
