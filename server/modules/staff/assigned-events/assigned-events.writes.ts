import type { Tx } from '../../../platform/db/in-transaction.ts';

/** An event as its name tells it to a person. */
export interface NamedEvent {
  id: string;
  name: string;
}

/** Locks those of the events that belong to the issuer against deletion, within this transaction. */
export async function lockEventsOf(tx: Tx, issuerId: string, ids: readonly string[]): Promise<NamedEvent[]> {
  return tx.query<NamedEvent>(
    `SELECT id, name FROM events WHERE id = ANY($1::uuid[]) AND issuer_id = $2
     ORDER BY start_at, id FOR KEY SHARE`,
    [ids, issuerId],
  );
}

/** Reads the ids of the events that a person is limited to, in order; null for the whole organisation. */
export async function readLimit(tx: Tx, userId: string): Promise<string[] | null> {
  const [row] = await tx.query<{ events: string[] | null }>(
    `SELECT CASE WHEN limited_since IS NOT NULL
       THEN ARRAY(SELECT event_id::text FROM staff_events WHERE user_id = $1 AND ended_at IS NULL ORDER BY 1) END AS events
     FROM users WHERE id = $1`,
    [userId],
  );
  return row?.events ?? null;
}

/** Limits a person to events. Those that they lose stay for what their devices have recorded before. */
export async function writeLimit(
  tx: Tx,
  { userId, issuerId }: { userId: string; issuerId: string },
  eventIds: readonly string[],
): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query('UPDATE users SET limited_since = coalesce(limited_since, $2) WHERE id = $1', [userId, now]);
  await tx.query(
    'UPDATE staff_events SET ended_at = $3 WHERE user_id = $1 AND ended_at IS NULL AND event_id <> ALL($2::uuid[])',
    [userId, eventIds, now],
  );
  await tx.query(
    `INSERT INTO staff_events (user_id, event_id, issuer_id) SELECT $1, unnest($2::uuid[]), $3
     ON CONFLICT (user_id, event_id) DO UPDATE SET ended_at = NULL`,
    [userId, eventIds, issuerId],
  );
}

/** The person works for the whole organisation again. */
export async function deleteLimit(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM staff_events WHERE user_id = $1', [userId]);
  await tx.query('UPDATE users SET limited_since = NULL WHERE id = $1', [userId]);
}
