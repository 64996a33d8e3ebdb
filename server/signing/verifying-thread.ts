import type { KeyObject } from 'node:crypto';
import { Worker } from 'node:worker_threads';

interface Asked {
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly publicKey: KeyObject;
  resolve(good: boolean): void;
  reject(error: unknown): void;
}

/** Key, signature and the message's length, before the message. */
const HEAD_BYTES = 32 + 64 + 4;
const KEY_BYTES = 32;
/** So few that the first answers are on their way to the database while the next are being judged. */
const BATCH = 6;
/** Batches that lie with the thread: one at work, and one so that it need not wait for the next. */
const HANDED_OVER = 2;

/**
 * What runs on the other thread. It is handed over as text, so that it is the same from source and from the build;
 * it may use nothing from outside of itself.
 */
function judgeBatches(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const { createPublicKey, verify } = process.getBuiltinModule('node:crypto');
  const head = Buffer.from('302a300506032b6570032100', 'hex');
  const keys = new Map<string, KeyObject>();
  // Parsing a key costs as much as using it.
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

/**
 * One thread that verifies Ed25519 signatures, a batch at a time: what arrives while it works is its next batch. A
 * task of its own for every signature, as node:crypto's callback form makes, costs more in waking threads than the
 * signature does.
 */
export class VerifyingThread {
  #worker: Worker | undefined;
  /** What was handed over and not answered yet, batch by batch, oldest first. */
  #atWork: Asked[][] = [];
  #waiting: Asked[] = [];
  readonly #raw = new WeakMap<KeyObject, Buffer>();

  /** @param signature 64 bytes, S below the group order (the caller has looked) */
  verify(message: Uint8Array, signature: Uint8Array, publicKey: KeyObject): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, signature, publicKey, resolve, reject });
      this.#send();
    });
  }

  #send(): void {
    while (this.#waiting.length > 0 && this.#atWork.length < HANDED_OVER) {
      const batch = this.#waiting.splice(0, BATCH);
      this.#atWork.push(batch);
      this.#worker ??= this.#start();
      this.#worker.postMessage(this.#packed(batch));
    }
  }

  #packed(batch: readonly Asked[]): Uint8Array {
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

  #start(): Worker {
    const worker = new Worker(`(${judgeBatches.toString()})()`, { eval: true, execArgv: [] });
    worker.on('message', (verdicts: boolean[]) => this.#answer(verdicts));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The verifying thread ended.')));
    // It holds nothing that would be lost with the process.
    worker.unref();
    return worker;
  }

  #answer(verdicts: readonly boolean[]): void {
    const judged = this.#atWork.shift() ?? [];
    this.#send();
    judged.forEach((asked, index) => void asked.resolve(verdicts[index] === true));
  }

  /** Whoever waited hears of it; the next signature starts a new thread. */
  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = this.#atWork;
    this.#atWork = [];
    for (const asked of lost.flat()) asked.reject(error);
    this.#send();
  }
}
