import type { ClosedLedger } from '../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { openSeed } from './room-seed.ts';
import { drawOrder, hashOfList } from './waiting-room.rules.ts';
import { closeList, fixList, lockDraw, readUndrawn, writeDraw } from './waiting-room.writes.ts';

/** How long the draw waits for the ledger. Without it the order is drawn by the seed alone, which the page states. */
const LEDGER_PATIENCE_MS = 120_000;

/**
 * Draws the order of the people who joined before the sale began: closes their list, waits for the first ledger that is
 * closed after that time, and stores each person's position. A draw that was interrupted is done again from the start,
 * with the same result.
 * @returns whether the draw is done
 */
export async function draw(scope: Scope, room: { eventId: string; onSaleAt: Date }): Promise<boolean> {
  const { eventId, onSaleAt } = room;
  if (onSaleAt > scope.clock.now()) return false;
  await inTransaction(scope, (tx) => closeList(tx, eventId), SYSTEM_TENANCY);
  await inTransaction(scope, (tx) => publishList(tx, eventId), SYSTEM_TENANCY);
  const close = await firstCloseAfter(scope, onSaleAt);
  if (close === undefined) return false;
  return inTransaction(
    scope,
    async (tx) => {
      if (!(await lockDraw(tx, eventId))) return false;
      const undrawn = await readUndrawn(tx, eventId);
      if (!undrawn) return true;
      const seed = openSeed(scope.services.secrets, eventId, undrawn.sealedSeed);
      if (!hashOfList(undrawn.hashes).equals(undrawn.listHash))
        throw new Error(`the list of the draw of ${eventId} changed after it was closed`);
      const ledger = close && { sequence: close.sequence, hash: Buffer.from(close.hash, 'hex') };
      const hashes = await drawOrder(seed, ledger?.hash ?? null, undrawn.hashes);
      await writeDraw(tx, eventId, { seed, ledger, hashes });
      tx.afterCommit(() => scope.services.topics.publish('event.queue', eventId, { eventId }));
      return true;
    },
    SYSTEM_TENANCY,
  );
}

/** Fixes the closed list by its hash, and publishes that before the ledger is known which decides the order. */
async function publishList(tx: Tx, eventId: string): Promise<void> {
  if (!(await fixList(tx, eventId))) return;
  tx.afterCommit(() => tx.scope.services.topics.publish('event.queue', eventId, { eventId }));
}

/** @returns undefined while there is none yet; null when the ledger did not answer for too long */
async function firstCloseAfter(scope: Scope, time: Date): Promise<ClosedLedger | null | undefined> {
  const { settlement, ledgerState } = scope.services;
  try {
    ledgerState.requireUp();
    return await settlement.closeAfter(time);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'LEDGER_UNAVAILABLE')) throw error;
    return scope.clock.now().getTime() - time.getTime() > LEDGER_PATIENCE_MS ? null : undefined;
  }
}
