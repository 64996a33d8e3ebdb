import { createHash } from 'node:crypto';
import {
  type PlannedAdmission,
  planAdmission,
  type RoomProgress,
} from '../../server/modules/waiting-room/admission.rules.ts';
import { drawPieces, HASH_BYTES, hashOfList } from '../../server/modules/waiting-room/draw.rules.ts';
import { hashOfToken } from '../../server/modules/waiting-room/queue-token.ts';
import { presentBoard, type RoomBoard } from '../../server/modules/waiting-room/waiting-room.present.ts';

const EVENT_ID = '6f3c0a52-0000-7000-8000-000000000001';
const SECOND_MS = 1_000;
const OPENED_AT = Date.UTC(2026, 11, 5, 15);
export const ON_SALE_AT = Date.UTC(2026, 11, 5, 16);

export interface SimulationPlan {
  visitors: number;
  /** Share of the visitors who join before the sale. */
  early: number;
  /** Seconds in which the others join. */
  lateSeconds: number;
  tickets: number;
  minutes: number;
  mostPerMinute: number;
}

/** What people of the simulation do, by the position, so that each run is the same. */
const share = (position: number, purpose: number): number =>
  (Math.imul((position ^ (purpose * 0x9e3779b9)) >>> 0, 0x85ebca6b) >>> 8) / 2 ** 24;
const BUYING = 0.3;
const BUYS_AFTER = 30;
const LEAVES_AFTER = 60;

/** States of a position; 0: waiting. */
const ADMITTED = 1;
const OVER = 2;

/**
 * A waiting room that is run by the product's rules on a clock of its own: draw, admission and board are the product's,
 * the rows of its tables are arrays. Seven of ten who are admitted leave: half of them say so, the others let their turn
 * end. The rest buy one ticket or two.
 */
export class SimulatedRoom {
  readonly early: number;
  /** Position by the number of joining, both from 1. */
  readonly positions: Uint32Array;
  /** How often each position was admitted. */
  readonly admissions: Uint8Array;
  readonly admittedInSecond: number[] = [];
  sold = 0;
  now = OPENED_AT;
  readonly #plan: SimulationPlan;
  readonly #list: Buffer;
  readonly #states: Uint8Array;
  readonly #due = new Map<number, (() => void)[]>();
  #room: RoomProgress;
  #fresh = 0;
  #stale = 0;
  #listHash: Buffer | null = null;
  #drawnAt: Date | null = null;
  #closed: PlannedAdmission['closed'] = null;

