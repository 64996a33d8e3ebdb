import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { freePlacesOfAll } from '../events/index.ts';
import type { CloseReason, QueueState } from './waiting-room.rules.ts';

/** A tier that is sold through a room. */
export interface RoomTier {
  id: string;
  name: string;
  /** Sold only with a code that opens it. */
  hidden: boolean;
}

export interface RoomRecord {
  eventId: string;
  issuerId: string;
  slug: string;
  eventName: string;
  joinsFrom: Date;
  onSaleAt: Date;
  minutes: number;
  mostPerMinute: number | null;
  seedHash: Buffer;
  /** null until the draw. */
  seed: Buffer | null;
  seedTransaction: string | null;
  ledgerSequence: number | null;
  ledgerHash: Buffer | null;
  joined: number;
  early: number | null;
  /** SHA-256 of the hashes of those who are drawn, in the order of joining; null until their list is closed. */
  listHash: Buffer | null;
  drawnAt: Date | null;
  serving: number;
  admitted: number;
  bought: number;
  gone: number;
  /** People a second, as text. */
  rate: string;
  closedAt: Date | null;
  closeReason: CloseReason | null;
  /** The chosen tiers in their order; null: all, also those that are added later. */
  tiers: readonly RoomTier[] | null;
  /** Its event is a draft, which the organiser's staff alone may see. */
  isDraft: boolean;
}

export const ROOM_COLUMNS = `w.event_id AS "eventId", w.issuer_id AS "issuerId", w.joins_from AS "joinsFrom",
  w.on_sale_at AS "onSaleAt", w.minutes, w.most_per_minute AS "mostPerMinute", w.seed_hash AS "seedHash", w.seed,
  w.seed_transaction AS "seedTransaction", w.ledger_sequence AS "ledgerSequence", w.ledger_hash AS "ledgerHash",
  w.joined, w.early, w.list_hash AS "listHash", w.drawn_at AS "drawnAt", w.serving, w.admitted, w.bought, w.gone, w.rate,
  w.closed_at AS "closedAt", w.close_reason AS "closeReason",
  CASE WHEN NOT w.all_tiers THEN (
    SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'hidden', t.hidden) ORDER BY t.position, t.id), '[]')
    FROM waiting_room_tiers c JOIN tiers t ON t.id = c.tier_id WHERE c.event_id = w.event_id) END AS tiers`;

/** Reads rooms. The caller shows those of drafts only to people who may see the event. */
export async function readRooms(db: Database, eventIds: readonly string[]): Promise<RoomRecord[]> {
  return db.read<RoomRecord>(SYSTEM_TENANCY, {
    name: 'waiting-rooms',
    text: `SELECT ${ROOM_COLUMNS}, e.slug, e.name AS "eventName", e.status = 'draft' AS "isDraft"
      FROM waiting_rooms w JOIN events e ON e.id = w.event_id WHERE w.event_id = ANY($1::uuid[])`,
    values: [eventIds],
  });
}

export interface OpenRoom {
  eventId: string;
  joinsFrom: Date;
  onSaleAt: Date;
  early: number | null;
  drawnAt: Date | null;
  seedIntentId: string | null;
  /** The ledger that decides its draw is stored. */
  isKeyFixed: boolean;
}

/** Reads the rooms that are not closed. */
export async function readOpenRooms(db: Database): Promise<OpenRoom[]> {
  return db.read<OpenRoom>(SYSTEM_TENANCY, {
    name: 'open-waiting-rooms',
    text: `SELECT event_id AS "eventId", joins_from AS "joinsFrom", on_sale_at AS "onSaleAt", early, drawn_at AS "drawnAt",
        seed_intent_id AS "seedIntentId", key_fixed_at IS NOT NULL AS "isKeyFixed"
      FROM waiting_rooms WHERE closed_at IS NULL ORDER BY on_sale_at LIMIT 500`,
  });
}

export interface EntryRecord {
  hash: Buffer;
  apiKeyId: string | null;
  joinedAt: Date;
  /** null until the draw is whole, for those who are drawn. */
  position: number | null;
  state: QueueState;
  expiresAt: Date | null;
  serving: number;
  /** The order that it was used for, unless its payment failed. */
  orderId: string | null;
  closedAt: Date | null;
}

