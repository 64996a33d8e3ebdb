/**
 * Lets many pieces of work of one kind through a few at a time, in the order in which they came: between two of its
 * turns the event loop does what else there is, so that what the first of a crowd lead to begins before the last are done.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#turn);
    });
  }

  readonly #turn = (): void => {
    for (const go of this.#waiting.splice(0, this.#atOnce)) go();
    if (this.#waiting.length > 0) setImmediate(this.#turn);
  };
}
