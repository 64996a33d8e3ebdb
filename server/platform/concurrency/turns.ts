/**
 * Limits the concurrency of one kind of work, in order of arrival: between two turns the event loop runs other work, so
 * that follow-up work of a crowd's first members begins before the last are done.
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
