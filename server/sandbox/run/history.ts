import type { Account, ClosedLedger } from '../core/index.ts';
import type { LedgerHistory, TransactionRecord } from '../records/records.ts';

/** A visible ledger. */
export interface ShownLedger {
  sequence: number;
  closeTime: number;
  transactions: readonly TransactionRecord[];
  /** Affected accounts: participants and all whose entry changed. */
  accounts: ReadonlySet<string>;
  history: LedgerHistory;
}

interface HiddenLedger extends ShownLedger {
  /** The accounts that it changed, in their state before. */
  before: ReadonlyMap<string, Account | null>;
}

/** Reads the account after the last closed ledger. */
type ReadAccount = (id: string) => Account | null;

/** The ledgers visible through Horizon. They may lag behind the core, as on an ingesting Horizon, but never go back. */
export class History {
  #latest: { sequence: number; closeTime: number };
  readonly #hidden: HiddenLedger[] = [];
  readonly #listeners = new Set<(ledger: ShownLedger) => void>();
  readonly #now: ReadAccount;

  constructor(last: { sequence: number; closeTime: number }, now: ReadAccount) {
    this.#latest = { sequence: last.sequence, closeTime: last.closeTime };
    this.#now = now;
  }

  /** The last visible ledger. */
  get latest(): { sequence: number; closeTime: number } {
    return this.#latest;
  }

  get lags(): boolean {
    return this.#hidden.length > 0;
  }

  /** The account after the last visible ledger. */
  account(id: string): Account | null {
    for (const { before } of this.#hidden) {
      const then = before.get(id);
      if (then !== undefined) return then;
    }
    return this.#now(id);
  }

  /** @returns a function that removes the listener */
  listen(listener: (ledger: ShownLedger) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Must be called before the core moves on to the closed ledger, so that the accounts before it can still be read. */
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

  /** Makes ledgers visible that are further back than so many. */
  show(lag: number): void {
    while (this.#hidden.length > lag) {
      const next = this.#hidden.shift();
      if (next === undefined) return;
      this.#latest = { sequence: next.sequence, closeTime: next.closeTime };
      for (const listener of [...this.#listeners]) listener(next);
    }
  }
}
