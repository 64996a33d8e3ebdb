import { randomBytes, sign } from 'node:crypto';
import { encodePublicKey, encodeSecretSeed } from '../../../ledger/stellar/strkey.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { MicroBatch } from '../../../platform/db/micro-batch.ts';
import { keyPairOf } from './key-pair.ts';
import type { MasterKeys } from './master-keys.ts';
import { KeyNotOpened, rewrapKey, type SealedKey, sealKey, withSeed } from './sealed-key.ts';
import { type AccountOwner, readAccountOf, readSealedKeys } from './vault.reads.ts';
import { insertLedgerKey, lockKeysOfOtherMasters, updateWrapping } from './vault.writes.ts';

const SEED_BYTES = 32;
const HASH_BYTES = 32;
const FORM = 1;
const READ_BATCH_SIZE = 256;
const MAX_QUEUED = 20_000;
const REWRAP_BATCH_SIZE = 500;

/**
 * Stores the secret keys of ledger accounts: sealed in the database, open only while in use. Nothing is
 * kept in memory, so a row that is changed or deleted stops working at once.
 */
export class KeyVault {
  readonly #db: Database;
  readonly #masters: MasterKeys;
  readonly #rows: MicroBatch<string, SealedKey | undefined>;

  constructor({ db, masterKeys }: { db: Database; masterKeys: MasterKeys }) {
    this.#db = db;
    this.#masters = masterKeys;
    this.#rows = new MicroBatch({
      max: READ_BATCH_SIZE,
      queueLimit: MAX_QUEUED,
      run: (publicKeys) => readSealedKeys(db, publicKeys),
      onFull: () => new Error('too many signatures are waiting'),
      retryAlone: () => false,
    });
  }

  /**
   * Creates the owner's account, or finds the existing one. The transaction must act as the system.
   * @returns its public key
   */
  async create(tx: Tx, owner: AccountOwner): Promise<string> {
    const seed = randomBytes(SEED_BYTES);
    try {
      const publicKey = encodePublicKey(keyPairOf(seed).publicKey);
      const binding = { id: tx.scope.ids.uuid(), publicKey, version: FORM };
      return await insertLedgerKey(tx, owner, sealKey(this.#masters.current, binding, seed));
    } finally {
      seed.fill(0);
    }
  }

  /** The public key of the owner's account; undefined without one. */
  accountOf(owner: AccountOwner): Promise<string | undefined> {
    return readAccountOf(this.#db, owner);
  }

  /**
   * Signs a transaction's hash with Ed25519; the signature has 64 bytes.
   * @throws KeyNotOpened for an unknown account and for a row that was tampered with
   * @throws RangeError for anything but a hash of 32 bytes
   */
  async sign(publicKey: string, hash: Buffer): Promise<Buffer> {
    if (hash.length !== HASH_BYTES) throw new RangeError('only hashes of 32 bytes are signed');
    const sealed = await this.#find(publicKey);
    return withSeed(this.#masters, sealed, (_seed, { privateKey }) => sign(null, hash, privateKey));
  }

  /**
   * Returns the secret key as `S...`, for its owner alone.
   * @throws KeyNotOpened as `sign`
   */
  async reveal(publicKey: string): Promise<string> {
    return withSeed(this.#masters, await this.#find(publicKey), encodeSecretSeed);
  }

  /**
   * Rewraps every key with the current master key.
   * @returns how many it rewrapped
   * @throws KeyNotOpened when one cannot be opened; then none is changed
   */
  async rewrap(tx: Tx): Promise<number> {
    for (let done = 0; ; ) {
      const keys = await lockKeysOfOtherMasters(tx, this.#masters.current.id, REWRAP_BATCH_SIZE);
      if (keys.length === 0) return done;
      await updateWrapping(
        tx,
        keys.map((sealed) => withSeed(this.#masters, sealed, () => rewrapKey(this.#masters, sealed))),
      );
      done += keys.length;
    }
  }

  async #find(publicKey: string): Promise<SealedKey> {
    const sealed = await this.#rows.add(publicKey);
    if (!sealed) throw new KeyNotOpened(publicKey);
    return sealed;
  }
}
