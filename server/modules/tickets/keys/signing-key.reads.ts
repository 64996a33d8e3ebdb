import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

export interface PublicKeyRecord {
  issuer_id: string;
  version: number;
  public_key: Buffer;
  created_at: Date;
  retired_at: Date | null;
}

const PUBLIC = 'issuer_id, version, public_key, created_at, retired_at';

/** @param version null for the one that signs now */
export async function readPublicKey(
  db: Database,
  issuerId: string,
  version: number | null,
): Promise<PublicKeyRecord | undefined> {
  const [row] = await db.public<PublicKeyRecord>({
    name: 'signing-key-public',
    text: `SELECT ${PUBLIC} FROM signing_keys_listed
      WHERE issuer_id = $1 AND CASE WHEN $2::int IS NULL THEN retired_at IS NULL ELSE version = $2 END`,
    values: [issuerId, version],
  });
  return row;
}

/** All versions of the key of the issuer whose event it is; none for an unknown event. */
export async function readKeysOfEvent(db: Database, eventId: string): Promise<PublicKeyRecord[]> {
  return db.read<PublicKeyRecord>(SYSTEM_TENANCY, {
    name: 'signing-keys-of-event',
    text: `SELECT ${PUBLIC.replaceAll(/\b(\w+)/g, 'k.$1')} FROM events e JOIN signing_keys k ON k.issuer_id = e.issuer_id
      WHERE e.id = $1 ORDER BY k.version`,
    values: [eventId],
  });
}

/** The columns of a `SealedKeyRecord`. */
export const SEALED_KEY = `${PUBLIC}, sealed_secret`;

export interface SealedKeyRecord extends PublicKeyRecord {
  sealed_secret: Buffer;
}

/** @param version null for the one that signs now */
export async function readSealedKey(
  db: Database,
  issuerId: string,
  version: number | null,
): Promise<SealedKeyRecord | undefined> {
  const [row] = await db.read<SealedKeyRecord>(SYSTEM_TENANCY, {
    name: 'signing-key-sealed',
    text: `SELECT ${SEALED_KEY} FROM signing_keys
      WHERE issuer_id = $1 AND CASE WHEN $2::int IS NULL THEN retired_at IS NULL ELSE version = $2 END`,
    values: [issuerId, version],
  });
  return row;
}
