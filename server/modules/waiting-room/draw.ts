import type { Ledger, LedgerClose } from '../../ledger/port.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { openSeed } from './room-seed.ts';
import { drawOrder } from './waiting-room.rules.ts';
import { closeList, lockDraw, readUndrawn, writeDraw } from './waiting-room.writes.ts';

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
  const close = await firstCloseAfter(scope, onSaleAt);
  if (close === undefined) return false;
  return inTransaction(
    scope,
    async (tx) => {
      if (!(await lockDraw(tx, eventId))) return false;
      const undrawn = await readUndrawn(tx, eventId);
      if (!undrawn) return true;
      const seed = openSeed(scope.services.secrets, eventId, undrawn.sealedSeed);
      const ledger = close && { sequence: close.sequence, hash: Buffer.from(close.hash, 'hex') };
      const hashes = await drawOrder(seed, ledger?.hash ?? null, undrawn.hashes);
      await writeDraw(tx, eventId, { seed, ledger, hashes });
      tx.afterCommit(() => scope.services.topics.publish('event.queue', eventId, { eventId }));
      return true;
    },
    SYSTEM_TENANCY,
  );
}

/** @returns undefined while there is none yet; null when the ledger did not answer for too long */
async function firstCloseAfter(scope: Scope, time: Date): Promise<LedgerClose | null | undefined> {
  const { ledger, ledgerState } = scope.services;
  try {
    ledgerState.requireUp();
    return await findCloseAfter(ledger, time);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'LEDGER_UNAVAILABLE')) throw error;
    return scope.clock.now().getTime() - time.getTime() > LEDGER_PATIENCE_MS ? null : undefined;
  }
}

const PAGE = 200;

/**
 * Finds the first ledger that was closed after a time.
 * @returns undefined while there is none
 * @throws LedgerUnavailable
 */
export async function findCloseAfter(
  ledger: Pick<Ledger, 'latest' | 'closesAfter'>,
  time: Date,
): Promise<LedgerClose | undefined> {
  const { sequence, closedAt } = await ledger.latest();
  if (closedAt <= time) return undefined;
  let closes = await ledger.closesAfter(Math.max(0, sequence - PAGE));
  // Back in steps that double, until a page begins before the time.
  for (let back = 2 * PAGE; closes[0] && closes[0].closedAt > time && closes[0].sequence > 1; back *= 2)
    closes = await ledger.closesAfter(Math.max(0, sequence - back));
  while (closes.length > 0) {
    const found = closes.find((close) => close.closedAt > time);
    if (found) return found;
    closes = await ledger.closesAfter(closes.at(-1)?.sequence ?? sequence);
  }
  return undefined;
}
