import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Records when sessions and keys were last used, in one statement; a later time is never overwritten. */
export async function noteUse(
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
  await tx.query('DELETE FROM one_time_tokens WHERE expires_at < $1', [before]);
  await tx.query('DELETE FROM api_keys WHERE coalesce(revoked_at, expires_at) < $1', [before]);
}
