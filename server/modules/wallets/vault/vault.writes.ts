import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { SealedKey } from './sealed-key.ts';
import { type AccountOwner, SEALED } from './vault.reads.ts';

/** @returns the public key of the owner's account: the new one, or the existing one. */
export async function insertLedgerKey(tx: Tx, owner: AccountOwner, sealed: SealedKey): Promise<string> {
  await tx.query(
    `INSERT INTO ledger_keys
       (id, owner_kind, owner_id, public_key, version, master_key_id, wrapped_key, sealed_seed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (owner_kind, owner_id) DO NOTHING`,
    [
      sealed.id,
      owner.kind,
      owner.id,
      sealed.publicKey,
      sealed.version,
      sealed.masterKeyId,
      sealed.wrappedKey,
      sealed.sealedSeed,
      tx.scope.clock.now(),
    ],
  );
  const [row] = await tx.query<{ publicKey: string }>(
    'SELECT public_key AS "publicKey" FROM ledger_keys WHERE owner_kind = $1 AND owner_id = $2',
    [owner.kind, owner.id],
  );
  if (!row) throw new Error('ledger keys are made by the system alone; the transaction has another tenancy');
  return row.publicKey;
}

/** Locks some keys that another master key wraps until the transaction ends. */
export async function lockKeysOfOtherMasters(
  tx: Tx,
  masterKeyId: string,
  limit: number,
): Promise<SealedKey[]> {
  return tx.query<SealedKey>(
    `SELECT ${SEALED} FROM ledger_keys WHERE master_key_id <> $1 ORDER BY id LIMIT $2 FOR UPDATE`,
    [masterKeyId, limit],
  );
}

export async function updateWrapping(tx: Tx, keys: SealedKey[]): Promise<void> {
  await tx.query(
    `UPDATE ledger_keys k SET master_key_id = n.master_key_id, wrapped_key = n.wrapped_key
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS n (id, master_key_id, wrapped_key) WHERE k.id = n.id`,
    [
      keys.map(({ id }) => id),
      keys.map(({ masterKeyId }) => masterKeyId),
      keys.map(({ wrappedKey }) => wrappedKey),
    ],
  );
}
