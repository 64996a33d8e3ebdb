import { DAY_SECONDS } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type SessionEnd, SessionRow } from './session.row.ts';

export async function insertSession(
  tx: Tx,
  session: Pick<
    SessionRow,
    'id' | 'userId' | 'createdAt' | 'expiresAt' | 'address' | 'userAgent' | 'deviceHash'
  >,
): Promise<void> {
  await tx.manager.insert(SessionRow, {
    ...session,
    lastSeenAt: session.createdAt,
    confirmedAt: session.createdAt,
  });
}

/**
 * Ends one session of the user, or all of them but one. Their connections are notified after the commit. Returns the
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

/** Deletes sessions, links and keys that ended before the given time. */
export async function deleteOldCredentials(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE coalesce(ended_at, expires_at) < $1', [before]);
  // Each opened sign-in page leaves one.
  await tx.query('DELETE FROM sign_in_challenges WHERE expires_at < $1', [tx.scope.clock.ago(DAY_SECONDS)]);
  await tx.query('DELETE FROM authenticators WHERE confirmed_at IS NULL AND created_at < $1', [before]);
  await tx.query('DELETE FROM factor_recoveries WHERE ended_at < $1', [before]);
  await tx.query('DELETE FROM one_time_tokens WHERE expires_at < $1', [before]);
  await tx.query('DELETE FROM api_keys WHERE coalesce(revoked_at, expires_at) < $1', [before]);
}
