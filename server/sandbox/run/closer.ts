import { setTimeout as pause } from 'node:timers/promises';
import type { ClosedLedger, LedgerEngine } from '../core/index.ts';
import type { Log } from '../log.ts';
import { ledgerHistory } from '../records/ledger-history.ts';
import type { LedgerHistory } from '../records/records.ts';
import type { ClosePoint, FaultSwitches } from './faults.ts';
import type { History } from './history.ts';
import { type LedgerStore, StoreAway } from './ledger-store.ts';

export interface CloserParts {
  engine: LedgerEngine;
  store: LedgerStore;
  history: History;
  faults: FaultSwitches;
  log: Log;
  /** Wall clock, in milliseconds. */
  now(): number;
  /** Called when nothing can be trusted any more. Does not return. */
  stop(error: unknown): never;
}

/** Seconds between closes: of any ledger, and of one that has transactions. */
export interface CloseTimes {
  closeSeconds: number;
  pendingCloseSeconds: number;
}

const RETRY_MS = 200;
const PATIENCE_MS = 10_000;

/**
 * Closes ledgers one after the other: prepares, stores, and only then commits. A close whose write got no answer is
 * looked up before anything else happens.
 */
export class Closer {
  readonly #parts: CloserParts;
  #last: Promise<unknown> = Promise.resolve();
  #open: { closed: ClosedLedger; history: LedgerHistory } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #closedAt = performance.now();

  constructor(parts: CloserParts) {
    this.#parts = parts;
  }

  /** Starts closing by the clock; does nothing while closing is manual. */
  start({ closeSeconds, pendingCloseSeconds }: CloseTimes): void {
    const period = Math.min(closeSeconds, pendingCloseSeconds) * 1000;
    const { now, faults, engine } = this.#parts;
    // A period less: timers are not exact.
    const isDue = (): boolean =>
      engine.hasQueued || performance.now() - this.#closedAt >= closeSeconds * 1000 - period;
    const plan = (): void => {
      if (this.#stopped) return;
      // Aligned to the wall clock, so that a slow close does not delay all the later ones.
      this.#timer = setTimeout(tick, period - (now() % period));
    };
    const tick = async (): Promise<void> => {
      if (!faults.now.manualClose && isDue()) await this.close().catch(() => undefined);
      plan();
    };
    plan();
  }

  /**
   * Closes the next ledger, after all earlier requests.
   * @param closeTime unix seconds; defaults to the clock's, but not before the last ledger's
   * @returns its number
   * @throws InvalidCloseTime, StoreAway when the store did not come back in time
   */
  close(closeTime?: number): Promise<number> {
    const turn = this.#last.then(() => this.#close(closeTime));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#last;
  }

  async #close(closeTime?: number): Promise<number> {
    if (this.#stopped) throw new StoreAway();
    await this.#settle();
    const { engine, store, stop, log } = this.#parts;
    const begun = performance.now();
    const closed = this.#prepare(closeTime ?? this.#closeTime());
    const history = ledgerHistory(closed);
    this.#closedAt = begun;
    this.#reach('prepared');
    this.#open = { closed, history };
    try {
      const stored = store.write({
        history,
        changed: closed.changedAccounts,
        removed: closed.removedAccounts,
      });
      this.#reach('storing');
      await stored;
    } catch (error) {
      if (!(error instanceof StoreAway)) stop(error);
      await this.#settle();
      // A close that was not stored is repeated, with the transactions queued since.
      return engine.last.sequence === closed.sequence ? closed.sequence : this.#close(closeTime);
    }
    this.#reach('stored');
    this.#believe();
    if (closed.transactions.length > 0) {
      const milliseconds = Math.round(performance.now() - begun);
      log.debug(
        { ledger: closed.sequence, transactions: closed.transactions.length, milliseconds },
        'closed',
      );
    }
    return closed.sequence;
  }

  #reach(point: ClosePoint): void {
    if (this.#parts.faults.now.dieAt === point) process.kill(process.pid, 'SIGKILL');
  }

  #prepare(closeTime: number): ClosedLedger {
    try {
      const { engine, faults } = this.#parts;
      return engine.prepareClose(closeTime, { baseFee: faults.now.baseFee || engine.settings.baseFee });
    } catch (error) {
      if ((error as Error).name !== 'InvalidCloseTime') this.#parts.stop(error);
      throw error;
    }
  }

  #closeTime(): number {
    const { engine, faults, now } = this.#parts;
    const wall = Math.floor(now() / 1000) + faults.now.closeTimeSkewSeconds;
    return Math.max(engine.last.closeTime, wall);
  }

  /** Waits for the store, and looks up whether a close without an answer was stored. */
  async #settle(): Promise<void> {
    const { store, engine, log, stop } = this.#parts;
    if (store.reachable && this.#open === undefined) return;
    log.warn('the store is out of reach');
    for (const end = performance.now() + PATIENCE_MS; !this.#stopped; await pause(RETRY_MS)) {
      const tip = await store.reconnect().catch(() => null);
      if (tip === null && performance.now() < end) continue;
      if (tip === null) throw new StoreAway();
      const open = this.#open?.closed;
      if (open !== undefined && tip?.header.equals(open.headerXdr)) this.#believe();
      else if (!tip?.header.equals(engine.last.headerXdr))
        stop(new Error('The store has another ledger now.'));
      this.#open = undefined;
      log.info('the store is back');
      return;
    }
    throw new StoreAway();
  }

  /** Commits the stored close: it is the last ledger now, and becomes visible. */
  #believe(): void {
    if (this.#open === undefined) return;
    const { engine, history, faults, stop } = this.#parts;
    const { closed, history: records } = this.#open;
    this.#open = undefined;
    try {
      history.prepare(closed, records);
      engine.commit(closed);
    } catch (error) {
      stop(error);
    }
    this.#reach('committed');
    history.show(faults.now.historyLag);
  }
}
