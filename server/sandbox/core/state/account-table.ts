import type { Account, AccountChange } from './account.ts';
import type { AccountReader } from './account-reader.ts';

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
