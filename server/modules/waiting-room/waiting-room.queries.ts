import type { PublishedDraw as CheckableDraw } from '../../lib/waiting-room/check-draw.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { givenPlace, isOwn } from './require-turn.ts';
import { type RoomRecord, readDrawnHashes, readRooms, readTiersInRooms } from './waiting-room.reads.ts';
import type { QueueState } from './waiting-room.rules.ts';

/** Rooms by the event, those of drafts included. */
export const roomOf = batchByKey<string, RoomRecord>(async (scope, eventIds) => {
  const rooms = await readRooms(scope.db, eventIds);
  return new Map(rooms.map((room) => [room.eventId, room]));
});

/** @throws NotFound for an event without a room, and for a draft */
export async function requireRoom(scope: Scope, eventId: string): Promise<RoomRecord> {
  const room = isUuid(eventId) ? await roomOf(scope, eventId) : undefined;
  if (!room || room.isDraft) throw new NotFound('waitingRoom');
  return room;
}

/** Finds the room that tickets of an event are sold through at the moment; undefined: there is none. */
export async function openRoomOf(scope: Scope, eventId: string): Promise<RoomRecord | undefined> {
  const room = await roomOf(scope, eventId);
  return room?.closedAt === null ? room : undefined;
}

/** Whether a tier is sold through a waiting room at the moment. */
export async function isTierInRoom(scope: Scope, tierId: string): Promise<boolean> {
  return (await loadTiersInRooms(scope, tierId)) === true;
}

const loadTiersInRooms = batchByKey<string, true>(async (scope, tierIds) => {
  const found = await readTiersInRooms(scope.db, tierIds);
  return new Map(found.map((id) => [id, true]));
});

/** A place in the queue, as its holder asks for it. */
export interface OwnPlace {
  hash: string;
  joinedAt: Date;
  /** null before the draw. */
  position: number | null;
  state: QueueState;
  /** When the turn ends; null before it. */
  expiresAt: Date | null;
  orderId: string | null;
}

/** Finds the caller's place in the queue of an event. @throws NotFound */
export async function ownPlace(scope: Scope, eventId: string): Promise<OwnPlace> {
  const given = isUuid(eventId) ? givenPlace(scope, eventId) : undefined;
  const entry = given && (await scope.services.placeReader.find({ eventId, hash: given.hash }));
  if (!entry || !isOwn(scope, entry, given)) throw new NotFound('placeInTheWaitingRoom');
  const { hash, joinedAt, position, state, expiresAt, orderId } = entry;
  // An order whose payment failed gives the turn back while it lasts.
  const own = state === 'bought' && orderId === null ? 'admitted' : state;
  const isLate = own === 'admitted' && expiresAt !== null && expiresAt <= scope.clock.now();
  return {
    hash: hash.toString('hex'),
    joinedAt,
    position,
    state: orderId !== null ? 'bought' : isLate ? 'expired' : own,
    expiresAt,
    orderId,
  };
}

/** The data from which anybody can recompute a draw. */
export interface PublishedDraw extends CheckableDraw {
  event: string;
  on_sale_at: string;
  /** Ledger transaction that has the hash of the seed as its memo; null: the ledger had not taken it. */
  seed_transaction: string | null;
}

/** @throws NotFound before the draw */
export async function findDraw(scope: Scope, eventId: string): Promise<PublishedDraw> {
  const room = await requireRoom(scope, eventId);
  if (!room.seed || !room.listHash) throw new NotFound('draw');
  const { ledgerSequence, ledgerHash } = room;
  return {
    event: room.eventId,
    on_sale_at: room.onSaleAt.toISOString(),
    seed_hash: room.seedHash.toString('hex'),
    seed_transaction: room.seedTransaction,
    seed: room.seed.toString('hex'),
    list_hash: room.listHash.toString('hex'),
    ledger:
      ledgerSequence === null || !ledgerHash
        ? null
        : { sequence: ledgerSequence, hash: ledgerHash.toString('hex') },
    places: await readDrawnHashes(scope.db, eventId),
  };
}
