import { LRUCache } from 'lru-cache';
import type { Ledger } from '../../ledger/port.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Balance, WalletRecord } from './wallet.record.ts';
import { type ReadBalance, upsertBalances } from './wallet.writes.ts';

const REMEMBERED = 10_000;

/**
 * Stores balances read from the ledger, for when it is unavailable. No caller waits for it: balances read while
 * a batch is being stored form the next batch, each wallet's newest, and an unchanged balance is not stored at all.
 */
export class KeptBalances {
  readonly #ledger: Ledger;
  readonly #last = new LRUCache<string, ReadBalance>({ max: REMEMBERED });
  #waiting = new Map<string, ReadBalance>();
  #storing = false;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  keep(scope: Scope, wallet: WalletRecord, balance: Balance): void {
    const read: ReadBalance = { ...balance, wallet, networkId: this.#ledger.networkId() };
    if (isSame(this.#last.get(wallet.id), read)) return;
    this.#last.set(wallet.id, read);
    this.#waiting.set(wallet.id, read);
    if (!this.#storing) void this.#store(scope);
  }

  async #store(scope: Scope): Promise<void> {
    this.#storing = true;
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting.values()];
      this.#waiting = new Map();
      try {
        await inTransaction(scope, (tx) => upsertBalances(tx, batch), SYSTEM_TENANCY);
      } catch (error) {
        for (const { wallet } of batch) this.#last.delete(wallet.id);
        scope.services.log.warn({ err: error }, 'balances could not be stored');
      }
    }
    this.#storing = false;
  }
}

function isSame(a: ReadBalance | undefined, b: ReadBalance): boolean {
  return (
    a?.networkId === b.networkId &&
    a.funded === b.funded &&
    a.balance === b.balance &&
    a.spendable === b.spendable &&
    a.reserve === b.reserve
  );
}
