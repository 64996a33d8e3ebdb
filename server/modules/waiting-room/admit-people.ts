import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { planAdmission } from './admission.rules.ts';
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
import type { CloseReason } from './waiting-room.rules.ts';

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
  const since = {
    done: await markBought(tx, eventId),
    ended: await endTurns(tx, eventId),
    stock: await readPlaces(tx, eventId),
    active: await countActive(tx, room),
    medianMs: services.purchaseTimes.median(),
  };
  const plan = planAdmission({ ...room, rate: Number(room.rate) }, since, Math.floor(now / 1_000));
  const admitted = plan.serving > room.serving ? await admitUpTo(tx, room, plan.serving) : 0;
  await writeTick(tx, eventId, {
    ...plan,
    admitted: room.admitted + admitted,
    nextTickAt: new Date(now + TICK_MS),
  });
  return plan.closed;
}
