import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import { type Lanes, MicroBatch } from '../../../platform/db/micro-batch.ts';
import { Failure } from '../../../platform/failures.ts';
import type { AttemptRecord } from './attempt.reads.ts';
import {
  type Acknowledgement,
  type FirstAttempt,
  insertFirstAttempts,
  storeAcknowledgements,
} from './attempt.writes.ts';

/** Too many payments start at this moment. Places that are held stay held, and the same call again goes on. */
class PaymentsBusy extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Very many people are paying right now. Please try again in a moment.', {
      retryAfter: 1,
    });
  }
}

const BATCH = 64;
/** Batches of different orders do not wait for each other. */
const AT_ONCE = 2;
const QUEUE = 2_048;

/** Stores starts of payments in batches: those that arrive while a batch is being committed form the next one. */
export class AttemptBatcher {
  readonly #first: MicroBatch<FirstAttempt, AttemptRecord | undefined>;
  readonly #acknowledged: MicroBatch<Acknowledgement, AttemptRecord | undefined>;

  constructor(lanes: Lanes) {
    const options = {
      max: BATCH,
      atOnce: AT_ONCE,
      queueLimit: QUEUE,
      onFull: () => new PaymentsBusy(),
      retryAlone: (error: unknown) => !isConnectionLoss(error),
    };
    this.#first = new MicroBatch({ ...options, run: (attempts) => insertFirstAttempts(lanes, attempts) });
    this.#acknowledged = new MicroBatch({ ...options, run: (given) => storeAcknowledgements(lanes, given) });
  }

  /**
   * Stores the first attempt of an order whose places are held for a provider, and keeps them until a time.
   * @returns undefined when they are not held any more, or the order has an attempt
   * @throws PaymentsBusy when the queue is full
   */
  insertFirst(attempt: FirstAttempt): Promise<AttemptRecord | undefined> {
    return this.#first.add(attempt);
  }

  /**
   * Stores that the provider has taken a request, as `changeAttempt` would for an attempt of which nothing else is known.
   * @returns the attempt after it; undefined when something else was known already, or the queue is full
   */
  async acknowledge(acknowledgement: Acknowledgement): Promise<AttemptRecord | undefined> {
    try {
      return await this.#acknowledged.add(acknowledgement);
    } catch (error) {
      if (error instanceof PaymentsBusy) return undefined;
      throw error;
    }
  }
}
