import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../platform/scope.ts';
import { findOrder } from './find-order.ts';
import type { Order } from './order.type.ts';

const BETWEEN_READS_MS = 100;
/** A slow subscriber needs the newest state alone. */
const MAX_PENDING = 1;

/**
 * Yields the order as it is now, and again after each change, so that a late subscriber gets the final state too.
 * @throws NotFound when the actor may not see it
 */
export async function watchOrder(
  scope: Scope,
  id: string,
  key: string | null,
): Promise<AsyncIterableIterator<Order>> {
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () =>
    mailbox.push(await findOrder(scope, id, key)),
  );
  const stop = scope.services.topics.listen('order.changed', id, () => coalescer.poke());
  const mailbox = new Mailbox<Order>(MAX_PENDING, () => {
    stop();
    coalescer.stop();
  });
  try {
    mailbox.push(await findOrder(scope, id, key));
  } catch (error) {
    await mailbox.return();
    throw error;
  }
  return mailbox;
}
