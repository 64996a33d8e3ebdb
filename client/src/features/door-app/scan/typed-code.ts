/** Longest pause between two keys of a scanner; people type more slowly. */
const TOGETHER_MS = 120;
const SHORTEST = 8;

/** Assembles a code from the keys of a hardware scanner, ended by Enter. */
export class TypedCode {
  #typed = '';
  #lastAt = 0;

  /** A code is being typed. */
  get isUnderWay(): boolean {
    return this.#typed.length > 1;
  }

  /**
   * @param at milliseconds, of any clock
   * @returns the code completed by this key, else null
   */
  take(key: string, at: number): string | null {
    if (at - this.#lastAt > TOGETHER_MS) this.#typed = '';
    this.#lastAt = at;
    if (key.length === 1) this.#typed += key;
    if (key !== 'Enter' || this.#typed.length < SHORTEST) return null;
    const code = this.#typed;
    this.#typed = '';
    return code;
  }
}
