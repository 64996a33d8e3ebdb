import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClosedLedger } from '../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type DrawPiece, drawPieces, HASH_BYTES, hashOfList } from './draw.rules.ts';
import {
  closeList,
  countDrawn,
  finishDraw,
  fixKey,
  fixList,
  isWhole,
  lockDraw,
  readHashes,
  readUndrawn,
  type Undrawn,
  writePiece,
} from './draw.writes.ts';
import { openSeed } from './room-seed.ts';
import type { OpenRoom } from './waiting-room.reads.ts';

/** How long the draw waits for the ledger. Without it the order is drawn by the seed alone, which the page states. */
const LEDGER_PATIENCE_MS = 120_000;
/** Hashes that are read at once: 640 kB as the database sends them. */
const HASHES_A_READ = 10_000;
/** The connection that holds the lock is ended when it has been idle for a minute. */
const CHECK_EVERY_MS = 1_000;

/**
 * Draws the order of the people who joined before the sale began: closes their list, waits for the first ledger that is
 * closed after that time, fixes the key, and then writes the positions in pieces, each in a transaction of its own, so that
 * neither people who join nor those who look at their place wait for all of it. Positions are shown, and people are
 * admitted, only once all are written. A draw that was interrupted continues where it was, in the same order.
 */
export async function draw(
  scope: Scope,
  room: Pick<OpenRoom, 'eventId' | 'onSaleAt' | 'isKeyFixed'>,
  isStopped: () => boolean,
): Promise<void> {
  const { eventId, onSaleAt } = room;
  if (onSaleAt > scope.clock.now()) return;
  await committed(scope, (tx) => closeList(tx, eventId));
  await committed(scope, (tx) => publishList(tx, eventId));
  const close = room.isKeyFixed ? null : await firstCloseAfter(scope, onSaleAt);
  if (close === undefined) return;
  await committed(scope, async (lock) => {
    if (!(await lockDraw(lock, eventId))) return;
    const undrawn = await readUndrawn(lock, eventId);
    if (undrawn) await drawList(lock, { eventId, undrawn, close, isStopped });
  });
}

const committed = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(scope, work, SYSTEM_TENANCY);

interface DrawTask {
  eventId: string;
  undrawn: Undrawn;
  /** null: the ledger could not be asked, or the key is fixed. */
  close: ClosedLedger | null;
  isStopped: () => boolean;
}

/** @param lock a transaction that writes nothing and holds the lock until the draw has ended */
async function drawList(lock: Tx, { eventId, undrawn, close, isStopped }: DrawTask): Promise<void> {
  const { scope } = lock;
  const { failpoints } = scope.services;
  const hashes = await readList(lock, eventId, undrawn.early);
  if (!hashOfList(hashes).equals(undrawn.listHash))
    throw new Error(`the list of the draw of ${eventId} changed after it was closed`);
  const seed = openSeed(scope.services.secrets, eventId, undrawn.sealedSeed);
  const ledgerHash = undrawn.isKeyFixed ? undrawn.ledgerHash : await storeKey(scope, eventId, close);
  failpoints.reach('draw.key');
  const drawn = await countDrawn(lock, eventId, undrawn.early);
  let isEnded = false;
  let checkedAt = performance.now();
  const between = async (): Promise<boolean> => {
    await nextTurn();
    if (performance.now() - checkedAt > CHECK_EVERY_MS) {
      isEnded = isStopped() || !(await readUndrawn(lock, eventId));
      checkedAt = performance.now();
    }
    return !isEnded;
  };
  for await (const piece of drawPieces({ seed, ledgerHash }, hashes, between)) {
    if (endOf(piece) <= drawn) continue;
    await committed(scope, (tx) => writePiece(tx, eventId, piece));
    failpoints.reach('draw.piece');
  }
  if (isEnded) return;
  if (!(await isWhole(lock, eventId))) throw new Error(`the draw of ${eventId} lacks positions`);
  await committed(scope, async (tx) => {
    await finishDraw(tx, eventId, seed);
    tx.afterCommit(() => scope.services.topics.publish('event.queue', eventId, { eventId }));
  });
}

const endOf = ({ first, hashes }: DrawPiece): number => first - 1 + hashes.length / HASH_BYTES;

/** Reads the closed list, packed in the order of joining. */
async function readList(tx: Tx, eventId: string, early: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let from = 0; from < early; from += HASHES_A_READ)
    parts.push(await readHashes(tx, eventId, from, Math.min(from + HASHES_A_READ, early)));
  return Buffer.concat(parts);
}

/** @returns the hash of the ledger that is stored, which is part of the key */
function storeKey(scope: Scope, eventId: string, close: ClosedLedger | null): Promise<Buffer | null> {
  const ledger = close && { sequence: close.sequence, hash: Buffer.from(close.hash, 'hex') };
  return committed(scope, (tx) => fixKey(tx, eventId, ledger));
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
