import { badRequest } from '../horizon/problem.ts';

/** Injected faults. The defaults inject none. */
export interface Faults {
  /** Ledgers by which history lags behind the core. Visible ledgers stay visible. */
  historyLag: number;
  /** Submissions whose connection is cut before the ledger gets them: the next so many, or -1 for all. */
  dropBefore: number;
  /** Submissions whose connection is cut after the ledger has accepted them: the next so many, or -1 for all. */
  dropAfter: number;
  /** Probability from 0 to 1 that a submission is dropped, before or after at random. */
  dropChance: number;
  /** Seed of the random numbers; equal seeds drop the same submissions in the order of their arrival. */
  seed: number;
  /** Delay of every answer to a submission, in milliseconds. */
  delaySubmissionMs: number;
  /** Delay of every answer to a GET, in milliseconds. */
  delayReadMs: number;
  /** Status instead of an answer: 429, 503 or 504; 0 for none. */
  refuseStatus: number;
  /** Number of requests that are refused; -1 for all. */
  refuseCount: number;
  refuseScope: 'all' | 'reads' | 'submissions';
  /** Milliseconds after which every stream is cut; 0 for never. */
  cutStreamsMs: number;
  /** Streams open and then send nothing. */
  silentStreams: boolean;
  /** Base fee of the next ledgers in stroops; 0 for the configured one. */
  baseFee: number;
  /** Seconds by which the Date header is ahead. */
  dateSkewSeconds: number;
  /** Seconds by which close times are ahead. */
  closeTimeSkewSeconds: number;
  manualClose: boolean;
  /** Milliseconds that POST /transactions waits for a ledger. */
  submissionTimeoutMs: number;
  /** Step of the next close at which the process kills itself; empty for never. */
  dieAt: '' | ClosePoint;
}

/** Steps of a close: it is computed, on its way to the store, stored, and committed. */
export type ClosePoint = 'prepared' | 'storing' | 'stored' | 'committed';

const NONE: Faults = {
  historyLag: 0,
  dropBefore: 0,
  dropAfter: 0,
  dropChance: 0,
  seed: 1,
  delaySubmissionMs: 0,
  delayReadMs: 0,
  refuseStatus: 0,
  refuseCount: -1,
  refuseScope: 'all',
  cutStreamsMs: 0,
  silentStreams: false,
  baseFee: 0,
  dateSkewSeconds: 0,
  closeTimeSkewSeconds: 0,
  manualClose: false,
  submissionTimeoutMs: 30_000,
  dieAt: '',
};

/** The active faults, and the counters of those limited in number. */
export class FaultSwitches {
  readonly #standard: Faults;
  #now: Faults;
  #dice = 1;

  constructor(standard: Partial<Faults>) {
    this.#standard = { ...NONE, ...standard };
    this.#now = { ...this.#standard };
  }

  get now(): Readonly<Faults> {
    return this.#now;
  }

  /**
   * Changes the named switches; `reset: true` resets all others first.
   * @throws Problem bad_request for an unknown switch or an invalid value
   */
  set(given: unknown): void {
    if (typeof given !== 'object' || given === null) throw badRequest('body', 'must be a JSON object');
    const { reset, ...changes } = given as Record<string, unknown>;
    const next = reset === true ? { ...this.#standard } : { ...this.#now };
    for (const [name, value] of Object.entries(changes)) {
      if (!Object.hasOwn(NONE, name)) throw badRequest(name, 'is no switch');
      if (typeof value !== typeof NONE[name as keyof Faults]) {
        throw badRequest(name, `must be a ${typeof NONE[name as keyof Faults]}`);
      }
      Object.assign(next, { [name]: value });
    }
    if (reset === true || 'seed' in changes) this.#dice = next.seed >>> 0;
    this.#now = next;
  }

  /** The fault of the next submission. */
  strike(): 'before' | 'after' | undefined {
    if (this.#take('dropBefore')) return 'before';
    if (this.#take('dropAfter')) return 'after';
    if (this.#now.dropChance > 0 && this.#roll() < this.#now.dropChance) {
      return this.#roll() < 0.5 ? 'before' : 'after';
    }
    return undefined;
  }

  /** The status with which the next request is refused; 0 for none. */
  refusal(submission: boolean): number {
    const { refuseStatus, refuseScope } = this.#now;
    if (refuseStatus === 0 || refuseScope === (submission ? 'reads' : 'submissions')) return 0;
    return this.#take('refuseCount') ? refuseStatus : 0;
  }

  #take(name: 'dropBefore' | 'dropAfter' | 'refuseCount'): boolean {
    const left = this.#now[name];
    if (left > 0) this.#now[name] = left - 1;
    return left !== 0;
  }

  /** mulberry32: small, fast and the same everywhere. */
  #roll(): number {
    this.#dice = (this.#dice + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#dice ^ (this.#dice >>> 15), 1 | this.#dice);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
