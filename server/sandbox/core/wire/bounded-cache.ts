/** Caches computed values for at most `limit` keys; the oldest is evicted first. */
export class BoundedCache<V> {
  readonly #values = new Map<string, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, compute: (key: string) => V): V {
    const known = this.#values.get(key);
    if (known !== undefined) {
      return known;
    }
    const value = compute(key);
    if (this.#values.size >= this.#limit) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    this.#values.set(key, value);
    return value;
  }
}
