import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SealedKey } from './sealed-key.ts';

/**
 * The owner of a ledger account's key. The platform's own accounts are named: `treasury`, `anchor`, `channel-1`,
 * `escrow:<contract>`.
 */
export interface AccountOwner {
  kind: 'user' | 'issuer' | 'platform';
  id: string;
}

export const SEALED = `id, public_key AS "publicKey", version, master_key_id AS "masterKeyId",
  wrapped_key AS "wrappedKey", sealed_seed AS "sealedSeed"`;

/** Reads keys in the order of the input; undefined for a key that is not held here. */
export async function readSealedKeys(db: Database, publicKeys: string[]): Promise<(SealedKey | undefined)[]> {
  const rows = await db.read<SealedKey>(SYSTEM_TENANCY, {
    name: 'ledger-keys-sealed',
    text: `SELECT ${SEALED} FROM ledger_keys WHERE public_key = ANY ($1)`,
    values: [publicKeys],
  });
  const found = new Map(rows.map((row) => [row.publicKey, row]));
  return publicKeys.map((publicKey) => found.get(publicKey));
}

export async function readAccountOf(db: Database, owner: AccountOwner): Promise<string | undefined> {
  const [row] = await db.read<{ publicKey: string }>(SYSTEM_TENANCY, {
    name: 'ledger-key-of-owner',
    text: 'SELECT public_key AS "publicKey" FROM ledger_keys WHERE owner_kind = $1 AND owner_id = $2',
    values: [owner.kind, owner.id],
  });
  return row?.publicKey;
}
