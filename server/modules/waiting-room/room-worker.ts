import { Failure } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { Worker } from '../../platform/worker.ts';
import { admitPeople } from './admit-people.ts';
import { commitSeed } from './commit-seed.ts';
import { draw } from './draw.ts';
import { type OpenRoom, readOpenRooms } from './waiting-room.reads.ts';

const TICK_SECONDS = 1;
/** Without an open room, other processes' rooms are looked for this often. */
const IDLE_SECONDS = 15;

/** Runs the open waiting rooms: fixes their seeds, draws, and admits people once a second. */
export const createRoomWorker = (log: Log): Worker =>
  new Worker({ subject: 'waiting rooms', log, intervalMs: TICK_SECONDS * 1_000, work });

async function work(scope: Scope): Promise<Date> {
  const rooms = await readOpenRooms(scope.db);
  for (const room of rooms) await serve(scope, room);
  return scope.clock.in(rooms.length > 0 ? TICK_SECONDS : IDLE_SECONDS);
}

async function serve(scope: Scope, room: OpenRoom): Promise<void> {
  try {
    if (room.seedIntentId === null && scope.services.ledgerState.standing.up)
      await commitSeed(scope, room.eventId);
    if (room.drawnAt || (await draw(scope, room))) await admitPeople(scope, room.eventId);
  } catch (error) {
    // One room never holds up another.
    const isExpected = error instanceof Failure && error.kind === 'unavailable';
    scope.services.log[isExpected ? 'debug' : 'error'](
      { err: error, event: room.eventId },
      'a waiting room had to wait',
    );
  }
}
