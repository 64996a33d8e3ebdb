import { setImmediate as nextTurn } from 'node:timers/promises';
import { SYSTEM_TENANCY } from '../../access/actor.ts';
import { inTransaction, type Tx } from '../../db/in-transaction.ts';
import type { Scope } from '../../scope.ts';
import {
  issuedEntry,
  leafHash,
  revokedEntry,
  SALT_BYTES,
  ticketsRoot,
  treeHash,
} from '../../signing/index.ts';
import { unsignedTicket } from '../tickets/index.ts';
import type { BatchRecord } from './anchor.record.ts';
import {
  advanceCursors,
  appendLeaves,
  closeBatch,
  commitWithoutWaiting,
  openBatch,
} from './anchor.writes.ts';
import { readBehind, readIssued, readRevoked } from './gather.reads.ts';
import { cutPage, isComplete, type Stretch } from './gather.rules.ts';
import { CHUNK, type Chunk, chunkOf, splitHashes } from './leaf-chunks.ts';

/** Leaves that one transaction adds: whole chunks, and few enough that the sealing of the audit log hardly waits. */
const PAGE = 8 * CHUNK;
/** Leaves of the largest tree. More wait for the next. */
const MOST = 512 * CHUNK;

/** What happened to a ticket, and the bytes that its leaf is made of under a salt. */
interface Happening {
  id: string;
  event: Stretch['event'];
  entry(salt: Uint8Array): Buffer;
}

/**
 * Gathers all that has no leaf on the network yet into one batch and closes it. It goes page by page: each is one
 * transaction with its cursors, so a process that dies leaves a batch that the next one goes on with.
 * @returns whether a batch was closed
 */
export async function gatherTickets(scope: Scope, network: number): Promise<boolean> {
  let wished = await inTransaction(scope, (tx) => readBehind(tx, network), SYSTEM_TENANCY);
  if (wished.length === 0) return false;
  let batch = await inTransaction(scope, (tx) => openBatch(tx, network), SYSTEM_TENANCY);
  for (let more = true; more; ) {
    const { page, rest, count } = cutPage(wished, Math.min(PAGE, MOST - batch.leaf_count));
    more = rest.length > 0 && batch.leaf_count + count < MOST;
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
    wished = rest;
  }
  return true;
}

async function addPage(tx: Tx, network: number, batch: BatchRecord, page: Stretch[]): Promise<BatchRecord> {
  const happenings = await readHappenings(tx, page);
  const salts = tx.scope.ids.secret(SALT_BYTES * happenings.length);
  const chunks = await hashInChunks(happenings, salts);
  await advanceCursors(tx, network, page);
  return appendLeaves(tx, batch, { network, tickets: happenings, salts, chunks });
}

/** Lets others work after each chunk: whoever buys meanwhile must not notice. */
async function hashInChunks(happenings: readonly Happening[], salts: Buffer): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let from = 0; from < happenings.length; from += CHUNK) {
    const leaves = happenings.slice(from, from + CHUNK).map(({ entry }, nth) => {
      const at = SALT_BYTES * (from + nth);
      return leafHash(entry(salts.subarray(at, at + SALT_BYTES)));
    });
    chunks.push(chunkOf(leaves));
    await nextTurn();
  }
  return chunks;
}

/** @throws Error when a number is missing: going on would leave it without a leaf for ever */
async function readHappenings(tx: Tx, page: readonly Stretch[]): Promise<Happening[]> {
  const [ofTiers, ofIssuers] = [
    page.filter(({ event }) => event === 'issued'),
    page.filter(({ event }) => event === 'revoked'),
  ];
  const issued = ofTiers.length > 0 ? await readIssued(tx, ofTiers, PAGE) : [];
  const revoked = ofIssuers.length > 0 ? await readRevoked(tx, ofIssuers) : [];
  if (!isComplete(ofTiers, issued)) throw new Error('a serial was given out without its ticket');
  if (!isComplete(ofIssuers, revoked)) throw new Error('a number was given out without its revocation');
  return [
    ...issued.map(
      (row): Happening => ({
        id: row.id,
        event: 'issued',
        entry: (salt) => issuedEntry(salt, unsignedTicket(row), row.signature),
      }),
    ),
    ...revoked.map(
      (row): Happening => ({
        id: row.id,
        event: 'revoked',
        entry: (salt) => revokedEntry(salt, row.id, row.revoked_at),
      }),
    ),
  ];
}

async function close(tx: Tx, batch: BatchRecord): Promise<void> {
  await closeBatch(tx, batch, ticketsRoot(batch.leaf_count, treeHash(splitHashes(batch.chunk_roots))));
}
