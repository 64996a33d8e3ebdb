/** A scanner types a character every few milliseconds; people do not. */
const TOGETHER_MS = 120;
const SHORTEST = 8;

/** Puts together what a hardware scanner types, character by character, and ends with Enter. */
export class TypedCode {
  #typed = '';
  #lastAt = 0;

  /** A code is being typed. */
  get isUnderWay(): boolean {
    return this.#typed.length > 1;
  }

  /**
   * @param at milliseconds, of any clock
   * @returns the code that this key ends; null when it ends none
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
