import type { Account, ClosedLedger } from '../core/index.ts';
import type { LedgerHistory, TransactionRecord } from '../records/records.ts';

/** A ledger that readers may see. */
export interface ShownLedger {
  sequence: number;
  closeTime: number;
  transactions: readonly TransactionRecord[];
  /** Whom it concerns: participants and all whose entry changed. */
  accounts: ReadonlySet<string>;
  history: LedgerHistory;
}

interface HiddenLedger extends ShownLedger {
  /** The accounts that it changed, as they were before. */
  before: ReadonlyMap<string, Account | null>;
}

/** Reads the account after the last closed ledger. */
type ReadAccount = (id: string) => Account | null;

/**
 * What Horizon shows of the ledger. It may stay behind the core, as an ingesting Horizon does, but never goes back.
 */
export class History {
  #latest: { sequence: number; closeTime: number };
  readonly #hidden: HiddenLedger[] = [];
  readonly #listeners = new Set<(ledger: ShownLedger) => void>();
  readonly #now: ReadAccount;

  constructor(last: { sequence: number; closeTime: number }, now: ReadAccount) {
    this.#latest = { sequence: last.sequence, closeTime: last.closeTime };
    this.#now = now;
  }

  /** The last ledger that is shown. */
  get latest(): { sequence: number; closeTime: number } {
    return this.#latest;
  }

  get lags(): boolean {
    return this.#hidden.length > 0;
  }

  /** The account after the last ledger that is shown. */
  account(id: string): Account | null {
    for (const { before } of this.#hidden) {
      const then = before.get(id);
      if (then !== undefined) return then;
    }
    return this.#now(id);
  }

  /** @returns what takes the listener away again */
  listen(listener: (ledger: ShownLedger) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** To be called before the core moves on to the closed ledger, so that the accounts before it can still be read. */
  prepare(closed: ClosedLedger, history: LedgerHistory): void {
    const changed = [...closed.changedAccounts.map(({ id }) => id), ...closed.removedAccounts];
    this.#hidden.push({
      sequence: closed.sequence,
      closeTime: closed.closeTime,
      transactions: history.transactions,
      accounts: new Set([...changed, ...history.participants.map(({ account }) => account)]),
      before: new Map(changed.map((id) => [id, this.#now(id)])),
      history,
    });
  }

  /** Shows what is further back than so many ledgers. */
  show(lag: number): void {
    while (this.#hidden.length > lag) {
      const next = this.#hidden.shift();
      if (next === undefined) return;
      this.#latest = { sequence: next.sequence, closeTime: next.closeTime };
      for (const listener of [...this.#listeners]) listener(next);
    }
  }
}
