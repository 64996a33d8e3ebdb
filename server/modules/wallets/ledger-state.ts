import { LedgerUnavailable } from '../../ledger/failures.ts';
import type { Ledger } from '../../ledger/port.ts';
import type { Log } from '../../platform/log.ts';

const CHECK_UP_MS = 10_000;
const CHECK_DOWN_MS = 1_000;
const GENESIS = 1;
const AWAY =
  'The ledger cannot be reached right now. Wallets and payments wait; tickets and the door work as usual.';

/** The state of the ledger, for people: available, unavailable for a while, or not the known network. */
export interface LedgerStanding {
  up: boolean;
  /** Money must not move until a person has decided: the network was reset, or is another one. */
  frozen: boolean;
  /** A notice for people; null when all is well. */
  notice: string | null;
  /** The code of that notice. */
  noticeCode: LedgerNoticeCode | null;
}

export type LedgerNoticeCode = 'away' | 'reset' | 'wrong_network';

export interface LedgerStateOptions {
  ledger: Ledger;
  log: Log;
}

/**
 * Monitors whether the ledger can be used. Nothing that moves money begins unless it is up; everything else works
 * regardless.
 */
export class LedgerState {
  readonly #ledger: Ledger;
  readonly #log: Log;
  readonly #beforeUp: (() => Promise<void>)[] = [];
  #standing: LedgerStanding = { up: false, frozen: false, notice: AWAY, noticeCode: 'away' };
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #prepared = false;
  #young = false;
  #waiting: (() => void)[] = [];

  constructor({ ledger, log }: LedgerStateOptions) {
    this.#ledger = ledger;
    this.#log = log;
  }

  get standing(): Readonly<LedgerStanding> {
    return this.#standing;
  }

  /** Registers work to do once the network is known and before it is used. */
  beforeUp(work: () => Promise<void>): void {
    this.#beforeUp.push(work);
  }

  start(): void {
    void this.#check();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** @throws LedgerUnavailable with the notice, unless the ledger is up */
  requireUp(): void {
    if (!this.#standing.up) throw new LedgerUnavailable(this.#standing.notice ?? AWAY);
  }

  /** Resolves when the ledger is up, or when the monitor stops. */
  async untilUp(): Promise<void> {
    if (this.#standing.up || this.#stopped) return;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #check(): Promise<void> {
    const standing = await this.#ask();
    if (this.#stopped) return;
    if (standing.notice !== this.#standing.notice) this.#tell(standing);
    this.#standing = standing;
    if (standing.up) for (const resume of this.#waiting.splice(0)) resume();
    // A network without closed ledgers cannot be distinguished from its reset: it is checked again soon.
    const soon = !standing.up || this.#young;
    this.#timer = setTimeout(() => void this.#check(), soon ? CHECK_DOWN_MS : CHECK_UP_MS);
    this.#timer.unref();
  }

  async #ask(): Promise<LedgerStanding> {
    try {
      const health = await this.#ledger.check();
      if (health.state !== 'up')
        return { up: false, frozen: true, notice: health.notice, noticeCode: health.state };
      if (!this.#prepared) for (const work of this.#beforeUp) await work();
      this.#prepared = true;
      this.#young = health.latest.sequence <= GENESIS;
      return { up: true, frozen: false, notice: null, noticeCode: null };
    } catch (error) {
      if (!(error instanceof LedgerUnavailable))
        this.#log.error({ err: error }, 'the ledger could not be checked');
      return { up: false, frozen: false, notice: AWAY, noticeCode: 'away' };
    }
  }

  #tell({ up, frozen, notice }: LedgerStanding): void {
    const { name, horizonUrl } = this.#ledger.network;
    if (up) this.#log.info({ network: name, horizonUrl }, 'the ledger is up');
    else this.#log[frozen ? 'error' : 'warn']({ network: name, horizonUrl }, notice ?? AWAY);
  }
}
