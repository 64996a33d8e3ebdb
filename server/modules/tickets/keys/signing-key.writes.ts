import type { Tx } from '../../../db/in-transaction.ts';

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

/** Ends signing with the current version, which keeps verifying. @returns it, or undefined without one */
export async function retireCurrentKey(tx: Tx, issuerId: string): Promise<number | undefined> {
  const [row] = await tx.query<{ version: number }>(
    'UPDATE signing_keys SET retired_at = $2 WHERE issuer_id = $1 AND retired_at IS NULL RETURNING version',
    [issuerId, tx.scope.clock.now()],
  );
  return row?.version;
}
