import { Failure } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import { admitPeople } from './admit-people.ts';
import { commitSeed } from './commit-seed.ts';
import { draw } from './draw.ts';
import { type OpenRoom, readOpenRooms } from './waiting-room.reads.ts';

const TICK_MS = 1_000;
/** Without an open room, other processes' rooms are looked for this often. */
const IDLE_MS = 15_000;

/**
 * Runs the open waiting rooms: fixes their seeds, draws, and admits people once a second. All state is in the database,
 * so every process may run it, and one that is killed leaves nothing undone.
 */
export class RoomWorker {
  readonly #log: Log;
  #scope: (() => Scope) | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Whether the timer waits for rooms of other processes. */
  #isIdle = false;
  #running: Promise<void> | undefined;
  #unlisten: (() => void) | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * @param scope the system scope
   * @param runsByItself false: only `run` does something; for tests, which move the clock
   */
  start(scope: () => Scope, topics: Topics, runsByItself: boolean): void {
    this.#scope = scope;
    if (!runsByItself) return;
    this.#unlisten = topics.listen('event.queue', '*', () => this.#wake());
    this.#plan(TICK_MS);
  }

  /** Does everything that is due. */
  async run(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#running = this.#runAll().then(() => undefined);
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#unlisten?.();
    this.#scope = undefined;
    clearTimeout(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  /** A room was opened or changed: it does not wait until the next look. */
  #wake(): void {
    if (!this.#isIdle) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#plan(TICK_MS);
  }

  #plan(ms: number): void {
    if (this.#timer || !this.#scope) return;
    this.#isIdle = ms === IDLE_MS;
    this.#timer = setTimeout(() => void this.#tick(), ms);
    this.#timer.unref();
  }

  async #tick(): Promise<void> {
    this.#isIdle = false;
    let rooms = 0;
    try {
      this.#running = this.#runAll().then((count) => {
        rooms = count;
      });
      await this.#running;
    } catch (error) {
      this.#log.warn({ err: error }, 'waiting rooms had to wait');
    }
    this.#timer = undefined;
    this.#plan(rooms > 0 ? TICK_MS : IDLE_MS);
  }

  async #runAll(): Promise<number> {
    const scope = this.#scope?.();
    if (!scope) return 0;
    const rooms = await readOpenRooms(scope.db);
    for (const room of rooms) await this.#serve(scope, room);
    return rooms.length;
  }

  async #serve(scope: Scope, room: OpenRoom): Promise<void> {
    try {
      if (room.seedIntentId === null && scope.services.ledgerState.standing.up)
        await commitSeed(scope, room.eventId);
      if (room.drawnAt || (await draw(scope, room))) await admitPeople(scope, room.eventId);
    } catch (error) {
      // One room never holds up another.
      const isExpected = error instanceof Failure && error.kind === 'unavailable';
      this.#log[isExpected ? 'debug' : 'error'](
        { err: error, event: room.eventId },
        'a waiting room had to wait',
      );
    }
  }
}
