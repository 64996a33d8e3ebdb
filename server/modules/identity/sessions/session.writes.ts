import { DAY_SECONDS } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { validUntil } from './session.reads.ts';
import { type SessionEnd, SessionRow } from './session.row.ts';

/** How long a device without a sign-in is known. */
const DEVICE_SECONDS = 365 * DAY_SECONDS;

export async function insertSession(
  tx: Tx,
  session: Pick<
    SessionRow,
    | 'id'
    | 'userId'
    | 'createdAt'
    | 'expiresAt'
    | 'idleSeconds'
    | 'address'
    | 'userAgent'
    | 'deviceHash'
    | 'country'
  >,
): Promise<void> {
  await tx.manager.insert(SessionRow, {
    ...session,
    lastSeenAt: session.createdAt,
    confirmedAt: session.createdAt,
  });
}

/**
 * Remembers the device of a sign-in.
 * @param marks of deviceMarks
 * @returns whether the person has signed in on it before, within a year
 */
export async function rememberDevice(tx: Tx, userId: string, marks: readonly Buffer[]): Promise<boolean> {
  const { clock } = tx.scope;
  const [found] = await tx.query<{ isKnown: boolean }>(
    `WITH known AS (SELECT FROM known_devices WHERE user_id = $1 AND mark = ANY($2::bytea[]) AND last_seen_at > $4),
       written AS (INSERT INTO known_devices (user_id, mark, first_seen_at, last_seen_at)
         SELECT $1, mark, $3, $3 FROM unnest($2::bytea[]) AS mark
         ON CONFLICT (user_id, mark) DO UPDATE SET last_seen_at = excluded.last_seen_at)
     SELECT EXISTS (SELECT FROM known) AS "isKnown"`,
    [userId, marks, clock.now(), clock.ago(DEVICE_SECONDS)],
  );
  return found?.isKnown ?? false;
}

/**
 * Ends one session of the user, or all of them but one, and the keys of their browsers. Their connections are notified after the commit. Returns the
 * ids of those that were running.
 */
export async function endSessions(
  tx: Tx,
  userId: string,
  reason: SessionEnd,
  which: { only: string } | { except: string | null },
): Promise<string[]> {
  const [condition, id] =
    'only' in which ? ['id = $4', which.only] : ['id IS DISTINCT FROM $4::uuid', which.except];
  const ended = await tx.query<{ id: string }>(
    `UPDATE sessions SET ended_at = $3, ended_reason = $2
     WHERE user_id = $1 AND ended_at IS NULL AND ${condition} RETURNING id`,
    [userId, reason, tx.scope.clock.now(), id],
  );
  const ids = ended.map((session) => session.id);
  await tx.query(
    `UPDATE api_keys SET revoked_at = $3 WHERE user_id = $1 AND session_id = ANY($2::uuid[]) AND 'web' = ANY(scopes)
     AND revoked_at IS NULL`,
    [userId, ids, tx.scope.clock.now()],
  );
  tx.afterCommit(() => {
    for (const sessionId of ids)
      tx.scope.services.topics.publish('session.ended', 'all', { sessionId, userId });
  });
  return ids;
}

/** Records that the person of a session has proved who they are. */
export async function updateConfirmed(tx: Tx, sessionId: string): Promise<void> {
  await tx.manager.update(SessionRow, sessionId, { confirmedAt: tx.scope.clock.now() });
}

/** Checks that the session is or was one of this user. */
export async function ownsSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM sessions WHERE id = $2 AND user_id = $1', [userId, id])).length > 0;
}

/** Records when sessions and keys were last used, in one statement; a later time is never overwritten. */
export async function recordUse(
  tx: Tx,
  table: 'sessions' | 'api_keys',
  uses: ReadonlyMap<string, Date>,
): Promise<void> {
  if (uses.size === 0) return;
  const column = table === 'sessions' ? 'last_seen_at' : 'last_used_at';
  await tx.query(
    `UPDATE ${table} t SET ${column} = used.at
     FROM unnest($1::uuid[], $2::timestamptz[]) AS used (id, at)
     WHERE t.id = used.id AND (t.${column} IS NULL OR t.${column} < used.at)`,
    [[...uses.keys()], [...uses.values()]],
  );
}

/** Deletes sessions, links and keys that ended before the given time, and devices without a sign-in for a year. */
export async function deleteOldCredentials(tx: Tx, before: Date): Promise<void> {
  await tx.query(`DELETE FROM sessions s WHERE coalesce(ended_at, ${validUntil('s')}) < $1`, [before]);
  await tx.query('DELETE FROM known_devices WHERE last_seen_at < $1', [tx.scope.clock.ago(DEVICE_SECONDS)]);
  // Each opened sign-in page leaves one.
  await tx.query('DELETE FROM sign_in_challenges WHERE expires_at < $1', [tx.scope.clock.ago(DAY_SECONDS)]);
  await tx.query('DELETE FROM authenticators WHERE confirmed_at IS NULL AND created_at < $1', [before]);
  await tx.query('DELETE FROM factor_recoveries WHERE ended_at < $1', [before]);
  await tx.query('DELETE FROM email_changes WHERE coalesce(ended_at, effective_at, expires_at) < $1', [
    before,
  ]);
  await tx.query('DELETE FROM one_time_tokens WHERE expires_at < $1', [before]);
  await tx.query('DELETE FROM api_keys WHERE coalesce(revoked_at, expires_at) < $1', [before]);
}
