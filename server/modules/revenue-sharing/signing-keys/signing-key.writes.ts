import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ProofRow } from './signing-key.reads.ts';

/** Writes a challenge. There is one at a time: a new one replaces those that were not answered. */
export async function insertProof(tx: Tx, userId: string, proof: ProofRow): Promise<void> {
  await tx.query('DELETE FROM signing_key_proofs WHERE user_id = $1 AND used_at IS NULL', [userId]);
  await tx.query(
    `INSERT INTO signing_key_proofs (id, user_id, public_key, hash, envelope_xdr, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [proof.id, userId, proof.publicKey, proof.hash, proof.envelopeXdr, tx.scope.clock.now(), proof.expiresAt],
  );
}

/** @returns false when it was used meanwhile */
export async function useProof(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE signing_key_proofs SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id',
    [id, tx.scope.clock.now()],
  );
  return rows.length === 1;
}

export async function putSigningKey(tx: Tx, userId: string, publicKey: string): Promise<void> {
  await tx.query(
    `INSERT INTO own_signing_keys (user_id, public_key, proved_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET public_key = excluded.public_key, proved_at = excluded.proved_at`,
    [userId, publicKey, tx.scope.clock.now()],
  );
}

/** @returns false when there was none */
export async function deleteSigningKey(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query('DELETE FROM own_signing_keys WHERE user_id = $1 RETURNING user_id', [userId]);
  return rows.length === 1;
}
