import type { Tx } from '../../platform/db/in-transaction.ts';
import { freePlacesOfAll } from '../events/index.ts';
import { HELD_BESIDE, QUEUED_TIERS } from './waiting-room.reads.ts';
import type { CloseReason } from './waiting-room.rules.ts';

/** The room as one admission finds it. */
export interface TickRecord {
  eventId: string;
  minutes: number;
  mostPerMinute: number | null;
  joined: number;
  serving: number;
  admitted: number;
  bought: number;
  places: number;
  gone: number;
  /** People a second, as text. */
  rate: string;
  isOver: boolean;
}

/**
 * Takes the admission of this second, which one process gets.
 * @returns undefined when it is not due, or another process has it
 */
export async function takeTick(tx: Tx, eventId: string): Promise<TickRecord | undefined> {
  const [room] = await tx.query<TickRecord>(
    `SELECT w.event_id AS "eventId", w.minutes, w.most_per_minute AS "mostPerMinute",
       w.joined, w.serving, w.admitted, w.bought, w.places, w.gone, w.rate,
       (e.status <> 'published' OR e.end_at <= $2) AS "isOver"
     FROM waiting_rooms w JOIN events e ON e.id = w.event_id
     WHERE w.event_id = $1 AND w.closed_at IS NULL AND w.drawn_at IS NOT NULL AND w.next_tick_at <= $2
     FOR UPDATE OF w SKIP LOCKED`,
    [eventId, tx.scope.clock.now()],
  );
  return room;
}

/**
 * Places of chosen tiers that an order `o` takes: those of its payment, or its tickets. An order from the queue of a
 * single tier is for a tier of the room, and has no lines.
 */
const QUEUED_PLACES = `coalesce(
  (SELECT sum(n.quantity) FROM payment_lines n JOIN waiting_room_tiers c ON c.tier_id = n.tier_id WHERE n.order_id = o.id),
  (SELECT nullif(count(*), 0) FROM tickets k JOIN waiting_room_tiers c ON c.tier_id = k.tier_id WHERE k.order_id = o.id),
  o.quantity)`;

/** Marks the admitted people who have ordered. @returns how many, and the places that they took */
export async function markBought(tx: Tx, eventId: string): Promise<{ people: number; places: number }> {
  const [row] = await tx.query<{ people: number; places: number }>(
    `WITH done AS (
       UPDATE queue_entries q SET state = 'bought' FROM orders o
       WHERE q.event_id = $1 AND q.state = 'admitted' AND o.event_id = q.event_id AND o.queue_hash = q.hash
         AND o.status <> 'cancelled'
       RETURNING ${QUEUED_PLACES} AS quantity
     ) SELECT count(*)::int AS people, coalesce(sum(quantity), 0)::int AS places FROM done`,
    [eventId],
  );
  return row ?? { people: 0, places: 0 };
}

/** Ends the turns that were not used in time. The caller has marked those who ordered. */
export async function endTurns(tx: Tx, eventId: string): Promise<number> {
  const rows = await tx.query(
    `UPDATE queue_entries SET state = 'expired' WHERE event_id = $1 AND state = 'admitted' AND expires_at <= $2 RETURNING 1`,
    [eventId, tx.scope.clock.now()],
  );
  return rows.length;
}

interface Places {
  capacity: number;
  /** Neither sold nor held. */
  free: number;
  held: number;
}

/**
 * Counts the admitted people who can still buy. Those who have had a quarter of their time seldom do: most of them are
 * gone without a word.
 */
export async function countActive(tx: Tx, room: TickRecord): Promise<{ fresh: number; stale: number }> {
  const now = tx.scope.clock.now().getTime();
  const [row] = await tx.query<{ fresh: number; stale: number }>(
    `SELECT count(*) FILTER (WHERE expires_at > $2)::int AS fresh, count(*) FILTER (WHERE expires_at <= $2)::int AS stale
     FROM queue_entries WHERE event_id = $1 AND state = 'admitted'`,
    [room.eventId, new Date(now + room.minutes * 45_000)],
  );
  return row ?? { fresh: 0, stale: 0 };
}

/** Reads the places that the queue buys. */
export async function readPlaces(tx: Tx, eventId: string): Promise<Places> {
  const [row] = await tx.query<Places>(
    `SELECT coalesce(sum(t.capacity), 0)::int AS capacity, ${freePlacesOfAll('t')} AS free,
       coalesce(sum(t.held + CASE WHEN t.pooled AND t.capacity > t.sold + t.held THEN ${HELD_BESIDE} ELSE 0 END), 0)::int AS held
     FROM waiting_rooms w JOIN tiers t ON t.event_id = w.event_id WHERE w.event_id = $1 AND ${QUEUED_TIERS}`,
    [eventId],
  );
  return row ?? { capacity: 0, free: 0, held: 0 };
}

/**
 * Admits the next positions. @returns how many people; those who have left are skipped
 */
export async function admitUpTo(tx: Tx, room: TickRecord, position: number): Promise<number> {
  const now = tx.scope.clock.now();
  const rows = await tx.query(
    `UPDATE queue_entries SET state = 'admitted', admitted_at = $4, expires_at = $5
     WHERE event_id = $1 AND position > $2 AND position <= $3 AND state = 'waiting' RETURNING 1`,
    [room.eventId, room.serving, position, now, new Date(now.getTime() + room.minutes * 60_000)],
  );
  return rows.length;
}

export interface TickOutcome extends Pick<TickRecord, 'serving' | 'admitted' | 'bought' | 'places' | 'gone'> {
  rate: number;
  nextTickAt: Date;
  closed: CloseReason | null;
}

export async function writeTick(tx: Tx, eventId: string, outcome: TickOutcome): Promise<void> {
  const { serving, admitted, bought, places, gone, rate, nextTickAt, closed } = outcome;
  await tx.query(
    `UPDATE waiting_rooms SET serving = $2, admitted = $3, bought = $4, places = $5, gone = $6, rate = $7, next_tick_at = $8,
       closed_at = CASE WHEN $9::text IS NOT NULL THEN $10::timestamptz END, close_reason = $9
     WHERE event_id = $1`,
    [eventId, serving, admitted, bought, places, gone, rate, nextTickAt, closed, tx.scope.clock.now()],
  );
}
