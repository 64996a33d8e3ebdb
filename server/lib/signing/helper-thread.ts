import type { KeyObject } from 'node:crypto';
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
      const entries = this.#waiting.splice(0, batch);
      this.#atWork.push(entries);
      this.#worker ??= this.#start();
      const packed = pack(entries.map(({ item }) => item));
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
    const entries = this.#atWork.shift() ?? [];
    this.#send();
    const answers = this.#options.unpack(
      answer,
      entries.map(({ item }) => item),
    );
    entries.forEach(({ resolve }, index) => void resolve(answers[index] as Answer));
  }

  /** Rejects the pending items; the next item starts a new thread. */
  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = this.#atWork;
    this.#atWork = [];
    for (const entry of lost.flat()) entry.reject(error);
    this.#send();
  }
}

interface VerifyRequest {
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly publicKey: KeyObject;
}

/** Length of key, signature and message length, which precede the message. */
const HEAD_BYTES = 32 + 64 + 4;
const KEY_BYTES = 32;
/** Small, so that the first answers are on their way to the database while the next are being verified. */
const BATCH = 6;

/** Runs on the other thread. */
function judgeBatches(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const { createPublicKey, verify } = process.getBuiltinModule('node:crypto');
  const head = Buffer.from('302a300506032b6570032100', 'hex');
  const keys = new Map<string, KeyObject>();
  // Keys are cached, because parsing a key costs as much as using it.
  const keyOf = (raw: Buffer): KeyObject => {
    const name = raw.toString('latin1');
    const known = keys.get(name);
    if (known) return known;
    if (keys.size >= 1_000) keys.clear();
    const key = createPublicKey({ key: Buffer.concat([head, raw]), format: 'der', type: 'spki' });
    keys.set(name, key);
    return key;
  };
  parentPort?.on('message', (batch: Uint8Array) => {
    const bytes = Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength);
    const verdicts: boolean[] = [];
    for (let at = 0; at < bytes.length; ) {
      const length = bytes.readUInt32LE(at + 96);
      const message = bytes.subarray(at + 100, at + 100 + length);
      const key = keyOf(bytes.subarray(at, at + 32));
      verdicts.push(verify(null, message, key, bytes.subarray(at + 32, at + 96)));
      at += 100 + length;
    }
    parentPort?.postMessage(verdicts);
  });
}

/** Verifies Ed25519 signatures on one separate thread. */
export class VerifyingThread {
  readonly #raw = new WeakMap<KeyObject, Buffer>();
  readonly #thread = new HelperThread<VerifyRequest, boolean>({
    name: 'The verifying thread',
    work: judgeBatches,
    batch: BATCH,
    pack: (batch) => this.#packed(batch),
    unpack: (verdicts, batch) => batch.map((_item, index) => (verdicts as boolean[])[index] === true),
  });

  /** @param signature 64 bytes, S below the group order (checked by the caller) */
  verify(message: Uint8Array, signature: Uint8Array, publicKey: KeyObject): Promise<boolean> {
    return this.#thread.ask({ message, signature, publicKey });
  }

  #packed(batch: readonly VerifyRequest[]): Uint8Array {
    const packed = Buffer.allocUnsafeSlow(
      batch.reduce((sum, { message }) => sum + HEAD_BYTES + message.length, 0),
    );
    let at = 0;
    for (const { message, signature, publicKey } of batch) {
      packed.set(this.#rawKey(publicKey), at);
      packed.set(signature, at + KEY_BYTES);
      packed.writeUInt32LE(message.length, at + HEAD_BYTES - 4);
      packed.set(message, at + HEAD_BYTES);
      at += HEAD_BYTES + message.length;
    }
    return packed;
  }

  #rawKey(publicKey: KeyObject): Buffer {
    const known = this.#raw.get(publicKey);
    if (known) return known;
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
    this.#raw.set(publicKey, raw);
    return raw;
  }
}
