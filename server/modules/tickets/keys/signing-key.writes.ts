import type { Tx } from '../../../platform/db/in-transaction.ts';
import { SEALED_KEY } from './signing-key.reads.ts';
import type { SigningKeyRow } from './signing-key.row.ts';

export interface NewSigningKey {
  issuerId: string;
  version: number;
  publicKey: Buffer;
  /** Text of `sealSecret`. */
  sealed: string;
}

export async function insertSigningKey(tx: Tx, key: NewSigningKey): Promise<void> {
  await tx.query(
    `INSERT INTO signing_keys (issuer_id, version, public_key, sealed_secret, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [key.issuerId, key.version, key.publicKey, Buffer.from(key.sealed), tx.scope.clock.now()],
  );
}

/** Holds an advisory lock until the transaction ends, so that one process alone creates the installation's key. */
export async function lockInstallationKey(tx: Tx): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('installation-key'))");
}

/**
 * Ends signing with the current version, which still verifies.
 * @returns the version, or undefined without one
 */
export async function retireCurrentKey(tx: Tx, issuerId: string): Promise<number | undefined> {
  const [row] = await tx.query<{ version: number }>(
    'UPDATE signing_keys SET retired_at = $2 WHERE issuer_id = $1 AND retired_at IS NULL RETURNING version',
    [issuerId, tx.scope.clock.now()],
  );
  return row?.version;
}

/** Reads all sealed keys and locks them until the transaction ends. */
export async function lockSealedKeys(tx: Tx): Promise<SigningKeyRow[]> {
  return tx.query(`SELECT ${SEALED_KEY} FROM signing_keys ORDER BY issuer_id, version FOR UPDATE`);
}

export async function updateSealedSecret(
  tx: Tx,
  key: Pick<SigningKeyRow, 'issuerId' | 'version'>,
  sealed: string,
): Promise<void> {
  await tx.query('UPDATE signing_keys SET sealed_secret = $3 WHERE issuer_id = $1 AND version = $2', [
    key.issuerId,
    key.version,
    Buffer.from(sealed),
  ]);
}
