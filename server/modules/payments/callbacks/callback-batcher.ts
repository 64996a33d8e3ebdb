import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import { type Lanes, MicroBatch } from '../../../platform/db/micro-batch.ts';
import { Failure } from '../../../platform/failures.ts';
import {
  type NewCallback,
  type ProviderTarget,
  readCallbackTargets,
  storeCallbacks,
} from './callback.writes.ts';

/** Too many callbacks of the account wait. The provider sends it again, or its payment is asked about anyway. */
export class CallbacksWaiting extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Too many reports wait to be handled. Please send this one again later.', {
      retryAfter: 60,
    });
  }
}

const BATCH = 128;
/** Callbacks that wait in memory, each of at most 64 KiB. */
const QUEUE = 1_024;

/**
 * Finds what callbacks belong to, and stores them, in batches: those that arrive while a batch is being committed form
 * the next batch, which is one statement.
 */
export class CallbackBatcher {
  readonly #targets: MicroBatch<Buffer, ProviderTarget | undefined>;
  readonly #callbacks: MicroBatch<NewCallback, boolean>;

  constructor(lanes: Lanes) {
    const options = {
      max: BATCH,
      queueLimit: QUEUE,
      onFull: () => new CallbacksWaiting(),
      retryAlone: (error: unknown) => !isConnectionLoss(error),
    };
    this.#targets = new MicroBatch({ ...options, run: (hashes) => readCallbackTargets(lanes, hashes) });
    // One batch at a time, so that each counts the callbacks of the batches before.
    this.#callbacks = new MicroBatch({ ...options, run: (callbacks) => storeCallbacks(lanes, callbacks) });
  }

  /**
   * Finds the attempt, the refund, the payout or the account that an address belongs to, and its provider.
   * @param hash SHA-256 of the token in the address
   * @throws CallbacksWaiting when the queue is full
   */
  find(hash: Buffer): Promise<ProviderTarget | undefined> {
    return this.#targets.add(hash);
  }

  /** @throws CallbacksWaiting when too many of its account wait to be handled, or the queue is full */
  async store(callback: NewCallback): Promise<void> {
    if (!(await this.#callbacks.add(callback))) throw new CallbacksWaiting();
  }
}
