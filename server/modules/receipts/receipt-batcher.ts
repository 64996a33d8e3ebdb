import { MicroBatch } from '../../platform/db/micro-batch.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { issueReceipts } from './issue-receipts.ts';

const BATCH = 200;
const QUEUE = 8_192;

/** More receipts are read at this moment than can be issued. */
class ReceiptsBusy extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Very many receipts are being issued. Please try again in a moment.', {
      retryAfter: 1,
    });
  }
}

/**
 * Issues receipts for readers that wait for them, such as buyers who have just paid and the mails with their tickets:
 * orders that are read while a batch is being issued form the next one, because the numbers of an issuer are given to one
 * batch at a time.
 */
export class ReceiptBatcher {
  readonly #orders: MicroBatch<string, void>;
  #scope: () => Scope = () => {
    throw new Error('the receipt batcher was not started');
  };

  constructor() {
    this.#orders = new MicroBatch({
      max: BATCH,
      queueLimit: QUEUE,
      run: async (orderIds) => {
        await issueReceipts(this.#scope(), [...new Set(orderIds)]);
        return orderIds.map(() => undefined);
      },
      onFull: () => new ReceiptsBusy(),
      // Receipts that exist are not issued again.
      retryAlone: () => true,
    });
  }

  /** @param scope the system scope */
  start(scope: () => Scope): void {
    this.#scope = scope;
  }

  /** Resolves once the orders have the receipts that they need. @throws ReceiptsBusy when the queue is full */
  async issue(orderIds: readonly string[]): Promise<void> {
    await Promise.all(orderIds.map((id) => this.#orders.add(id)));
  }
}
