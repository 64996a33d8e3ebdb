/** A clock that was set differently by more than this was changed by its reader. */
const CHANGED_MS = 10_000;

/** The time of the server, from the answers of the room: a phone's clock may be wrong. */
export class ServerClock {
  #offset: number | undefined;

  /** Answers are late, never early: the largest offset is the truest. */
  note(time: string): void {
    const offset = Date.parse(time) - Date.now();
    if (this.#offset === undefined || offset > this.#offset || this.#offset - offset > CHANGED_MS)
      this.#offset = offset;
  }

  now(): number {
    return Date.now() + (this.#offset ?? 0);
  }
}
