import { LRUCache } from 'lru-cache';

interface PromiseCacheOptions<Value> {
  /** Most entries. */
  max: number;
  /** Milliseconds that an entry is valid; without it, until it is deleted. */
  ttl?: number;
  /** Returns false for a result that only the callers who waited for it get; by default all are cached. */
  keeps?: (value: Value) => boolean;
}

/** Caches the results of asynchronous work by key. Callers join work under way; a failure is not cached. */
export class PromiseCache<Value> {
  readonly #entries: LRUCache<string, Promise<Value>>;
  readonly #keeps: (value: Value) => boolean;

  constructor({ keeps = () => true, ...limits }: PromiseCacheOptions<Value>) {
    this.#entries = new LRUCache(limits);
    this.#keeps = keeps;
  }

  /** @param work runs unless there is an entry of that key */
  get(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) return known;
    const running = work();
    this.#entries.set(key, running);
    const drop = (): void => {
      if (this.#entries.peek(key) === running) this.#entries.delete(key);
    };
    running.then((value) => this.#keeps(value) || drop(), drop);
    return running;
  }

  /** Later callers do not join work that is under way for the key. */
  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** A cache that shares work under way alone. */
export function sharedWork<Value>(): PromiseCache<Value> {
  return new PromiseCache({ max: MAX_SHARED, keeps: () => false });
}

const MAX_SHARED = 20_000;
