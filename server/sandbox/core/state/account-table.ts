import type { Account, AccountChange, AccountReader } from './account.ts';

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

/** The accounts of the last closed ledger, and the keys that may sign for them. */
export class AccountTable implements AccountReader {
  readonly #accounts = new Map<string, Account>();
  /** Ids by the key of a signer other than the account's own. */
  readonly #signedBy = new Map<string, Set<string>>();

  constructor(accounts: Iterable<Account>) {
    for (const account of accounts) {
      this.#accounts.set(account.id, account);
      this.#index(account);
    }
  }

  get size(): number {
    return this.#accounts.size;
  }

  get(id: string): Account | null {
    return this.#accounts.get(id) ?? null;
  }

  all(): Iterable<Account> {
    return this.#accounts.values();
  }

  signedBy(key: string): string[] {
    const ids = [...(this.#signedBy.get(key) ?? [])];
    const own = this.#accounts.get(key);
    return (own !== undefined && own.thresholds.master > 0 ? [...ids, key] : ids).sort();
  }

  apply(changes: readonly AccountChange[]): void {
    for (const { before, after } of changes) {
      if (before !== null && before.signers !== after?.signers) {
        this.#forget(before);
      }
      if (after === null) {
        this.#accounts.delete(before?.id ?? '');
        continue;
      }
      this.#accounts.set(after.id, after);
      if (before?.signers !== after.signers) {
        this.#index(after);
      }
    }
  }

  #index({ id, signers }: Account): void {
    for (const { key } of signers) {
      const ids = this.#signedBy.get(key) ?? new Set();
      this.#signedBy.set(key, ids.add(id));
    }
  }

  #forget({ id, signers }: Account): void {
    for (const { key } of signers) {
      const ids = this.#signedBy.get(key);
      ids?.delete(id);
      if (ids?.size === 0) {
        this.#signedBy.delete(key);
      }
    }
  }
}
