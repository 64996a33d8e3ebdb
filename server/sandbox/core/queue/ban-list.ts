const LEDGERS = 10;

/** Envelopes dropped from the queue, by full hash: refused until ten ledgers have closed. */
export class BanList {
  readonly #generations: Set<string>[] = Array.from({ length: LEDGERS }, () => new Set<string>());

  add(fullHash: string): void {
    this.#generations[0]?.add(fullHash);
  }

  has(fullHash: string): boolean {
    return this.#generations.some((generation) => generation.has(fullHash));
  }

  /** Call it when a ledger closed. */
  shift(): void {
    this.#generations.pop();
    this.#generations.unshift(new Set());
  }
}
