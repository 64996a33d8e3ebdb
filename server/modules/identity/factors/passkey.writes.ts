import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { AuthenticatorRecord } from './factor.writes.ts';
import type { StoredPasskey } from './webauthn.ts';

export interface PasskeyOfUser extends StoredPasskey {
  id: string;
  userId: string;
}

const COLUMNS = `id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", counter, transports`;

export async function readPasskeys({ db }: Scope, userId: string): Promise<PasskeyOfUser[]> {
  return db.read<PasskeyOfUser>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM authenticators WHERE user_id = $1 AND kind = 'passkey' ORDER BY created_at, id`,
    values: [userId],
  });
}

/** Finds a passkey by the id that its browser gives. */
export async function findPasskey({ db }: Scope, credentialId: string): Promise<PasskeyOfUser | undefined> {
  const [passkey] = await db.read<PasskeyOfUser>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM authenticators WHERE credential_id = $1`,
    values: [credentialId],
  });
  return passkey;
}

export async function insertPasskey(
  tx: Tx,
  passkey: StoredPasskey & { id: string; userId: string; name: string; backedUp: boolean },
): Promise<AuthenticatorRecord> {
  const createdAt = tx.scope.clock.now();
  await tx.query(
    `INSERT INTO authenticators (id, user_id, kind, name, created_at, confirmed_at, credential_id, public_key, counter,
       transports, backed_up) VALUES ($1, $2, 'passkey', $3, $4, $4, $5, $6, $7, $8, $9)`,
    [
      passkey.id,
      passkey.userId,
      passkey.name,
      createdAt,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.backedUp,
    ],
  );
  return { id: passkey.id, kind: 'passkey', name: passkey.name, createdAt, lastUsedAt: null };
}

/**
 * Stores the use of a passkey. Authenticators without a counter always report 0.
 * @returns false when its counter was reached by another use meanwhile, or the passkey was removed
 */
export async function usePasskey(
  tx: Tx,
  id: string,
  { counter, backedUp }: { counter: bigint; backedUp: boolean },
): Promise<boolean> {
  const used = await tx.query(
    `UPDATE authenticators SET counter = $2, backed_up = $3, last_used_at = $4
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
    [id, counter, backedUp, tx.scope.clock.now()],
  );
  return used.length > 0;
}

/** @returns the renamed authenticator; undefined when the person has no such one */
export async function updateName(
  tx: Tx,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<AuthenticatorRecord | undefined> {
  const [renamed] = await tx.query<AuthenticatorRecord>(
    `UPDATE authenticators SET name = $3 WHERE user_id = $1 AND id = $2 AND confirmed_at IS NOT NULL
     RETURNING id, kind, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`,
    [userId, id, name],
  );
  return renamed;
}
