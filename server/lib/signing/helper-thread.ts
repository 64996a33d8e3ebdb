import { Worker } from 'node:worker_threads';

export interface HelperThreadOptions<Item, Answer> {
  /** The thread's name for messages: 'The verifying thread'. */
  name: string;
  /**
   * Runs on the other thread: receives messages from the parent port and answers each with one, in order. It is passed
   * as text, so that it is the same from source and from the build; it must not use anything outside itself.
   */
  work(): void;
  /** Items per message. */
  batch: number;
  /** Builds the message of a batch; its bytes are wiped once they are passed on. */
  pack(items: readonly Item[]): Uint8Array;
  /** Returns one answer per item, in order. */
  unpack(answer: unknown, items: readonly Item[]): Answer[];
}

interface SignRequest<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Batches in the thread at a time: one being processed, and one so that it need not wait for the next. */
const HANDED_OVER = 2;

/**
 * One thread for one kind of work, a batch at a time: items that arrive while it works form the next batch. A separate
 * task for every item, as node:crypto's callback forms make, costs more in waking threads than the work does.
 */
export class HelperThread<Item, Answer> {
  readonly #options: HelperThreadOptions<Item, Answer>;
  #worker: Worker | undefined;
  /** Batches sent and not answered yet, oldest first. */
  #atWork: SignRequest<Item, Answer>[][] = [];
  #waiting: SignRequest<Item, Answer>[] = [];

  constructor(options: HelperThreadOptions<Item, Answer>) {
    this.#options = options;
  }

  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#send();
    });
  }

  #send(): void {
    const { batch, pack } = this.#options;
    while (this.#waiting.length > 0 && this.#atWork.length < HANDED_OVER) {
      const asked = this.#waiting.splice(0, batch);
      this.#atWork.push(asked);
      this.#worker ??= this.#start();
      const packed = pack(asked.map(({ item }) => item));
      this.#worker.postMessage(packed);
      packed.fill(0);
    }
  }

  #start(): Worker {
    const { name, work } = this.#options;
    const worker = new Worker(`(${work.toString()})()`, { eval: true, execArgv: [] });
    worker.on('message', (answer: unknown) => this.#answer(answer));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error(`${name} ended.`)));
    // The thread holds nothing that would be lost with the process.
    worker.unref();
    return worker;
  }

  #answer(answer: unknown): void {
    const asked = this.#atWork.shift() ?? [];
    this.#send();
    const answers = this.#options.unpack(
      answer,
      asked.map(({ item }) => item),
    );
    asked.forEach(({ resolve }, index) => void resolve(answers[index] as Answer));
  }

  /** Rejects the pending items; the next item starts a new thread. */
  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = this.#atWork;
    this.#atWork = [];
    for (const asked of lost.flat()) asked.reject(error);
    this.#send();
  }
}
