import type { ScanPurpose, Tone } from '../../../../../server/lib/scan/outcomes.ts';
import type { ScanNote } from '../../../gql/graphql.ts';
import type { RosterState } from '../roster/roster-guest.ts';
import type { Briefing, EntryFigures, Post, SnapshotMark, TestTicket, TicketMarks } from './briefing.ts';
import type { CorrectedClock } from './corrected-clock.ts';
import type { Conflict, DoorAnswer, DoorStore, VoidEntry } from './door-ports.ts';
import type { Link } from './link.ts';
import type { DoorOutcome, Due, Settlement, StoredScan } from './stored-scan.ts';

/** Result of one scan. */
export interface DoorResult extends TicketMarks {
  /** Distinguishes a result from an equal one given again. */
  count: number;
  nonce: string;
  outcome: DoorOutcome;
  purpose: ScanPurpose;
  tone: Tone;
  mode: 'online' | 'offline';
  test: boolean;
  ticketId: string | null;
  /** Null until the service has seen the ticket. */
  number: string | null;
  tier: string | null;
  holder: string | null;
  eventName: string | null;
  /** Milliseconds since 1970. */
  usedAt: number | null;
  usedGate: string | null;
  due: Due | null;
  /** Answers to the questions for the door; offline, of the guests on this device. */
  answers: DoorAnswer[];
  /** How the amount due was handled; null while open. */
  settled: Settlement | null;
  /** The guest was found good, and waits for a tap that admits. */
  isPending: boolean;
  /** Refused by this device's scans alone, without a network: the guest may have left by another gate. */
  mayHaveLeft: boolean;
  /** The guest entered earlier without paying. */
  letInUnpaid: boolean;
  /** Start of validity of a ticket that came too early. */
  validFrom: number | null;
  /** End of validity of an expired ticket. */
  validUntil: number | null;
  /** Too early or too late by data of this device that may be out of date: the event may have moved since. */
  mayHaveMoved: boolean;
  /** Remark on an admission with less than the registered phone. */
  note: ScanNote | null;
  /** Milliseconds by which the clock of the holder's phone is ahead; null without a live code of its phone. */
  phoneSkewMs: number | null;
  /** The ticket was sold after the device last fetched the amounts due. */
  isDueUnknown: boolean;
}

/** A line in the list of the last scans. */
export interface RecentScan {
  nonce: string;
  outcome: DoorOutcome;
  tier: string | null;
  number: string | null;
  /** Shown while the app is open; not stored. */
  holder: string | null;
  /** Corrected time, milliseconds since 1970. */
  at: number;
}

const MAX_RECENT = 10;

export interface DoorState {
  phase: 'opening' | 'choosing' | 'ready';
  /** The account has no (or no longer) access to this door. */
  isLocked: boolean;
  /** The service no longer shows this person the event of the last door. */
  isEventLost: boolean;
  deviceId: string;
  post: Post | null;
  briefing: Briefing | null;
  /** The guests on this device; null without any. */
  roster: RosterState | null;
  snapshot: SnapshotMark | null;
  isOnline: boolean;
  isSyncing: boolean;
  /** In corrected time. */
  syncedAt: number | null;
  /** When the revocation list was last known to be current, in corrected time. */
  listAt: number | null;
  offsetMs: number | null;
  isClockWrong: boolean;
  waiting: { all: number; entries: number; exits: number };
  live: EntryFigures | null;
  conflicts: Conflict[];
  voidEntries: VoidEntry[];
  lastEntry: StoredScan | null;
  /** The last scans of this device, newest first. */
  recent: RecentScan[];
  /** Amounts collected here that had already been paid elsewhere. */
  paidTwice: StoredScan[];
  testTickets: TestTicket[];
  isBusy: boolean;
  result: DoorResult | null;
  /** Error message of the service's last refusal. */
  trouble: string | null;
}

export const OPENING: DoorState = {
  phase: 'opening',
  isLocked: false,
  isEventLost: false,
  deviceId: '',
  post: null,
  briefing: null,
  roster: null,
  snapshot: null,
  isOnline: true,
  isSyncing: false,
  syncedAt: null,
  listAt: null,
  offsetMs: null,
  isClockWrong: false,
  waiting: { all: 0, entries: 0, exits: 0 },
  live: null,
  conflicts: [],
  voidEntries: [],
  lastEntry: null,
  recent: [],
  paidTwice: [],
  testTickets: [],
  isBusy: false,
  result: null,
  trouble: null,
};

/** True while an admitted guest still has to pay; this blocks everything else. */
export const owes = (result: DoorResult | null): boolean =>
  result?.outcome === 'ADMITTED' && result.due !== null && result.settled === null;

const PHONE_FAULTS: ReadonlySet<DoorOutcome> = new Set(['PICTURE', 'OTHER_PHONE', 'NO_PHONE', 'CHECK_ID']);

/** True for a guest who wants to leave with a ticket whose phone was not shown: staff may see them off. */
export const mayConfirmExit = (result: DoorResult | null): boolean =>
  result !== null && result.purpose === 'exit' && PHONE_FAULTS.has(result.outcome);

/** State of a door; notifies its listeners of each change. */
export class DoorStateStore {
  readonly #link: Link;
  readonly #time: CorrectedClock;
  readonly #listeners = new Set<() => void>();
  #state = OPENING;

  constructor(link: Link, time: CorrectedClock) {
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

  /** Adds a scan to the list of the last ones. */
  addRecent({ nonce, outcome, tier, number, holder }: Omit<DoorResult, 'count'>): void {
    const line = { nonce, outcome, tier, number, holder, at: this.#time.now() };
    this.set({ recent: [line, ...this.#state.recent].slice(0, MAX_RECENT) });
  }

  /** Restores the list of the last scans from the store. */
  async loadRecent(store: DoorStore, { eventId, test }: Post): Promise<void> {
    const scans = await store.recentScans(eventId, test, MAX_RECENT);
    const recent = scans.map(({ nonce, outcome, tier, number = null, at, offsetMs }) => ({
      ...{ nonce, outcome, tier, number, holder: null, at: at + offsetMs },
    }));
    this.set({ recent });
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
