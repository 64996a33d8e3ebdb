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
