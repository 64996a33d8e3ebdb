import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { PromiseCache } from '../../platform/promise-cache.ts';
import type { Topics } from '../../platform/topics.ts';
import { type RoomRecord, readFree, readRooms } from './waiting-room.reads.ts';
import { type CloseReason, type RoomState, roomState } from './waiting-room.rules.ts';

/** What everybody in a waiting room polls: the same bytes for all. */
export interface RoomBoard {
  state: RoomState;
  close_reason: CloseReason | null;
  on_sale_at: string;
  joins_from: string;
  /** The last position that was admitted. */
  now_serving: number;
  joined: number;
  /** Names of the tickets sold through it, without those that need a code; null: all. */
  tiers: readonly string[] | null;
  /** SHA-256 of the places that are drawn, in the order of joining; null until the sale begins. */
  list_hash: string | null;
  /** People admitted in a minute, about. */
  rate: number;
  /** Every place of its tickets is sold or held at the moment; held ones may come back. */
  sold_out: boolean;
  /** Of the server, so that a wrong clock of a phone does no harm. */
  time: string;
}

const MAX_ROOMS = 1_000;
const LIFETIME_MS = 1_000;

/** A room and its board, as read within the last second. */
export interface BoardedRoom {
  room: RoomRecord;
  board: RoomBoard;
}

/** The boards of the waiting rooms, read at most once a second for any number of people. */
export class RoomBoards {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #cache = new PromiseCache<BoardedRoom | undefined>({ max: MAX_ROOMS, ttl: LIFETIME_MS });
  readonly #unlisten: () => void;

  constructor({ db, clock, topics }: { db: Database; clock: Clock; topics: Topics }) {
    this.#db = db;
    this.#clock = clock;
    this.#unlisten = topics.listen('event.queue', '*', ({ eventId }) => this.#cache.delete(eventId));
  }

  /** @returns undefined for an event without a room */
  find(eventId: string): Promise<BoardedRoom | undefined> {
    if (!isUuid(eventId)) return Promise.resolve(undefined);
    return this.#cache.get(eventId, () => this.#read(eventId));
  }

  close(): void {
    this.#unlisten();
  }

  async #read(eventId: string): Promise<BoardedRoom | undefined> {
    const [rooms, free] = await Promise.all([readRooms(this.#db, [eventId]), readFree(this.#db, eventId)]);
    const [room] = rooms;
    if (!room || room.isDraft) return undefined;
    const now = this.#clock.now();
    const board = {
      state: roomState(room, now),
      close_reason: room.closeReason,
      on_sale_at: room.onSaleAt.toISOString(),
      joins_from: room.joinsFrom.toISOString(),
      now_serving: room.serving,
      joined: room.joined,
      tiers: room.tiers?.filter(({ hidden }) => !hidden).map(({ name }) => name) ?? null,
      list_hash: room.listHash?.toString('hex') ?? null,
      rate: Math.round(Number(room.rate) * 60),
      sold_out: free <= 0,
      time: now.toISOString(),
    };
    return { room, board };
  }
}