  constructor(plan: SimulationPlan) {
    this.#plan = plan;
    this.early = Math.round(plan.visitors * plan.early);
    this.positions = new Uint32Array(plan.visitors + 1);
    this.admissions = new Uint8Array(plan.visitors + 1);
    this.#states = new Uint8Array(plan.visitors + 1);
    this.#list = Buffer.alloc(this.early * HASH_BYTES);
    const { mostPerMinute } = plan;
    this.#room = {
      joined: 0,
      serving: 0,
      bought: 0,
      places: 0,
      gone: 0,
      rate: 0,
      mostPerMinute,
      isOver: false,
    };
  }

  get isClosed(): boolean {
    return this.#closed !== null;
  }

  get serving(): number {
    return this.#room.serving;
  }

  /** The board as it is sent at this time. */
  get board(): string {
    const { joined, serving, rate } = this.#room;
    const room = {
      joined,
      serving,
      rate: String(rate),
      joinsFrom: new Date(OPENED_AT),
      onSaleAt: new Date(ON_SALE_AT),
      drawnAt: this.#drawnAt,
      closedAt: this.#closed && new Date(this.now),
      closeReason: this.#closed,
      listHash: this.#listHash,
      tiers: null,
    };
    const board: RoomBoard = presentBoard(room, this.#plan.tickets - this.sold, new Date(this.now));
    return JSON.stringify(board);
  }

  /** Everybody who comes before the sale joins. */
  joinEarly(): void {
    const id = Buffer.alloc(16);
    for (let number = 1; number <= this.early; number += 1) {
      id.writeUInt32BE(number, 12);
      hashOfToken({ eventId: EVENT_ID, id }).copy(this.#list, (number - 1) * HASH_BYTES);
    }
    this.#room.joined = this.early;
  }

  /**
   * Draws those who came before the sale.
   * @returns bytes of memory that the draw held at its first piece, beside the list
   */
  async draw(): Promise<number> {
    this.now = ON_SALE_AT;
    this.#listHash = hashOfList(this.#list);
    const numbers = new NumberByHash(this.#list);
    const key = { seed: sha256('seed'), ledgerHash: sha256('ledger') };
    const before = process.memoryUsage().arrayBuffers;
    let bytes = 0;
    let next = 1;
    for await (const { first, hashes } of drawPieces(key, this.#list, async () => true)) {
      bytes ||= process.memoryUsage().arrayBuffers - before;
      if (first !== next) throw new Error(`a piece begins at ${first}, not at ${next}`);
      for (let at = 0; at < hashes.length; at += HASH_BYTES) {
        const number = numbers.find(hashes.subarray(at, at + HASH_BYTES));
        if (this.positions[number] !== 0) throw new Error(`number ${number} has two positions`);
        this.positions[number] = next;
        next += 1;
      }
    }
    this.#drawnAt = new Date(this.now);
    return bytes;
  }

  /** Lets one second pass, with its admission. @param medianMs of the purchases in the last seconds */
  pass(medianMs: number): void {
    this.now += SECOND_MS;
    this.#joinLate();
    const second = this.now / SECOND_MS;
    const before = { ...this.#room };
    for (const event of this.#due.get(second) ?? []) event();
    this.#due.delete(second);
    const { bought, places, gone } = this.#room;
    const free = this.#plan.tickets - this.sold;
    const since = {
      done: { people: bought - before.bought, places: places - before.places },
      ended: gone - before.gone,
      active: { fresh: this.#fresh, stale: this.#stale },
      stock: { capacity: this.#plan.tickets, free, held: 0 },
      medianMs,
    };
    const joined = this.#room.joined;
    const planned = planAdmission({ ...before, joined }, since, second);
    this.#closed = planned.closed;
    for (let position = before.serving + 1; position <= planned.serving; position += 1) this.#admit(position);
    this.admittedInSecond.push(planned.serving - before.serving);
    this.#room = { ...this.#room, ...planned };
  }

  /** Latecomers queue in the order of joining. */
  #joinLate(): void {
    const { visitors, lateSeconds } = this.#plan;
    const passed = Math.min(1, (this.now - ON_SALE_AT) / SECOND_MS / lateSeconds);
    const joined = this.early + Math.floor((visitors - this.early) * passed);
    for (let number = this.#room.joined + 1; number <= joined; number += 1) this.positions[number] = number;
    this.#room.joined = joined;
  }

  #admit(position: number): void {
    this.admissions[position] = (this.admissions[position] ?? 0) + 1;
    this.#states[position] = ADMITTED;
    this.#fresh += 1;
    const seconds = this.#plan.minutes * 60;
    let isFresh = true;
    this.#after(seconds / 4, () => {
      isFresh = false;
      if (this.#states[position] !== ADMITTED) return;
      this.#fresh -= 1;
      this.#stale += 1;
    });
    const end = (): boolean => {
      if (this.#states[position] !== ADMITTED) return false;
      this.#states[position] = OVER;
      if (isFresh) this.#fresh -= 1;
      else this.#stale -= 1;
      return true;
    };
    const giveUp = (): void => {
      if (end()) this.#room.gone += 1;
    };
    if (share(position, 1) < BUYING) this.#after(BUYS_AFTER, () => this.#buy(position, end));
    else if (share(position, 2) < 0.5) this.#after(LEAVES_AFTER, giveUp);
    this.#after(seconds, giveUp);
  }

  #buy(position: number, end: () => boolean): void {
    const quantity = share(position, 3) < 0.5 ? 1 : 2;
    const bought = Math.min(quantity, this.#plan.tickets - this.sold);
    if (bought === 0 || !end()) return;
    this.sold += bought;
    this.#room.bought += 1;
    this.#room.places += bought;
  }

  #after(seconds: number, event: () => void): void {
    const at = this.now / SECOND_MS + seconds;
    const events = this.#due.get(at);
    if (events) events.push(event);
    else this.#due.set(at, [event]);
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const MOST_FULL = 0.6;

/** Finds the number of a place by its hash: open addressing, because a Map of ten million texts takes a gigabyte. */
class NumberByHash {
  readonly #list: Buffer;
  readonly #table: Uint32Array;

  constructor(list: Buffer) {
    this.#list = list;
    const count = list.length / HASH_BYTES;
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(count / MOST_FULL + 1)));
    for (let number = 1; number <= count; number += 1) {
      let slot = this.#slotOf(list, (number - 1) * HASH_BYTES);
      while (this.#table[slot] !== 0) slot = (slot + 1) % this.#table.length;
      this.#table[slot] = number;
    }
  }

  find(hash: Buffer): number {
    let slot = this.#slotOf(hash, 0);
    for (;;) {
      const number = this.#table[slot];
      if (!number) throw new Error('a hash was drawn that is not in the list');
      const at = (number - 1) * HASH_BYTES;
      if (hash.compare(this.#list, at, at + HASH_BYTES) === 0) return number;
      slot = (slot + 1) % this.#table.length;
    }
  }

  #slotOf(hash: Buffer, at: number): number {
    return hash.readUInt32BE(at) % this.#table.length;
  }
}
