import type { Log } from '../../platform/log.ts';
import type { Ledger, LedgerClose, LedgerFees } from '../port.ts';

export interface LedgerMonitorOptions {
  ledger: Ledger;
  log: Log;
  /**
   * Called at every close, and periodically without one.
   * @param isQuiet whether the ledger has no transaction that was not there at the last call
   */
  onTick(isQuiet: boolean): void;
  /** Milliseconds that fees are cached; 4 seconds by default. */
  feesKeptMs?: number | undefined;
}

/** Whether money can move; otherwise a notice for users. */
export interface LedgerStatus {
  up: boolean;
  notice: string | null;
}

const MIN_TICK_MS = 250;
const RECHECK_MS = 60_000;
/** The first ledger identifies nothing: it is the same after every reset of a network. */
const GENESIS = 1;
const FEES_KEPT_MS = 4_000;
const AWAY = 'The ledger cannot be reached right now. Payments wait until it answers.';

/**
 * Follows the ledger's closes: a stream delivers them at once, and polling finds those that the stream lost. Keeps the
 * ledger's time, which is the only one that time bounds count by.
 */
export class LedgerMonitor {
  readonly #options: LedgerMonitorOptions;
  readonly #tickMs: number;
  readonly #counts = new Map<number, number>();
  #latest: { close: LedgerClose; at: number } | undefined;
  #status: LedgerStatus = { up: false, notice: AWAY };
  #fees: { fees: LedgerFees; at: number } | undefined;
  #endStream: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastCloseAt = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #networkId: string | undefined;
  #stopped = false;

  constructor(options: LedgerMonitorOptions) {
    this.#options = options;
    this.#tickMs = Math.max(MIN_TICK_MS, options.ledger.network.closeSeconds * 1_000);
  }

  get latest(): LedgerClose | null {
    return this.#latest?.close ?? null;
  }

  get status(): LedgerStatus {
    return this.#status;
  }

  /** Close time of the newest ledger plus the time since it arrived; our own clock before the first one. */
  time(): Date {
    if (this.#latest === undefined) return new Date();
    const { close, at } = this.#latest;
    return new Date(close.closedAt.getTime() + performance.now() - at);
  }

  /** Number of transactions in the ledgers after that one; a full page for each unknown ledger. */
  transactionsAfter(sequence: number): number {
    let sum = 0;
    for (let ledger = sequence + 1; ledger <= (this.latest?.sequence ?? 0); ledger += 1) {
      sum += this.#counts.get(ledger) ?? 200;
    }
    return sum;
  }

  /** Current fees, a few seconds old at most; when they cannot be read, the last known ones. */
  async fees(): Promise<LedgerFees> {
    const now = performance.now();
    if (this.#fees === undefined || now - this.#fees.at > (this.#options.feesKeptMs ?? FEES_KEPT_MS)) {
      const fees = await this.#options.ledger.fees().catch(() => undefined);
      if (fees) this.#fees = { fees, at: now };
    }
    return this.#fees?.fees ?? { lastBaseFee: 100n, p90: 100n };
  }

  clearFees(): void {
    this.#fees = undefined;
  }

  start(): void {
    this.#stopped = false;
    void this.#round();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#endStream?.();
    this.#endStream = undefined;
  }

  /** Checks the network's identity again at the next round. */
  doubt(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
  }

  /** Reads the newest close now. @throws LedgerUnavailable */
  async refresh(): Promise<void> {
    if (!this.#status.up || performance.now() - this.#checkedAt > RECHECK_MS) await this.#check();
    else this.#recordClose(await this.#options.ledger.latest());
  }

  async #round(): Promise<void> {
    const silent = performance.now() - this.#lastCloseAt > this.#tickMs * 2;
    if (!this.#status.up || silent || performance.now() - this.#checkedAt > RECHECK_MS) {
      await this.refresh().then(
        () => this.#setStatus(this.#status.up ? { up: true, notice: null } : this.#status),
        (error: unknown) => this.#setStatus({ up: false, notice: AWAY }, error),
      );
    }
    if (this.#stopped) return;
    this.#options.onTick(!silent && this.#status.up);
    this.#timer = setTimeout(() => void this.#round(), this.#tickMs);
    this.#timer.unref();
  }

  async #check(): Promise<void> {
    const health = await this.#options.ledger.check();
    this.#checkedAt = performance.now();
    if (health.state === 'up' && health.latest.sequence <= GENESIS) this.doubt();
    if (health.state !== 'up') {
      this.#setStatus({ up: false, notice: health.notice });
      return;
    }
    if (this.#networkId !== health.networkId) this.#switchNetwork(health.networkId, health.latest.sequence);
    this.#setStatus({ up: true, notice: null });
    this.#recordClose(health.latest);
  }

  /** Resets the state, because another network counts its ledgers anew. */
  #switchNetwork(networkId: string, sequence: number): void {
    this.#networkId = networkId;
    this.#latest = undefined;
    this.#counts.clear();
    this.#endStream?.();
    if (this.#stopped) return;
    const { ledger, onTick } = this.#options;
    const recordClose = (close: LedgerClose): void => {
      const follows = close.sequence === (this.#latest?.close.sequence ?? 0) + 1;
      this.#recordClose(close);
      onTick(follows && close.transactions === 0);
    };
    // A stream reopens itself, and polling covers the gap.
    this.#endStream = ledger.followCloses(sequence, recordClose, () => undefined);
  }

  #recordClose(close: LedgerClose): void {
    this.#lastCloseAt = performance.now();
    this.#counts.set(close.sequence, close.transactions);
    this.#counts.delete(close.sequence - 1_000);
    const known = this.#latest?.close.sequence ?? -1;
    if (close.sequence > known) this.#latest = { close, at: this.#lastCloseAt };
    // A server behind a load balancer may be older; only a check distinguishes that from a network that was reset.
    else if (close.sequence < known) this.doubt();
  }

  #setStatus(status: LedgerStatus, error?: unknown): void {
    const { log } = this.#options;
    if (status.notice !== this.#status.notice && status.notice !== null) {
      log.warn({ err: error, notice: status.notice }, 'the ledger cannot be used');
    } else if (status.up && !this.#status.up)
      log.info({ ledger: this.latest?.sequence }, 'the ledger answers');
    this.#status = status;
  }
}
