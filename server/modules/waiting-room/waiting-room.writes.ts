import type { Tx } from '../../platform/db/in-transaction.ts';
import { insertRow } from '../../platform/db/insert-row.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ROOM_COLUMNS, type RoomRecord } from './waiting-room.reads.ts';
import type { CloseReason, RoomSettings } from './waiting-room.rules.ts';

export type LockedRoom = Omit<RoomRecord, 'slug' | 'eventName' | 'isDraft'> & {
  sealedSeed: string;
  seedIntentId: string | null;
  places: number;
};

/** Locks the room until the transaction ends: nobody joins meanwhile. */
export async function lockRoom(tx: Tx, eventId: string): Promise<LockedRoom | undefined> {
  const [room] = await tx.query<LockedRoom>(
    `SELECT ${ROOM_COLUMNS}, w.sealed_seed AS "sealedSeed", w.seed_intent_id AS "seedIntentId", w.places FROM waiting_rooms w WHERE w.event_id = $1 FOR UPDATE`,
    [eventId],
  );
  return room;
}

interface NewRoom extends RoomSettings {
  eventId: string;
  issuerId: string;
  seedHash: Buffer;
  sealedSeed: string;
}

export async function insertRoom(tx: Tx, room: NewRoom): Promise<void> {
  const { eventId, issuerId, joinsFrom, onSaleAt, minutes, mostPerMinute, seedHash, sealedSeed } = room;
  await insertRow(tx, 'waiting_rooms', {
    ...{ eventId, issuerId, joinsFrom, onSaleAt, minutes, mostPerMinute, seedHash, sealedSeed },
    ...{ nextTickAt: onSaleAt, createdAt: tx.scope.clock.now() },
  });
}

/** The caller has locked the room. */
export async function updateRoom(tx: Tx, eventId: string, settings: RoomSettings): Promise<void> {
  const { joinsFrom, onSaleAt, minutes, mostPerMinute } = settings;
  await tx.query(
    `UPDATE waiting_rooms SET joins_from = $2, on_sale_at = $3, minutes = $4, most_per_minute = $5,
       next_tick_at = least(next_tick_at, $3) WHERE event_id = $1`,
    [eventId, joinsFrom, onSaleAt, minutes, mostPerMinute],
  );
}

/** Reads the ids of the event's tiers. The caller has locked the event: none is added or removed meanwhile. */
export async function tierIdsOf(tx: Tx, eventId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [eventId]);
  return rows.map(({ id }) => id);
}

/**
 * Writes which tiers are sold through the room. The caller has locked the event.
 * @param tierIds null: all
 */
export async function chooseTiers(
  tx: Tx,
  { id: eventId, issuerId }: { id: string; issuerId: string },
  tierIds: readonly string[] | null,
): Promise<void> {
  await tx.query('UPDATE waiting_rooms SET all_tiers = $2 WHERE event_id = $1', [eventId, tierIds === null]);
  await tx.query('DELETE FROM waiting_room_tiers WHERE event_id = $1 AND tier_id <> ALL($2::uuid[])', [
    eventId,
    tierIds ?? [],
  ]);
  await tx.query(
    `INSERT INTO waiting_room_tiers (tier_id, event_id, issuer_id) SELECT id, $2, $3 FROM unnest($1::uuid[]) AS chosen (id)
     ON CONFLICT (tier_id) DO NOTHING`,
    [tierIds ?? [], eventId, issuerId],
  );
}

/** Sales under way are checked again: whether they need a turn has changed. */
export async function renewRules(tx: Tx, eventId: string): Promise<void> {
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [eventId],
  );
}

/** The caller has locked the room, which nobody has joined. */
export async function deleteRoom(tx: Tx, eventId: string): Promise<void> {
  await tx.query('DELETE FROM waiting_rooms WHERE event_id = $1', [eventId]);
}

/** The caller has locked the room. */
export async function closeRoom(tx: Tx, eventId: string, reason: CloseReason): Promise<void> {
  await tx.query(
    'UPDATE waiting_rooms SET closed_at = $2, close_reason = $3 WHERE event_id = $1 AND closed_at IS NULL',
    [eventId, tx.scope.clock.now(), reason],
  );
}

export async function recordSeedIntent(tx: Tx, eventId: string, intentId: string): Promise<void> {
  await tx.query('UPDATE waiting_rooms SET seed_intent_id = $2 WHERE event_id = $1', [eventId, intentId]);
}

