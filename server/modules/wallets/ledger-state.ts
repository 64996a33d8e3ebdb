import { LedgerUnavailable } from '../../ledger/failures.ts';
import type { Ledger } from '../../ledger/port.ts';
import type { Log } from '../../platform/log/log.ts';

const CHECK_UP_MS = 10_000;
const CHECK_DOWN_MS = 1_000;
const GENESIS = 1;
const AWAY =
  'The ledger cannot be reached right now. Wallets and payments wait; tickets and the door work as usual.';

/** What is known of the ledger, for people: it works, it is away for a while, or it is not the one we knew. */
export interface LedgerStanding {
  up: boolean;
  /** Money must not move until somebody has decided: the network was reset, or is another one. */
  frozen: boolean;
  /** What a person should know. null when all is well. */
  notice: string | null;
  /** The code of that sentence. */
  noticeCode: LedgerNoticeCode | null;
}

export type LedgerNoticeCode = 'away' | 'reset' | 'wrong_network';

export interface LedgerStateOptions {
  ledger: Ledger;
  log: Log;
}

/**
 * Watches whether the ledger can be used. Nothing that moves money begins unless it is up; everything else of the
 * product goes on whatever it says.
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

  /** Work that must be done once the network is known and before anybody may use it. */
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

  /** Resolves when it is up, or when the watch ends. */
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
    // A network that has closed nothing yet cannot be told from its next life: it is looked at again soon.
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
