import type { Account, AccountChange } from './account.ts';
import type { AccountReader } from './account-reader.ts';

/**
 * Changes on top of unchanged accounts, until they are committed to the draft below or dropped. Each written account is
 * stamped with the ledger being built.
 */
export class AccountDraft implements AccountReader {
  readonly #below: AccountReader;
  readonly #ledger: number;
  readonly #changed = new Map<string, Account | null>();

  constructor(below: AccountReader, ledger: number) {
    this.#below = below;
    this.#ledger = ledger;
  }

  get(id: string): Account | null {
    const changed = this.#changed.get(id);
    return changed === undefined ? this.#below.get(id) : changed;
  }

  put(account: Account): void {
    this.#changed.set(account.id, { ...account, lastModifiedLedger: this.#ledger });
  }

  remove(id: string): void {
    this.#changed.set(id, null);
  }

  commitTo(draft: AccountDraft): void {
    for (const [id, account] of this.#changed) {
      draft.#changed.set(id, account);
    }
  }

  /** Accounts that differ from those below. */
  changes(): AccountChange[] {
    const changes: AccountChange[] = [];
    for (const [id, after] of this.#changed) {
      const before = this.#below.get(id);
      if (before !== after) {
        changes.push({ before, after });
      }
    }
    return changes;
  }
}
