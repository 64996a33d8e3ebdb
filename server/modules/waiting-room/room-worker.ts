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

/** Runs the open waiting rooms: fixes their seeds, and admits people once a second. */
export const createRoomWorker = (log: Log): Worker =>
  new Worker({
    subject: 'waiting rooms',
    log,
    intervalMs: TICK_SECONDS * 1_000,
    work: (scope) => serveEach(scope, admit),
  });

/** Draws, apart from the admissions: one draw takes seconds, and no other room waits for it. */
export const createDrawWorker = (log: Log): Worker =>
  new Worker({
    subject: 'draws of waiting rooms',
    log,
    intervalMs: TICK_SECONDS * 1_000,
    work: (scope, isStopped) =>
      serveEach(scope, async (room) => {
        if (room.drawnAt === null) await draw(scope, room, isStopped);
      }),
  });

async function admit(room: OpenRoom, scope: Scope): Promise<void> {
  if (room.seedIntentId === null && scope.services.ledgerState.standing.up)
    await commitSeed(scope, room.eventId);
  if (room.drawnAt !== null) await admitPeople(scope, room.eventId);
}

async function serveEach(
  scope: Scope,
  serve: (room: OpenRoom, scope: Scope) => Promise<void>,
): Promise<Date> {
  const rooms = await readOpenRooms(scope.db);
  // One room never holds up another.
  for (const room of rooms)
    await serve(room, scope).catch((error: unknown) => {
      const isExpected = error instanceof Failure && error.kind === 'unavailable';
      scope.services.log[isExpected ? 'debug' : 'error'](
        { err: error, event: room.eventId },
        'a waiting room had to wait',
      );
    });
  return scope.clock.in(rooms.length > 0 ? TICK_SECONDS : IDLE_SECONDS);
}