/** A place in the queue of an event, by its public hash. */
export interface PlaceKey {
  eventId: string;
  hash: Buffer;
}

/** `i`: index of the key. */
export interface FoundEntry extends EntryRecord {
  i: number;
}

/** Finds places, each by one look-up; positions are shown once the draw is whole. */
const ENTRIES = `SELECT g.i::int - 1 AS i, q.hash, q.api_key_id AS "apiKeyId", q.joined_at AS "joinedAt", q.state,
    CASE WHEN w.drawn_at IS NOT NULL OR q.number > w.early THEN q.position END AS position,
    q.expires_at AS "expiresAt", w.serving, w.closed_at AS "closedAt",
    (SELECT o.id FROM orders o WHERE o.event_id = q.event_id AND o.queue_hash = q.hash AND o.status <> 'cancelled') AS "orderId"
  FROM unnest($1::uuid[], $2::bytea[]) WITH ORDINALITY AS g(event_id, hash, i)
  JOIN queue_entries q ON q.event_id = g.event_id AND q.hash = g.hash
  JOIN waiting_rooms w ON w.event_id = q.event_id`;

export function entriesOf(keys: readonly PlaceKey[]): Statement {
  const values = [keys.map(({ eventId }) => eventId), keys.map(({ hash }) => hash)];
  return { name: 'queue-entries', text: ENTRIES, values };
}

/** Reads the hashes of those who were drawn, in the order of joining. */
export async function readDrawnHashes(db: Database, eventId: string): Promise<string[]> {
  const rows = await db.read<{ hash: string }>(SYSTEM_TENANCY, {
    text: `SELECT encode(q.hash, 'hex') AS hash FROM queue_entries q JOIN waiting_rooms w ON w.event_id = q.event_id
      WHERE q.event_id = $1 AND q.number <= w.early AND w.drawn_at IS NOT NULL ORDER BY q.number`,
    values: [eventId],
  });
  return rows.map(({ hash }) => hash);
}

/** Whether a tier is sold through the room `w` of its event. */
const isCovered = (tier: string): string =>
  `(w.all_tiers OR EXISTS (SELECT FROM waiting_room_tiers c WHERE c.tier_id = ${tier}.id))`;

/** Tiers `t` that the queue of the room `w` buys: of those sold through it the visible ones, or all when all are hidden. */
export const QUEUED_TIERS = `NOT t.closed AND ${isCovered('t')} AND (NOT t.hidden OR NOT EXISTS (
    SELECT FROM tiers v WHERE v.event_id = t.event_id AND NOT v.closed AND NOT v.hidden AND ${isCovered('v')}))`;

/** Places of the pools of a tier `t` that are held in other tiers: they may come back to it. */
export const HELD_BESIDE = `(SELECT coalesce(sum(o.held), 0) FROM tiers o WHERE o.id <> t.id AND o.id IN (
    SELECT y.tier_id FROM tier_pools x JOIN tier_pools y ON y.pool_id = x.pool_id WHERE x.tier_id = t.id))`;

/** Counts the places that are neither sold nor held. */
export async function readFree(db: Database, eventId: string): Promise<number> {
  const [row] = await db.read<{ free: number }>(SYSTEM_TENANCY, {
    name: 'waiting-room-free',
    text: `SELECT ${freePlacesOfAll('t')} AS free
      FROM waiting_rooms w JOIN tiers t ON t.event_id = w.event_id WHERE w.event_id = $1 AND ${QUEUED_TIERS}`,
    values: [eventId],
  });
  return row?.free ?? 0;
}

/** Reads which of the tiers are sold through an open room. */
export async function readTiersInRooms(db: Database, tierIds: readonly string[]): Promise<string[]> {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'tiers-in-waiting-rooms',
    text: `SELECT t.id FROM tiers t JOIN waiting_rooms w ON w.event_id = t.event_id
      WHERE t.id = ANY($1::uuid[]) AND w.closed_at IS NULL AND ${isCovered('t')}`,
    values: [tierIds],
  });
  return rows.map(({ id }) => id);
}
