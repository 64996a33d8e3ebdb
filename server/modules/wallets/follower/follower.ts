import type { Ledger, LedgerPayment } from '../../../ledger/port.ts';
import { Coalescer } from '../../../platform/concurrency.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { LedgerState } from '../ledger-state.ts';
import { bookPayments, type PaymentHandler } from './book-payments.ts';
import { readCursor } from './follower.writes.ts';

export interface FollowerOptions {
  db: Database;
  ledger: Ledger;
  state: LedgerState;
  log: Log;
}

const PAGE = 200;
const BETWEEN_READS_MS = 20;
const RESCAN_EVERY_MS = 3_600_000;
const RESCANNED_SECONDS = 3_600;
const SHORTEST_POLL_MS = 200;
/** Closes between two reads of a ledger whose stream names no transaction. */
const CLOSES_A_POLL = 5;
/** Buyers wait until the payments of a closed ledger are recorded: that comes first. */
const AFTER_CLOSE_MS = 100;
/** SEP-35: the sequence of a ledger is the upper half of the ids of its operations. */
const LEDGER_BITS = 32n;

/**
 * Reads the ledger's payments into the database, each exactly once. The page after the stored cursor decides; the
 * stream of closes only signals that there is one, so a stream that is cut, silent, doubled or out of order costs time
 * and
 * nothing else. At the start, and every hour, the last hour is read again.
 */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #handlers: PaymentHandler[] = [];
  readonly #reading = new Coalescer(BETWEEN_READS_MS, () => this.#read());
  #scope: (() => Scope) | undefined;
  #timers: NodeJS.Timeout[] = [];
  #endListening: (() => void) | undefined;
  #soon: NodeJS.Timeout | undefined;
  #catchingUp: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /**
   * Registers a handler of payments that touch accounts held here; it runs in the transaction that books them. Call
   * before `start`.
   */
  onPayment(handler: PaymentHandler): void {
    this.#handlers.push(handler);
  }

  /** Follows the ledger from now on, whenever it is up. */
  start(scope: () => Scope): void {
    this.#scope = scope;
    this.#options.state.beforeUp(() => this.#begin());
    void this.#options.state.untilUp().then(() => this.#follow());
  }

  async stop(): Promise<void> {
    this.#scope = undefined;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    this.#endListening?.();
    clearTimeout(this.#soon);
    this.#reading.stop();
    await this.#catchingUp?.catch(() => undefined);
  }

  /** Reads on soon, because there is something new. */
  poke(): void {
    this.#reading.poke();
  }

  /**
   * Reads everything that the history has at the time of the call. A running read may be past its last page already, so
   * a
   * later caller waits for the next one.
   */
  catchUp(): Promise<void> {
    if (this.#catchingUp === undefined) return this.#begun();
    this.#next ??= this.#catchingUp
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#begun();
      });
    return this.#next;
  }

  /**
   * Reads the last hour again, as far as it was read before, and books missed payments, if any.
   * @returns how many payments were missed
   */
  async rescan(): Promise<number> {
    const { db, ledger } = this.#options;
    const { sequence } = await ledger.latest();
    const read = BigInt((await readCursor(db, ledger.networkId())) ?? '0');
    const ledgers = Math.ceil(RESCANNED_SECONDS / ledger.network.closeSeconds);
    let cursor = String(BigInt(Math.max(0, sequence - ledgers)) << LEDGER_BITS);
    let missed = 0;
    while (this.#scope && BigInt(cursor) < read) {
      const page = await this.#page(cursor);
      if (page.length === 0) break;
      missed += await this.#book(
        page.filter((payment) => BigInt(payment.cursor) <= read),
        null,
      );
      cursor = page.at(-1)?.cursor ?? cursor;
    }
    if (missed > 0) this.#options.log.error({ missed }, 'payments had been missed and are booked now');
    return missed;
  }

  /**
   * Sets the first cursor of a network: its newest ledger, because nothing before can concern keys that it has never
   * seen. The sandbox is young and is read from its beginning.
   */
  async #begin(): Promise<void> {
    const { db, ledger } = this.#options;
    if ((await readCursor(db, ledger.networkId())) !== undefined) return;
    const fromNow = ledger.network.name === 'testnet';
    const latest = fromNow ? (await ledger.latest()).sequence : 0;
    await this.#book([], String(BigInt(latest) << LEDGER_BITS));
  }

  async #follow(): Promise<void> {
    const { ledger, log, state } = this.#options;
    // The promise also resolves at shutdown.
    if (!this.#scope || !state.standing.up) return;
    this.#reading.poke();
    const poll = Math.max(SHORTEST_POLL_MS, ledger.network.closeSeconds * CLOSES_A_POLL * 1_000);
    const rescan = (): void =>
      void this.rescan().catch((error: unknown) =>
        log.warn({ err: error }, 'the last hour could not be read again'),
      );
    this.#timers.push(
      setInterval(() => this.#reading.poke(), poll).unref(),
      setInterval(rescan, RESCAN_EVERY_MS).unref(),
    );
    rescan();
    this.#endListening = this.#scope().services.topics.listen('ledger.closed', 'all', ({ isQuiet }) => {
      if (!isQuiet) this.#readSoon();
    });
  }

  #readSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.#reading.poke();
    }, AFTER_CLOSE_MS).unref();
  }

  #begun(): Promise<void> {
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #read(): Promise<void> {
    if (!this.#scope || !this.#options.state.standing.up) return;
    try {
      await this.catchUp();
    } catch (error) {
      this.#options.log.warn({ err: error }, "the ledger's payments could not be read; trying again");
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const { db, ledger } = this.#options;
    let cursor = (await readCursor(db, ledger.networkId())) ?? '0';
    while (this.#scope) {
      const payments = await this.#page(cursor);
      cursor = payments.at(-1)?.cursor ?? cursor;
      if (payments.length > 0) await this.#book(payments, cursor);
      if (payments.length < PAGE) return;
    }
  }

  #page(cursor: string): Promise<LedgerPayment[]> {
    return this.#options.ledger.paymentsAfter(cursor, PAGE);
  }

  #book(payments: readonly LedgerPayment[], cursor: string | null): Promise<number> {
    if (!this.#scope) return Promise.resolve(0);
    const networkId = this.#options.ledger.networkId();
    return bookPayments(this.#scope(), { networkId, payments, cursor }, this.#handlers);
  }
}
