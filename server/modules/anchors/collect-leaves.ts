import { setImmediate as nextTurn } from 'node:timers/promises';
import { ticketsRoot, treeHash } from '../../lib/signing/index.ts';
import { SALT_BYTES } from '../../lib/ticket-format/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { type BatchRecord, readPendingRanges } from './anchor.reads.ts';
import { cutPage, type LeafRange, lengthOf } from './anchor.rules.ts';
import {
  advanceCursors,
  appendChunks,
  closeBatch,
  commitWithoutWaiting,
  makeLeaves,
  openBatch,
} from './anchor.writes.ts';
import { CHUNK, type Chunk, chunkOf, splitHashes } from './leaf-chunks.ts';

/** Leaves per transaction: whole chunks, and few enough that the sealing of the audit log hardly waits. */
const PAGE = 8 * CHUNK;
/** Maximum number of leaves in a tree. The rest waits for the next tree. */
const MAX_TICKETS = 512 * CHUNK;

/**
 * Collects everything that has no leaf on the network yet into one batch and closes it. Each page is one transaction
 * with its cursors, so when a process dies, the next one continues its batch.
 * @returns whether a batch was closed
 */
export async function collectLeaves(scope: Scope, network: number): Promise<boolean> {
  let pending = await inTransaction(scope, (tx) => readPendingRanges(tx, network), SYSTEM_TENANCY);
  if (pending.length === 0) return false;
  let batch = await inTransaction(scope, (tx) => openBatch(tx, network), SYSTEM_TENANCY);
  for (let more = true; more; ) {
    const { page, rest, count } = cutPage(pending, Math.min(PAGE, MAX_TICKETS - batch.leafCount));
    more = rest.length > 0 && batch.leafCount + count < MAX_TICKETS;
    const before = batch;
    batch = await inTransaction(
      scope,
      async (tx) => {
        if (more) await commitWithoutWaiting(tx);
        const grown = await addPage(tx, network, before, page);
        if (!more) await close(tx, grown);
        return grown;
      },
      SYSTEM_TENANCY,
    );
    pending = rest;
  }
  return true;
}

async function addPage(tx: Tx, network: number, batch: BatchRecord, page: LeafRange[]): Promise<BatchRecord> {
  await advanceCursors(tx, network, page);
  const parts: Buffer[] = [];
  let firstIndex = batch.leafCount;
  for (const event of ['issued', 'revoked'] as const) {
    const ranges = page.filter((range) => range.event === event);
    const count = ranges.reduce((sum, range) => sum + lengthOf(range), 0);
    const salts = tx.scope.ids.secret(SALT_BYTES * count);
    parts.push(
      await makeLeaves(tx, event, {
        batch: batch.number,
        network,
        firstIndex,
        ranges,
        maxLength: PAGE,
        salts,
      }),
    );
    firstIndex += count;
  }
  const chunks = await chunksOf(splitHashes(Buffer.concat(parts)));
  return appendChunks(tx, batch, chunks, firstIndex - batch.leafCount);
}

/** Yields to the event loop after each chunk, so that purchases are not delayed. */
async function chunksOf(leaves: readonly Buffer[]): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let at = 0; at < leaves.length; at += CHUNK) {
    chunks.push(chunkOf(leaves.slice(at, at + CHUNK)));
    await nextTurn();
  }
  return chunks;
}

async function close(tx: Tx, batch: BatchRecord): Promise<void> {
  await closeBatch(tx, batch, ticketsRoot(batch.leafCount, treeHash(splitHashes(batch.chunkRoots))));
}
