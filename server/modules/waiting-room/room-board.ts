import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Topics } from '../../platform/topics.ts';
import { presentBoard, type RoomBoard } from './waiting-room.present.ts';
import { type RoomRecord, readFree, readRooms } from './waiting-room.reads.ts';

const MAX_ROOMS = 1_000;
/** A board that is not polled is dropped. */
const UNUSED_MS = 60_000;
/** A board in memory is read again after this time, while polls are answered with it. */
const LIFETIME_MS = 1_000;
/** Polls wait for a board that is older. */
const OLDEST_MS = 10_000;
/** How long polls wait for the board to be read after a change, before they are answered with the former one. */
const PATIENCE_MS = 500;

/** A room and its board. */
export interface BoardedRoom {
  room: RoomRecord;
  board: RoomBoard;
}

interface ReadRoom {
  room: RoomRecord;
  free: number;
}

/**
 * The boards of the waiting rooms, in memory: polls are answered without a query. A board is read when its room changes,
 * and at most once a second besides, for any number of people.
 */
export class RoomBoards {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #rooms = new LRUCache<string, HeldRoom>({ max: MAX_ROOMS, ttl: UNUSED_MS, updateAgeOnGet: true });
  readonly #unlisten: () => void;

  constructor({ db, clock, topics }: { db: Database; clock: Clock; topics: Topics }) {
    this.#db = db;
    this.#clock = clock;
    this.#unlisten = topics.listen('event.queue', '*', ({ eventId }) => this.#rooms.peek(eventId)?.renew());
  }

  /** @returns undefined for an event without a room, and for a draft */
  async find(eventId: string): Promise<BoardedRoom | undefined> {
    if (!isUuid(eventId)) return undefined;
    let held = this.#rooms.get(eventId);
    if (!held) {
      held = new HeldRoom(() => this.#read(eventId));
      this.#rooms.set(eventId, held);
    }
    const read = await held.current();
    return read && { room: read.room, board: presentBoard(read.room, read.free, this.#clock.now()) };
  }

  close(): void {
    this.#unlisten();
  }

  async #read(eventId: string): Promise<ReadRoom | undefined> {
    const [rooms, free] = await Promise.all([readRooms(this.#db, [eventId]), readFree(this.#db, eventId)]);
    const [room] = rooms;
    return room && !room.isDraft ? { room, free } : undefined;
  }
}

/** What was read of a room last. Reads may overlap; the result of one is never replaced by that of an earlier one. */
class HeldRoom {
  readonly #read: () => Promise<ReadRoom | undefined>;
  #latest: ReadRoom | undefined;
  #latestStart = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  /** Callers wait for it after a change. */
  #renewed: Promise<void> | undefined;

  constructor(read: () => Promise<ReadRoom | undefined>) {
    this.#read = read;
  }

  async current(): Promise<ReadRoom | undefined> {
    await this.#renewed;
    const age = performance.now() - this.#latestStart;
    if (age <= LIFETIME_MS) return this.#latest;
    const reading = this.#reading ?? this.#start();
    if (this.#latest === undefined || age > OLDEST_MS) await reading;
    return this.#latest;
  }

  /** Reads it again, because it has changed: a read under way may have missed that. */
  renew(): void {
    const renewed = Promise.race([this.#start(), pause(PATIENCE_MS, undefined, { ref: false })])
      .catch(() => undefined)
      .finally(() => {
        if (this.#renewed === renewed) this.#renewed = undefined;
      });
    this.#renewed = renewed;
  }

  #start(): Promise<void> {
    const startedAt = performance.now();
    const reading = this.#read()
      .then((read) => {
        if (startedAt < this.#latestStart) return;
        this.#latest = read;
        this.#latestStart = startedAt;
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    // A failure concerns the callers that wait for it; later ones read again.
    reading.catch(() => undefined);
    this.#reading = reading;
    return reading;
  }
}
