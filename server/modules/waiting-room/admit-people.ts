import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  admitUpTo,
  countActive,
  endTurns,
  markBought,
  readPlaces,
  type TickRecord,
  takeTick,
  writeTick,
} from './admission.writes.ts';
import { admission, type CloseReason } from './waiting-room.rules.ts';

/** One admission a second and room, whichever process runs it. */
const TICK_MS = 1_000;

/** Ends the turns that are over, and admits as many people as the sale can serve. Does nothing when it is not due. */
export async function admitPeople(scope: Scope, eventId: string): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const room = await takeTick(tx, eventId);
      if (!room) return;
      const closed = await tick(tx, room);
      const { topics } = scope.services;
      tx.afterCommit(() => topics.publish('event.queue', eventId, { eventId }));
      if (closed) tx.afterCommit(() => topics.publish('public.changed', 'all', { eventId }));
    },
    SYSTEM_TENANCY,
  );
}

/** @returns why the room was closed; null while it is open */
async function tick(tx: Tx, room: TickRecord): Promise<CloseReason | null> {
  const { eventId } = room;
  const { clock, services } = tx.scope;
  const now = clock.now().getTime();
  const done = await markBought(tx, eventId);
  const gone = room.gone + (await endTurns(tx, eventId));
  const bought = room.bought + done.people;
  const places = room.places + done.places;
  const stock = await readPlaces(tx, eventId);
  const active = await countActive(tx, room);
  const { rate, admitted } = admission({
    waiting: room.joined - room.serving,
    free: stock.free,
    ...active,
    bought,
    places,
    gone,
    medianMs: services.purchaseTimes.median(),
    rate: Number(room.rate),
    mostPerMinute: room.mostPerMinute,
    second: Math.floor(now / 1_000),
  });
  const serving = room.serving + admitted;
  const closed = closeReason(room, stock);
  await writeTick(tx, eventId, {
    serving,
    admitted: room.admitted + (admitted > 0 ? await admitUpTo(tx, room, serving) : 0),
    bought,
    places,
    gone,
    rate,
    nextTickAt: new Date(now + TICK_MS),
    closed,
  });
  return closed;
}

/** Held places may come back: only when all are sold the room is closed. */
function closeReason(
  room: TickRecord,
  { capacity, free, held }: Awaited<ReturnType<typeof readPlaces>>,
): CloseReason | null {
  if (room.isOver) return 'over';
  return capacity > 0 && free <= 0 && held <= 0 ? 'sold_out' : null;
}
