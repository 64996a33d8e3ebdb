import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Which building block for work that meets other work:
 *
 * - **`followChanges`, `followChangedIds`, `followFromNow`** (`follow-changes.ts`): a GraphQL subscription. Names the
 *   topics, reads again with the subscriber's rights after a change, at most once an interval, and unsubscribes when the
 *   subscriber leaves. Use `followChangedIds` when the changed objects are delivered one by one, and `followFromNow`
 *   when a late subscriber needs the current state. Watchers use nothing below directly, except where many subscribers
 *   share one read (`events/stats/stock-broadcaster.ts`).
 * - **`Coalescer`**: many triggers, few runs, and no trigger has a result: "look again", a worker that is woken, an
 *   announcement. It runs at once, then at most once an interval, never in parallel, and retries after a failure.
 * - **`Mailbox`**: hands values from code that pushes to one reader that iterates. It is bounded: a slow reader loses
 *   the oldest values, so push only states that the next one replaces, or objects that a list contains as well.
 * - **`MicroBatch`** (`db/micro-batch.ts`): many callers, each with its own result, share one statement: sales, scans,
 *   sessions. Without load an item runs at once; under load the time of a commit decides the size of a batch. It needs a
 *   measured gain, because a failed batch must be repeated one by one. `Lanes` beside it are its connections.
 * - **`batchByKey`** (`db/batch-by-key.ts`): lookups by id of one request in one statement, for field resolvers.
 * - **`PromiseCache`** (`promise-cache.ts`): callers of one key share a read or other work, under way or done.
 * - **`p-limit`** (library): limits how many asynchronous calls run in parallel, in order of arrival, each with its own
 *   result. Check `pendingCount` before adding, and refuse beyond a limit: a queue without one only hides the overload.
 *
 * All of them are of one process. For work that one of several processes does, use a row lock or a job
 * (`jobs/jobs.ts`); for messages between processes, a topic (`topics.ts`).
 */

/** Resolves when none of the queues has work that it accepted and not finished, for the end of a process. */
export async function drained(...queues: { readonly idle: boolean }[]): Promise<void> {
  while (!queues.every(({ idle }) => idle)) await nextTurn();
}

const RETRY_MS = 1_000;

/**
 * Turns many triggers into few runs: the first runs at once, the next not before the interval has passed, and a trigger
 * during a run causes one more. Runs never overlap.
 */
export class Coalescer {
  readonly #interval: number;
  readonly #run: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #poked = false;
  #stopped = false;
  #earliest = 0;

  /**
   * @param interval milliseconds between the starts of two runs
   * @param run retried a second after a failure
   */
  constructor(interval: number, run: () => Promise<void>) {
    this.#interval = interval;
    this.#run = run;
  }

  poke(): void {
    this.#poked = true;
    this.#plan();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    if (this.#stopped || this.#running || this.#timer !== undefined || !this.#poked) return;
    const wait = Math.max(0, this.#earliest - performance.now());
    if (wait === 0) return void this.#start();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#start();
    }, wait);
    this.#timer.unref();
  }

  async #start(): Promise<void> {
    this.#poked = false;
    this.#running = true;
    this.#earliest = performance.now() + this.#interval;
    try {
      await this.#run();
    } catch {
      this.#poked = true;
      this.#earliest = performance.now() + RETRY_MS;
    }
    this.#running = false;
    this.#plan();
  }
}

/**
 * An endless iterable that one listener reads and others fill. Unread values are queued in it. Ending it, from either
 * side, calls `onEnd` once.
 */
export class Mailbox<T> implements AsyncIterableIterator<T> {
  readonly #onEnd: () => void;
  readonly #keep: number;
  #values: T[] = [];
  #waiting: ((result: IteratorResult<T>) => void)[] = [];
  #ended = false;

  /** @param keep most queued values; beyond it the oldest is dropped, since a slow reader needs the newest */
  constructor(keep: number, onEnd: () => void) {
    this.#keep = keep;
    this.#onEnd = onEnd;
  }

  push(value: T): void {
    if (this.#ended) return;
    const reader = this.#waiting.shift();
    if (reader) {
      reader({ value, done: false });
      return;
    }
    if (this.#values.length >= this.#keep) this.#values.shift();
    this.#values.push(value);
  }

  next(): Promise<IteratorResult<T>> {
    if (this.#values.length > 0) return Promise.resolve({ value: this.#values.shift() as T, done: false });
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<T>> {
    if (!this.#ended) {
      this.#ended = true;
      this.#values = [];
      for (const reader of this.#waiting.splice(0)) reader({ value: undefined, done: true });
      this.#onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
