import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { AuthenticatorRow } from './authenticator.row.ts';
import type { AuthenticatorKind } from './factor.rules.ts';

export interface AuthenticatorRecord {
  id: string;
  kind: AuthenticatorKind;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Serializes changes of the factors of a person. */
export async function lockFactors(tx: Tx, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

/** Stores an app that waits for its first code, instead of one that waited before. */
export async function insertApp(
  tx: Tx,
  app: { id: string; userId: string; name: string; sealedSecret: string },
): Promise<void> {
  await tx.query('DELETE FROM authenticators WHERE user_id = $1 AND confirmed_at IS NULL', [app.userId]);
  await tx.manager.insert(AuthenticatorRow, { ...app, kind: 'totp', createdAt: tx.scope.clock.now() });
}

interface AppSecret {
  id: string;
  sealedSecret: string;
}

/** Reads the app that waits for its first code. */
export async function findWaitingApp(tx: Tx, userId: string, id: string): Promise<AppSecret | undefined> {
  const [app] = await tx.query<AppSecret>(
    `SELECT id, sealed_secret AS "sealedSecret" FROM authenticators
     WHERE user_id = $1 AND id = $2 AND kind = 'totp' AND confirmed_at IS NULL`,
    [userId, id],
  );
  return app;
}

/** Reads the app of a person whose codes count. */
export async function findApp(tx: Tx, userId: string): Promise<AppSecret | undefined> {
  const [app] = await tx.query<AppSecret>(
    `SELECT id, sealed_secret AS "sealedSecret" FROM authenticators
     WHERE user_id = $1 AND kind = 'totp' AND confirmed_at IS NOT NULL`,
    [userId],
  );
  return app;
}

/** Lets an app count with its first code, which works only once. @param step time step of the code */
export async function confirmApp(tx: Tx, id: string, step: number): Promise<AuthenticatorRecord | undefined> {
  const now = tx.scope.clock.now();
  const [app] = await tx.query<AuthenticatorRecord>(
    `UPDATE authenticators SET confirmed_at = $2, last_used_at = $2, last_step = $3
     WHERE id = $1 AND confirmed_at IS NULL
     RETURNING id, kind, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`,
    [id, now, step],
  );
  return app;
}

/** Uses up a code of an app: neither it nor an older one works again. @returns false for such a code */
export async function useStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const used = await tx.query(
    `UPDATE authenticators SET last_step = $2, last_used_at = $3
     WHERE id = $1 AND (last_step IS NULL OR last_step < $2) RETURNING id`,
    [id, step, tx.scope.clock.now()],
  );
  return used.length > 0;
}

/** @returns the removed authenticator; undefined when the person has no such one */
export async function deleteAuthenticator(
  tx: Tx,
  userId: string,
  id: string,
): Promise<Pick<AuthenticatorRecord, 'kind' | 'name'> | undefined> {
  const [removed] = await tx.query<Pick<AuthenticatorRecord, 'kind' | 'name'>>(
    `DELETE FROM authenticators WHERE user_id = $1 AND id = $2 AND confirmed_at IS NOT NULL
     RETURNING kind, name`,
    [userId, id],
  );
  return removed;
}

export async function countAuthenticators(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL',
    [userId],
  );
  return row?.count ?? 0;
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
}

export async function insertRecoveryCodes(tx: Tx, userId: string, digests: Buffer[]): Promise<void> {
  await tx.query(
    `INSERT INTO recovery_codes (user_id, digest, created_at) SELECT $1, digest, $3 FROM unnest($2::bytea[]) digest`,
    [userId, digests, tx.scope.clock.now()],
  );
}

/** Uses up a recovery code. @returns how many are left; undefined for a code that is unknown or used */
export async function useRecoveryCode(tx: Tx, userId: string, digest: Buffer): Promise<number | undefined> {
  const used = await tx.query(
    `UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND digest = $2 AND used_at IS NULL
     RETURNING user_id`,
    [userId, digest, tx.scope.clock.now()],
  );
  if (used.length === 0) return undefined;
  const [left] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return left?.count ?? 0;
}

export type ChallengePurpose =
  | 'second_factor'
  | 'passkey_sign_in'
  | 'passkey_registration'
  | 'passkey_confirmation';

const CHALLENGE_SECONDS = 5 * 60;
/** Wrong answers after which a challenge no longer works. */
const MAX_TRIES = 5;

const challengeDigest = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** @param challenge random text; only its digest is stored */
export async function insertChallenge(
  tx: Tx,
  challenge: string,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
): Promise<void> {
  const { ids, clock } = tx.scope;
  await tx.query(
    `INSERT INTO sign_in_challenges (id, user_id, purpose, digest, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [ids.uuid(), userId, purpose, challengeDigest(challenge), clock.now(), clock.in(CHALLENGE_SECONDS)],
  );
}

/**
 * Counts an answer to a challenge.
 * @returns its account, null for any; undefined for a challenge that is used, expired or answered too often
 */
export async function countTry(
  tx: Tx,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<{ userId: string | null } | undefined> {
  const [counted] = await tx.query<{ userId: string | null }>(
    `UPDATE sign_in_challenges SET attempts = attempts + 1
     WHERE digest = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 AND attempts < $4
     RETURNING user_id AS "userId"`,
    [challengeDigest(challenge), purpose, tx.scope.clock.now(), MAX_TRIES],
  );
  return counted;
}

/** Uses up a challenge; of two concurrent answers, one gets true. */
export async function useChallenge(tx: Tx, challenge: string, purpose: ChallengePurpose): Promise<boolean> {
  const now = tx.scope.clock.now();
  const used = await tx.query(
    `UPDATE sign_in_challenges SET used_at = $3
     WHERE digest = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING id`,
    [challengeDigest(challenge), purpose, now],
  );
  return used.length > 0;
}

export async function lockSealedApps(tx: Tx): Promise<AppSecret[]> {
  return tx.query(
    `SELECT id, sealed_secret AS "sealedSecret" FROM authenticators WHERE kind = 'totp' ORDER BY id FOR UPDATE`,
  );
}

export async function updateSealedApp(tx: Tx, { id, sealedSecret }: AppSecret): Promise<void> {
  await tx.manager.update(AuthenticatorRow, id, { sealedSecret });
}
