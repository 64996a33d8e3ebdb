import type { Tx } from '../../../platform/db/in-transaction.ts';
import { validUntil } from './session.reads.ts';

/** A refresh token, the one that took its place, and the session of both. */
export interface RefreshTokenRecord {
  id: string;
  userId: string;
  sessionId: string;
  usedAt: Date | null;
  usedBy: Buffer | null;
  replacedBy: string | null;
  replacementUsed: boolean;
  isEnded: boolean;
  validUntil: Date;
  /** End of the session however much it is used. */
  expiresAt: Date;
}

/** @param next hash of the token, and its id, from which its text is derived */
export async function insertRefreshToken(
  tx: Tx,
  next: { id: string; hash: Buffer },
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await tx.query(
    'INSERT INTO refresh_tokens (id, user_id, session_id, hash, created_at) VALUES ($1, $2, $3, $4, $5)',
    [next.id, userId, sessionId, next.hash, tx.scope.clock.now()],
  );
}

/** Finds a token and locks its session, so that of two calls with one token the second sees what the first has done. */
export async function lockRefreshToken(tx: Tx, hash: Buffer): Promise<RefreshTokenRecord | undefined> {
  await tx.query(
    `SELECT 1 FROM sessions WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = $1) FOR UPDATE`,
    [hash],
  );
  const [found] = await tx.query<RefreshTokenRecord>(
    `SELECT r.id, r.user_id AS "userId", r.session_id AS "sessionId", r.used_at AS "usedAt", r.used_by AS "usedBy",
       r.replaced_by AS "replacedBy", n.used_at IS NOT NULL AS "replacementUsed", s.ended_at IS NOT NULL AS "isEnded",
       ${validUntil('s')} AS "validUntil", s.expires_at AS "expiresAt"
     FROM refresh_tokens r JOIN sessions s ON s.id = r.session_id LEFT JOIN refresh_tokens n ON n.id = r.replaced_by
     WHERE r.hash = $1`,
    [hash],
  );
  return found;
}

/** Uses up a token for the one that takes its place. @param usedBy mark of the device */
export async function replaceRefreshToken(
  tx: Tx,
  used: RefreshTokenRecord,
  next: { id: string; hash: Buffer },
  usedBy: Buffer,
): Promise<void> {
  // The reference to its successor is checked when the statement ends, and only one of both may be open.
  await tx.query(
    `WITH old AS (UPDATE refresh_tokens SET used_at = $3, used_by = $4, replaced_by = $2 WHERE id = $1 RETURNING id)
     INSERT INTO refresh_tokens (id, user_id, session_id, hash, created_at)
       SELECT $2, $5, $6, $7, $3 FROM old`,
    [used.id, next.id, tx.scope.clock.now(), usedBy, used.userId, used.sessionId, next.hash],
  );
}
