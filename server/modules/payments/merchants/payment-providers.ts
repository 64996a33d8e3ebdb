import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentsConfig } from '../../../platform/config/config.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { PromiseCache } from '../../../platform/promise-cache.ts';
import type { Topics } from '../../../platform/topics.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import type { PaymentProvider } from '../port.ts';
import {
  type MerchantRecord,
  readActiveMerchants,
  readMerchantByCallback,
  readPlatformMerchant,
  readSealedMerchant,
} from './merchant.reads.ts';
import type { MerchantRow } from './merchant.row.ts';
import { providerOf } from './merchant.rules.ts';
import { callbackHashOf, openCallbackToken, openCredentials, resealMerchants } from './merchant-secrets.ts';

const MAX_CACHED = 1_000;
/** How long a change by another process can stay unseen; this process is notified at once. */
const LIFETIME_MS = 5_000;

export interface MerchantProvider {
  account: MerchantRecord;
  provider: PaymentProvider;
  /** Token in the callback address of the account. */
  callbackToken: string;
}

/**
 * The providers of the accounts that organisers and the platform have connected. All calls of an account share one instance, because
 * a new token can end the one before. The credentials of an account never change: others make another account.
 */
export class PaymentProviders {
  readonly #db: Database;
  readonly #config: PaymentsConfig;
  readonly #secrets: Secrets;
  readonly #clock: Clock;
  readonly #providers = new LRUCache<string, PaymentProvider>({ max: MAX_CACHED });
  readonly #accounts = new PromiseCache<MerchantProvider>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  readonly #active = new PromiseCache<readonly MerchantRecord[]>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  readonly #unlisten: () => void;

  constructor({ db, config, secrets, clock, topics }: PaymentProvidersDependencies) {
    this.#db = db;
    this.#config = config;
    this.#secrets = secrets;
    this.#clock = clock;
    this.#unlisten = topics.listen('merchant.changed', '*', ({ issuerId, accountId }) => {
      // An account of the platform may be offered by every issuer.
      if (issuerId === null) this.#active.clear();
      else this.#active.delete(issuerId);
      if (accountId !== null) this.#accounts.delete(accountId);
    });
  }

  /** Returns an account in any state, and its provider. The caller must authorize. @throws NotFound, SecretNotOpened */
  of(accountId: string): Promise<MerchantProvider> {
    return this.#accounts.get(accountId, () => this.#find(accountId));
  }

  /**
   * Returns the active accounts that an issuer sells through: its own, at most one a method, then those of the platform,
   * which have no issuer, if the issuer has chosen them.
   */
  activeOf(issuerId: string): Promise<readonly MerchantRecord[]> {
    return this.#active.get(issuerId, () => readActiveMerchants(this.#db, issuerId));
  }

  /** Finds the active account of the platform for a method. */
  async platformAccount(method: ProviderMethod): Promise<MerchantProvider | undefined> {
    const account = await readPlatformMerchant(this.#db, method);
    return account && this.of(account.id);
  }

  /** Returns the currencies that an issuer takes through the active accounts that it sells through. */
  async currenciesOf(issuerId: string): Promise<ReadonlySet<string>> {
    const accounts = await this.activeOf(issuerId);
    const providers = await Promise.all(accounts.map(({ id }) => this.of(id)));
    return new Set(providers.flatMap(({ provider }) => Object.keys(provider.capabilities.currencies)));
  }

  /** Finds the account that a callback address belongs to. @param token of the address */
  byCallback(token: string): Promise<MerchantRecord | undefined> {
    return readMerchantByCallback(this.#db, callbackHashOf(token));
  }

  /** Reseals the credentials of all accounts with the current master key. */
  reseal(tx: Tx): Promise<number> {
    return resealMerchants(tx);
  }

  close(): void {
    this.#unlisten();
  }

  async #find(accountId: string): Promise<MerchantProvider> {
    const row = await findOrFail('account', accountId, () => readSealedMerchant(this.#db, accountId));
    const { sealedCredentials: _, sealedCallback, ...account } = row;
    const callbackToken = openCallbackToken(this.#secrets, accountId, sealedCallback);
    const provider = this.#providers.get(accountId) ?? this.#create(row);
    this.#providers.set(accountId, provider);
    return { account, provider, callbackToken };
  }

  #create({ id, provider, sealedCredentials }: MerchantRow): PaymentProvider {
    const settings = this.#config.providers[provider];
    if (!settings) throw new Error(`the settings of ${provider} were not read`);
    const credentials = openCredentials(this.#secrets, id, sealedCredentials);
    return providerOf(provider).create({ credentials, settings, clock: this.#clock });
  }
}

export interface PaymentProvidersDependencies {
  db: Database;
  config: PaymentsConfig;
  secrets: Secrets;
  clock: Clock;
  topics: Topics;
}
