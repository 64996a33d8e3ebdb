import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type SessionEnd, SessionRow } from './session.row.ts';

export async function insertSession(
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'userId' | 'createdAt' | 'expiresAt' | 'address' | 'userAgent'>,
): Promise<void> {
  await tx.manager.insert(SessionRow, { ...session, lastSeenAt: session.createdAt });
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

/** Checks that the session is or was one of this user. */
export async function ownsSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM sessions WHERE id = $2 AND user_id = $1', [userId, id])).length > 0;
}
