import { LRUCache } from 'lru-cache';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { MicroBatch } from '../../../platform/db/micro-batch.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { AttemptEvent, Trust } from '../payment.rules.ts';
import type { PaymentObservation } from '../port.ts';
import type { AttemptRecord } from './attempt.reads.ts';
import { changeAttempt, changeTogether, type Observed, type ObservedOutcome } from './change-attempt.ts';

/** Most attempts in a transaction, which locks their tiers at its end. */
const BATCH = 64;
/** More than all lanes have under way at once. */
const QUEUE = 2_048;
const MAX_QUEUES = 500;

/**
 * Applies what providers report of payments. What is reported while a batch is being committed forms the next batch of
 * its event, so that a crowd of payments locks the rows of a tier once a batch.
 */
export class ObservationQueues {
  /** A queue in use is kept alive by its pending calls. */
  readonly #queues = new LRUCache<string, MicroBatch<Observed, ObservedOutcome>>({ max: MAX_QUEUES });
  #scope: () => Scope = () => {
    throw new Error('the observation queues were not started');
  };

  /** @param scope the system scope that applies observations */
  start(scope: () => Scope): void {
    this.#scope = scope;
  }

  /**
   * Applies observations of an attempt with all that follows from them, as `changeAttempt` does.
   * @returns the attempt after it; undefined for an unknown one
   * @throws ObservationsWaiting when the queue of the event is full
   */
  async apply(
    { id, eventId }: Pick<AttemptRecord, 'id' | 'eventId'>,
    observations: readonly PaymentObservation[],
    trust: Trust,
  ): Promise<AttemptRecord | undefined> {
    const events = observations.map((observation) => ({ type: 'observed', observation }) as const);
    const outcome = await this.#queue(eventId).add({ id, events, trust });
    if (outcome === 'unknown') return undefined;
    return outcome === 'alone' ? applyAlone(this.#scope(), { id, events, trust }) : outcome;
  }

  #queue(eventId: string): MicroBatch<Observed, ObservedOutcome> {
    const known = this.#queues.get(eventId);
    if (known) return known;
    const queue = new MicroBatch<Observed, ObservedOutcome>({
      max: BATCH,
      queueLimit: QUEUE,
      run: (observed) => applyTogether(this.#scope(), observed),
      onFull: () => new ObservationsWaiting(),
      retryAlone: (error) => !isConnectionLoss(error),
    });
    this.#queues.set(eventId, queue);
    return queue;
  }
}

/** It is applied by the next try of its callback or by the next question. */
export class ObservationsWaiting extends Error {
  constructor() {
    super('too many observations wait');
  }
}

async function applyTogether(scope: Scope, observed: readonly Observed[]): Promise<ObservedOutcome[]> {
  const first = new Map(observed.toReversed().map((one) => [one.id, one]));
  const outcomes = await inTransaction(
    scope,
    (tx) => changeTogether(tx, [...first.values()]),
    SYSTEM_TENANCY,
    'kept',
  );
  return observed.map((one) => (first.get(one.id) === one ? (outcomes.get(one.id) ?? 'unknown') : 'alone'));
}

/** One after the other, in transactions of their own. */
async function applyAlone(
  scope: Scope,
  { id, events, trust }: { id: string; events: readonly AttemptEvent[]; trust: Trust },
): Promise<AttemptRecord | undefined> {
  let after: AttemptRecord | undefined;
  for (const event of events) after = await changeAttempt(scope, id, event, trust);
  return after;
}
