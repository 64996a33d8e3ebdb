import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { selectList } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/database.ts';
import { SigningKeyRow } from './signing-key.row.ts';

export type PublicKeyRecord = Omit<SigningKeyRow, 'sealedSecret'>;

const PUBLIC = selectList(SigningKeyRow, 'k', ['sealedSecret']);

/** @param version null for the one that signs now */
export async function readPublicKey(
  db: Database,
  issuerId: string,
  version: number | null,
): Promise<PublicKeyRecord | undefined> {
  const [row] = await db.public<PublicKeyRecord>({
    name: 'signing-key-public',
    text: `SELECT ${PUBLIC} FROM signing_keys_listed k
      WHERE issuer_id = $1 AND CASE WHEN $2::int IS NULL THEN retired_at IS NULL ELSE version = $2 END`,
    values: [issuerId, version],
  });
  return row;
}

/** All versions of the key of the issuer whose event it is; none for an unknown event. */
export async function readKeysOfEvent(db: Database, eventId: string): Promise<PublicKeyRecord[]> {
  return db.read<PublicKeyRecord>(SYSTEM_TENANCY, {
    name: 'signing-keys-of-event',
    text: `SELECT ${PUBLIC} FROM events e JOIN signing_keys k ON k.issuer_id = e.issuer_id
      WHERE e.id = $1 ORDER BY k.version`,
    values: [eventId],
  });
}

/** SELECT list of a `SigningKeyRow`. */
export const SEALED_KEY = selectList(SigningKeyRow, 'signing_keys');

/** @param version null for the one that signs now */
export async function readSealedKey(
  db: Database,
  issuerId: string,
  version: number | null,
): Promise<SigningKeyRow | undefined> {
  const [row] = await db.read<SigningKeyRow>(SYSTEM_TENANCY, {
    name: 'signing-key-sealed',
    text: `SELECT ${SEALED_KEY} FROM signing_keys
      WHERE issuer_id = $1 AND CASE WHEN $2::int IS NULL THEN retired_at IS NULL ELSE version = $2 END`,
    values: [issuerId, version],
  });
  return row;
}
