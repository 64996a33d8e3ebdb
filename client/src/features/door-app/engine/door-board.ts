import type { DoorStore } from './door-ports.ts';
import { type DoorState, OPENING } from './door-state.ts';
import type { Link } from './link.ts';
import type { TrueTime } from './true-time.ts';

/** State of a door; notifies its listeners of each change. */
export class DoorBoard {
  readonly #link: Link;
  readonly #time: TrueTime;
  readonly #listeners = new Set<() => void>();
  #state = OPENING;

  constructor(link: Link, time: TrueTime) {
    this.#link = link;
    this.#time = time;
  }

  readonly read = (): DoorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<DoorState>): void {
    const isClockWrong = this.#state.offsetMs !== null && this.#time.isFarOff;
    this.#state = { ...this.#state, isOnline: this.#link.isOnline, isClockWrong, ...change };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Reads the device's own pending work again.
   * @param hasNewEntry whether the last entry may have changed; searching for it behind many refusals is slow
   */
  async recount(store: DoorStore, hasNewEntry: boolean): Promise<void> {
    const { post } = this.#state;
    const waiting = await store.countWaiting();
    const known = post ? this.#state.lastEntry : null;
    const lastEntry = post && hasNewEntry ? await store.lastEntry(post.eventId, post.test) : known;
    const paidTwice = post ? await store.paidTwice(post.eventId) : [];
    this.set({ waiting, lastEntry, paidTwice });
  }
}
