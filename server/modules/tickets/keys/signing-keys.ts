import { LRUCache } from 'lru-cache';
import {
  generateSigningKey,
  loadSigningKey,
  loadVerifyingKey,
  openSecret,
  openSecretWithAny,
  publicKeyText,
  type SigningKey,
  sealSecret,
  secretBinding,
  type VerifyingKey,
} from '../../../lib/signing/index.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { PromiseCache } from '../../../platform/promise-cache.ts';
import { KeyExhausted } from '../ticket.rules.ts';
import { readKeysOfEvent, readPublicKey, readSealedKey } from './signing-key.reads.ts';
import type { SigningKeyRow } from './signing-key.row.ts';
import {
  insertSigningKey,
  lockSealedKeys,
  retireCurrentKey,
  updateSealedSecret,
} from './signing-key.writes.ts';

function opensWith(masterKey: Buffer, binding: string, sealed: string): boolean {
  try {
    openSecret(masterKey, binding, sealed).fill(0);
    return true;
  } catch {
    return false;
  }
}

export interface SigningKeysOptions {
  db: Database;
  /** 32 bytes that seal the secrets in the database. */
  masterKey: Buffer;
  /** Former keys, for secrets that the current one does not seal yet. */
  formerMasterKeys?: readonly Buffer[];
}

/** The keys of an event's issuer, all versions. */
interface EventKeys {
  issuerId: string;
  keys: readonly VerifyingKey[];
}

const MAX_CACHED = 5_000;
/** How long a rotation by another process can stay unseen. */
const CURRENT_MS = 5_000;
const LAST_VERSION = 65_535;

/**
 * Loads and caches the issuers' signing keys. Secrets are sealed in the database and open only in memory; parsed keys
 * are cached, since parsing costs fourteen times what signing costs. A version never changes, so it does not expire;
 * the current version is read again every few seconds.
 */
export class SigningKeys {
  readonly #db: Database;
  readonly #masterKey: Buffer;
  readonly #formerMasterKeys: readonly Buffer[];
  readonly #signing = new LRUCache<string, SigningKey>({ max: MAX_CACHED });
  readonly #verifying = new LRUCache<string, VerifyingKey>({ max: MAX_CACHED });
  readonly #current = new PromiseCache<SigningKey | undefined>({
    max: MAX_CACHED,
    ttl: CURRENT_MS,
    keeps: (key) => key !== undefined,
  });
  readonly #ofEvents = new LRUCache<string, EventKeys>({ max: MAX_CACHED, ttl: CURRENT_MS });

  constructor({ db, masterKey, formerMasterKeys = [] }: SigningKeysOptions) {
    this.#db = db;
    this.#masterKey = masterKey;
    this.#formerMasterKeys = formerMasterKeys;
  }

  /** The key that signs the issuer's tickets now; undefined for an unknown issuer. */
  current(issuerId: string): Promise<SigningKey | undefined> {
    return this.#current.get(issuerId, () => this.#readCurrent(issuerId));
  }

  /** The same for an issuer that must have one. */
  async require(issuerId: string): Promise<SigningKey> {
    const key = await this.current(issuerId);
    if (!key) throw new Error(`issuer ${issuerId} has no signing key`);
    return key;
  }

  /** A version's key, to recreate a signature that it made before. */
  async signingKey(issuerId: string, version: number): Promise<SigningKey | undefined> {
    const kept = this.#signing.get(name(issuerId, version));
    return kept ?? this.#open(await readSealedKey(this.#db, issuerId, version));
  }

  async verifyingKey(issuerId: string, version: number): Promise<VerifyingKey | undefined> {
    const kept = this.#verifying.get(name(issuerId, version));
    if (kept) return kept;
    const row = await readPublicKey(this.#db, issuerId, version);
    if (!row) return undefined;
    const key = loadVerifyingKey({ issuerId, version, publicKey: row.publicKey });
    this.#verifying.set(name(issuerId, version), key);
    return key;
  }

  /** All keys of the issuer of that event: a QR code names its event, not its issuer. */
  async eventKeys(eventId: string): Promise<EventKeys | undefined> {
    const kept = this.#ofEvents.get(eventId);
    if (kept) return kept;
    const rows = await readKeysOfEvent(this.#db, eventId);
    const [first] = rows;
    if (!first) return undefined;
    const keys = rows.map((row) =>
      loadVerifyingKey({ issuerId: row.issuerId, version: row.version, publicKey: row.publicKey }),
    );
    const found: EventKeys = { issuerId: first.issuerId, keys };
    this.#ofEvents.set(eventId, found);
    return found;
  }

  /** Version 1 of a new issuer or of the installation. */
  async createFirst(tx: Tx, issuerId: string): Promise<void> {
    await this.#create(tx, issuerId, 1);
  }

  /**
   * Creates a new version; the last one still verifies.
   * @returns the new version
   * @throws KeyExhausted after 65,535 versions
   */
  async rotate(tx: Tx, issuerId: string): Promise<number> {
    const version = ((await retireCurrentKey(tx, issuerId)) ?? 0) + 1;
    if (version > LAST_VERSION) throw new KeyExhausted();
    await this.#create(tx, issuerId, version);
    tx.afterCommit(() => {
      this.#current.delete(issuerId);
      this.#ofEvents.clear();
    });
    return version;
  }

  /**
   * Seals every secret that a former master key seals under the current one.
   * @returns how many
   * @throws SecretNotOpened when one does not open; then none is changed
   */
  async reseal(tx: Tx): Promise<number> {
    let done = 0;
    for (const row of await lockSealedKeys(tx)) {
      const binding = bindingOf(row);
      const text = row.sealedSecret.toString();
      if (opensWith(this.#masterKey, binding, text)) continue;
      const seed = openSecretWithAny(this.#formerMasterKeys, binding, text);
      await updateSealedSecret(tx, row, sealSecret(this.#masterKey, binding, seed));
      seed.fill(0);
      done += 1;
    }
    return done;
  }

  async #readCurrent(issuerId: string): Promise<SigningKey | undefined> {
    const row = await readSealedKey(this.#db, issuerId, null);
    const known = row && this.#signing.get(name(issuerId, row.version));
    return known ?? this.#open(row);
  }

  async #create(tx: Tx, issuerId: string, version: number): Promise<void> {
    const { publicKey, seed } = generateSigningKey();
    const binding = secretBinding({ issuerId, version, publicKey: publicKeyText(publicKey) });
    const sealed = sealSecret(this.#masterKey, binding, seed);
    seed.fill(0);
    await insertSigningKey(tx, { issuerId, version, publicKey, sealed });
  }

  /** @throws SecretNotOpened when the master key is not the one that sealed it, or the row was tampered with */
  #open(row: SigningKeyRow | undefined): SigningKey | undefined {
    if (!row) return undefined;
    const { issuerId, version } = row;
    const masters = [this.#masterKey, ...this.#formerMasterKeys];
    const seed = openSecretWithAny(masters, bindingOf(row), row.sealedSecret.toString());
    const key = loadSigningKey({ issuerId, version, seed });
    seed.fill(0);
    this.#signing.set(name(issuerId, version), key);
    return key;
  }
}

function bindingOf(row: SigningKeyRow): string {
  const { issuerId, version, publicKey } = row;
  return secretBinding({ issuerId, version, publicKey: publicKeyText(publicKey) });
}

function name(issuerId: string, version: number): string {
  return `${issuerId}/${version}`;
}
