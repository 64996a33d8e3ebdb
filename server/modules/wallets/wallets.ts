import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { LedgerUnavailable } from '../../ledger/failures.ts';
import type { Ledger } from '../../ledger/port.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { sharedWork } from '../../platform/promise-cache.ts';
import type { Scope } from '../../platform/scope.ts';
import type { LedgerState } from './ledger-state.ts';
import type { KeyVault } from './vault/key-vault.ts';
import type { AccountOwner } from './vault/vault.reads.ts';
import { announceWallet } from './wallet.queries.ts';
import { readAnyWallet, readLastBalance } from './wallet.reads.ts';
import {
  type Balance,
  type KnownBalance,
  NOTHING,
  type WalletOwner,
  type WalletRecord,
} from './wallet.record.ts';
import { insertWallet, type ReadBalance, upsertBalances } from './wallet.writes.ts';

const MAX_CACHED = 10_000;

/**
 * Stores balances read from the ledger, for when it is unavailable. No caller waits for it: balances read while
 * a batch is being stored form the next batch, each wallet's newest, and an unchanged balance is not stored at all.
 */
export class BalanceStore {
  readonly #ledger: Ledger;
  readonly #last = new LRUCache<string, ReadBalance>({ max: MAX_CACHED });
  #waiting = new Map<string, ReadBalance>();
  #storing = false;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  save(scope: Scope, wallet: WalletRecord, balance: Balance): void {
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

export interface WalletsOptions {
  db: Database;
  vault: KeyVault;
  ledger: Ledger;
  state: LedgerState;
}

const APPEARS_WITHIN_MS = 20_000;

/** The wallets of people and issuers, with their balances on the ledger. The callers must authorize. */
export class Wallets {
  readonly #options: WalletsOptions;
  readonly #balances: BalanceStore;
  /** Accounts known to be on the ledger, where they stay: by network and owner. */
  readonly #onLedger = new LRUCache<string, string>({ max: MAX_CACHED });
  readonly #funding = sharedWork<void>();
  #scope: () => Scope = () => {
    throw new Error('the wallets were not started');
  };

  constructor(options: WalletsOptions) {
    this.#options = options;
    this.#balances = new BalanceStore(options.ledger);
  }

  /** @param scope the system scope, for work without a caller */
  start(scope: () => Scope): void {
    this.#scope = scope;
  }

  forUser(userId: string): Promise<WalletRecord | undefined> {
    return readAnyWallet(this.#options.db, { kind: 'user', id: userId });
  }

  forIssuer(issuerId: string): Promise<WalletRecord | undefined> {
    return readAnyWallet(this.#options.db, { kind: 'issuer', id: issuerId });
  }

  /**
   * Creates the owner's wallet unless there is one. The transaction must act as the system; the ledger is not called.
   */
  async create(tx: Tx, owner: WalletOwner): Promise<{ wallet: WalletRecord; made: boolean }> {
    const created = await insertWallet(tx, owner, await this.#options.vault.create(tx, owner));
    if (created.made) {
      await tx.audit({
        action: 'wallet.create',
        entityType: 'wallet',
        entityId: created.wallet.id,
        issuerId: owner.kind === 'issuer' ? owner.id : null,
        details: { owner: owner.kind, publicKey: created.wallet.publicKey },
      });
      tx.afterCommit(() => announceWallet(tx.scope.services.topics, created.wallet));
    }
    return created;
  }

  /**
   * Reads the current balance from the ledger; when that is unavailable, the last one, marked as stale.
   * Each call reads it anew: after their own payment, users must not see the former balance.
   */
  async balance(wallet: WalletRecord): Promise<KnownBalance> {
    if (!this.#options.state.standing.up) return this.#lastBalance(wallet);
    try {
      const balance = await this.#readBalance(wallet.publicKey);
      const scope = this.#scope();
      this.#balances.save(scope, wallet, balance);
      return { ...balance, stale: false, readAt: scope.clock.now() };
    } catch (error) {
      if (!(error instanceof LedgerUnavailable)) throw error;
      return this.#lastBalance(wallet);
    }
  }

  /**
   * Ensures that the owner has an account on the ledger, as payees and the platform's own accounts need.
   * @returns its public key
   * @throws LedgerUnavailable, FundingRefused
   */
  async ensureOnLedger(owner: AccountOwner): Promise<string> {
    const { ledger, state } = this.#options;
    state.requireUp();
    const key = `${ledger.networkId()} ${owner.kind}:${owner.id}`;
    const known = this.#onLedger.get(key);
    if (known !== undefined) return known;
    const publicKey = await this.#account(owner);
    if ((await ledger.account(publicKey)) === null) await this.#fundOnce(publicKey);
    this.#onLedger.set(key, publicKey);
    return publicKey;
  }

  /**
   * Asks the network's faucet, once for all concurrent calls, and resolves when the money is there.
   * @throws LedgerUnavailable, FundingRefused
   */
  async fund(wallet: WalletRecord): Promise<void> {
    this.#options.state.requireUp();
    await this.#fundOnce(wallet.publicKey);
    announceWallet(this.#scope().services.topics, wallet);
  }

  async #account(owner: AccountOwner): Promise<string> {
    const known = await this.#options.vault.accountOf(owner);
    if (known !== undefined) return known;
    const { kind, id } = owner;
    const make = async (tx: Tx): Promise<string> =>
      kind === 'platform'
        ? this.#options.vault.create(tx, owner)
        : (await this.create(tx, { kind, id })).wallet.publicKey;
    return inTransaction(this.#scope(), make, SYSTEM_TENANCY);
  }

  #fundOnce(publicKey: string): Promise<void> {
    return this.#funding.get(publicKey, () => this.#requestFunding(publicKey));
  }

  async #requestFunding(publicKey: string): Promise<void> {
    const { ledger } = this.#options;
    await ledger.fund(publicKey);
    const end = performance.now() + APPEARS_WITHIN_MS;
    while ((await ledger.account(publicKey)) === null) {
      if (performance.now() > end) throw new LedgerUnavailable();
      await pause((ledger.network.closeSeconds * 1_000) / 4);
    }
  }

  async #lastBalance(wallet: WalletRecord): Promise<KnownBalance> {
    const last = await readLastBalance(this.#options.db, wallet.id);
    return { ...(last ?? { ...NOTHING, readAt: null }), stale: true };
  }

  async #readBalance(publicKey: string): Promise<Balance> {
    const account = await this.#options.ledger.account(publicKey);
    if (account === null) return NOTHING;
    const { balance, spendable, reserve } = account;
    return { funded: true, balance, spendable, reserve };
  }
}
