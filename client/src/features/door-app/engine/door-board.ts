import type { DoorStore } from './door-ports.ts';
import { type DoorState, OPENING } from './door-state.ts';
import type { Link } from './link.ts';
import type { TrueTime } from './true-time.ts';

/** What is known of a door, for whoever looks at it: each change is told. */
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
   * Reads anew what the device keeps of its own work.
   * @param hasNewEntry whether the last entry may be another; to look for it behind many refusals takes a while
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
