import type { Database } from '../../platform/db/database.ts';
import { isConnectionLoss } from '../../platform/db/database-faults.ts';
import { Lanes, MicroBatch, type MicroBatchOptions } from '../../platform/db/micro-batch.ts';
import { isDuplicateKey, SalesBusy } from '../orders/index.ts';
import { codeRefusal } from '../sales-rules/index.ts';
import type { NotWritten, Retry } from './batch.statements.ts';

type QueueOptions<Order, Written> = Pick<
  MicroBatchOptions<Order, unknown>,
  'max' | 'atOnce' | 'queueLimit'
> & {
  run(orders: Order[]): Promise<(Written | NotWritten | Retry)[]>;
};

/** Queues the orders of one tier and price: orders that wait while a batch is being committed form the next batch. */
export class OrderQueue<Order, Written extends { kind: string }> {
  readonly #batches: MicroBatch<Order, Written | NotWritten | Retry>;

  constructor({ run, ...sizes }: QueueOptions<Order, Written>) {
    this.#batches = new MicroBatch({
      ...sizes,
      run: (orders) => run(orders).catch((error: unknown) => refusalOf(orders, error)),
      onFull: () => new SalesBusy(),
      // Whether a batch was committed before the connection broke is unknown: running it again could sell it twice.
      retryAlone: (error) => !isConnectionLoss(error),
    });
  }

  get idle(): boolean {
    return this.#batches.idle;
  }

  /** @throws SalesBusy when the queue is full */
  async add(order: Order): Promise<Written | NotWritten> {
    for (;;) {
      const outcome = await this.#batches.add(order);
      // Each round resolves at least the first that did not fit, so this ends.
      if (outcome.kind !== 'retry') return outcome as Written | NotWritten;
    }
  }
}

/** A batch with a duplicate in it is run one by one; alone, the duplicate is answered as such. */
function refusalOf(orders: readonly unknown[], error: unknown): NotWritten[] {
  if (orders.length === 1 && isDuplicateKey(error)) return [{ kind: 'duplicate' }];
  throw codeRefusal(error) ?? error;
}

/** Connections of their own for batches. */
export function openLanes(
  db: Database,
  name: string,
  count: number,
  settings: Record<string, string>,
): Lanes {
  return new Lanes(Array.from({ length: count }, () => db.dedicated(name, settings)));
}
