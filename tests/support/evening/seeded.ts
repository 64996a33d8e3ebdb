import { dice } from '../dice.ts';

/** Draws by chance, the same for the same seed. */
export class Chance {
  readonly #roll: () => number;

  constructor(seed: string) {
    this.#roll = dice(seed);
  }

  /** From 0 up to 1. */
  share(): number {
    return this.#roll();
  }

  /** True with that probability. */
  happens(probability: number): boolean {
    return this.#roll() < probability;
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.#roll() * (high - low + 1));
  }

  of<T>(values: readonly T[]): T {
    return values[Math.floor(this.#roll() * values.length)] as T;
  }
}
