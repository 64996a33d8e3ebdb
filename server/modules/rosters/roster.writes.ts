import type { Tx } from '../../platform/db/in-transaction.ts';

export interface RosterKeyRow {
  id: string;
  key: Buffer;
  endsAt: Date;
}

export interface NewRosterKey {
  id: string;
  eventId: string;
  /** Exactly one of the two. */
  deviceId: string | null;
  sessionId: string | null;
  key: Buffer;
  hoursAfterEnd: number;
}

/**
 * Inserts the key of a device or session for an event, unless it has one, whose end then follows the event. The row of
 * the holder is locked: a key is not made beside the end of its holder, which deletes its keys.
 * @returns undefined when the event is not visible or over, or the holder has ended
 */
export async function upsertKey(tx: Tx, wanted: NewRosterKey): Promise<RosterKeyRow | undefined> {
  const { id, eventId, deviceId, sessionId, key, hoursAfterEnd } = wanted;
  const [row] = await tx.query<RosterKeyRow>(
    `WITH device AS MATERIALIZED (SELECT id FROM door_devices WHERE id = $3 AND cut_off_at IS NULL FOR SHARE),
       session AS MATERIALIZED (SELECT id FROM sessions WHERE id = $4 AND ended_at IS NULL FOR SHARE)
     INSERT INTO roster_keys (id, issuer_id, event_id, device_id, session_id, key, created_at, ends_at)
     SELECT $1, e.issuer_id, e.id, $3, $4, $5, $6, e.end_at + make_interval(hours => $7) FROM events e
     WHERE e.id = $2 AND e.end_at + make_interval(hours => $7) > $6
       AND (EXISTS (SELECT FROM device) OR EXISTS (SELECT FROM session))
     ON CONFLICT ON CONSTRAINT roster_keys_unique DO UPDATE SET ends_at = excluded.ends_at
     RETURNING id, key, ends_at AS "endsAt"`,
    [id, eventId, deviceId, sessionId, key, tx.scope.clock.now(), hoursAfterEnd],
  );
  return row;
}

/** Deletes keys whose time is over. */
export async function deleteEndedKeys(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM roster_keys WHERE ends_at <= $1', [tx.scope.clock.now()]);
}