/** @param hash of the transaction that fixes the seed; null: the ledger refused it, and another is sent */
export async function recordSeedTransaction(tx: Tx, eventId: string, hash: string | null): Promise<void> {
  await tx.query(
    `UPDATE waiting_rooms SET seed_transaction = $2, seed_intent_id = CASE WHEN $2::text IS NOT NULL THEN seed_intent_id END
     WHERE event_id = $1`,
    [eventId, hash],
  );
}

/** Reseals the seeds that are still secret. @returns the number of rooms */
export async function resealSeeds(
  tx: Tx,
  again: (eventId: string, sealed: string) => string,
): Promise<number> {
  const rooms = await tx.query<{ eventId: string; sealedSeed: string }>(
    'SELECT event_id AS "eventId", sealed_seed AS "sealedSeed" FROM waiting_rooms WHERE drawn_at IS NULL ORDER BY event_id FOR UPDATE',
  );
  for (const { eventId, sealedSeed } of rooms)
    await tx.query('UPDATE waiting_rooms SET sealed_seed = $2 WHERE event_id = $1', [
      eventId,
      again(eventId, sealedSeed),
    ]);
  return rooms.length;
}

/** A person who joins. */
export interface Joining {
  hash: Buffer;
  workHash: Buffer | null;
  apiKeyId: string | null;
  at: Date;
}

/** `i`: index of the person; `position` is null before the draw. */
export interface JoinedRow {
  i: number;
  number: number;
  position: number | null;
}

/**
 * Adds a batch of people to the queue of one room. The room's row is locked, so numbers have no gaps, and the list of
 * those who are drawn is closed by the first statement after the sale began, whichever process runs it. No row is
 * returned for a person when the room is not open, or when the proof of work was used before.
 */
const JOIN_BATCH = `
WITH requested AS MATERIALIZED (
  SELECT i, decode(hash, 'hex') AS hash, decode(work, 'hex') AS work, api_key, at
  FROM json_to_recordset($2::json) AS r(i int, hash text, work text, api_key uuid, at timestamptz)
), room AS MATERIALIZED (
  SELECT w.*, w.early IS NOT NULL OR w.on_sale_at <= $3 AS late FROM waiting_rooms w
  WHERE w.event_id = $1 AND w.closed_at IS NULL AND w.joins_from <= $3 FOR UPDATE
), fresh AS MATERIALIZED (
  SELECT r.*, row_number() OVER (ORDER BY r.i)::int AS nth FROM requested r, room
  WHERE r.work IS NULL
    OR NOT EXISTS (SELECT FROM queue_entries q WHERE q.event_id = $1 AND q.work_hash = r.work)
), counted AS (
  UPDATE waiting_rooms w SET joined = w.joined + (SELECT count(*) FROM fresh)::int,
    early = CASE WHEN room.late THEN coalesce(w.early, w.joined) END
  FROM room WHERE w.event_id = room.event_id
), added AS (
  INSERT INTO queue_entries (event_id, hash, issuer_id, number, joined_at, api_key_id, work_hash, position, state)
  SELECT $1, f.hash, room.issuer_id, room.joined + f.nth, f.at, f.api_key, f.work,
    CASE WHEN room.late THEN room.joined + f.nth END, 'waiting'
  FROM fresh f, room
)
SELECT f.i, room.joined + f.nth AS number, CASE WHEN room.late THEN room.joined + f.nth END AS position
FROM fresh f, room`;

export function joinBatch(eventId: string, people: readonly Joining[], now: Date): Statement {
  const rows = people.map(({ hash, workHash, apiKeyId, at }, i) => ({
    i,
    hash: hash.toString('hex'),
    work: workHash?.toString('hex') ?? null,
    api_key: apiKeyId,
    at,
  }));
  return { name: 'join-waiting-room', text: JOIN_BATCH, values: [eventId, JSON.stringify(rows), now] };
}

/** @returns false for a place that has been given up or used */
export async function leaveQueue(tx: Tx, eventId: string, hash: Buffer): Promise<boolean> {
  const rows = await tx.query<{ admitted: boolean }>(
    `UPDATE queue_entries SET state = 'left' WHERE event_id = $1 AND hash = $2 AND state IN ('waiting', 'admitted')
     RETURNING admitted_at IS NOT NULL AS admitted`,
    [eventId, hash],
  );
  if (rows[0]?.admitted)
    await tx.query('UPDATE waiting_rooms SET gone = gone + 1 WHERE event_id = $1', [eventId]);
  return rows.length > 0;
}
