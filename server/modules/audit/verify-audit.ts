import {
  type CommitLoss,
  type SignedCommitLoss,
  type SigningKey,
  verifyCommitLoss,
} from '../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { Database } from '../../platform/db/database.ts';
import type { Statement } from '../../platform/db/statement.ts';
import {
  type ChainTail,
  type LinkRow,
  READ_ANCHORED_HEADS,
  READ_COMMIT_LOSSES,
  READ_DATABASE_IDENTITY,
  readLinks,
  readUnsealedBefore,
} from './audit.reads.ts';
import { canonicalText, linkHash, type PrintedEntry, SEED } from './audit-canonical.ts';
import { type Head, readHead } from './head-file.ts';

type ChainFault = 'changed' | 'missing' | 'reordered' | 'added' | 'cut_off' | 'unsigned_loss';

export type ChainVerdict =
  | { ok: true; entries: bigint; headKnown: boolean; anchoredHeads: number; losses: CommitLoss[] }
  | { ok: false; fault: ChainFault; seq: bigint; entryId: bigint | null; message: string };

/** Reads in one database snapshot that was taken after the head was read. */
export type ReadSnapshot = <R>(statement: Statement) => Promise<R[]>;

/** Small enough that a process which serves people is blocked for only some milliseconds at a time. */
export const PAGE = 500;

const SENTENCES: Record<ChainFault, (seq: bigint) => string> = {
  changed: (seq) => `The audit log was changed: entry ${seq} is not what was sealed.`,
  missing: (seq) => `The audit log is incomplete: entry ${seq} is missing.`,
  reordered: (seq) => `The audit log was reordered: entry ${seq} is not in its place.`,
  added: (seq) => `An entry was added to the audit log: there is an unsealed entry before entry ${seq}.`,
  cut_off: (seq) => `The audit log was cut off: entry ${seq} was sealed and is gone.`,
  unsigned_loss: (seq) =>
    `The audit log records that entries up to ${seq} were lost, but not with a signature of this installation. If the master key was changed since, give the one of that time as MASTER_KEY_FORMER.`,
};

export const bad = (fault: ChainFault, seq: bigint, entryId: bigint | null = null): ChainVerdict => ({
  ok: false,
  fault,
  seq,
  entryId,
  message: SENTENCES[fault](seq),
});

const START: ChainTail = { seq: 0n, entryId: 0n, tx: '0', hash: SEED };

function isBehind(link: LinkRow, previous: ChainTail): boolean {
  const [tx, last] = [BigInt(link.chainTx), BigInt(previous.tx)];
  return tx > last || (tx === last && link.entryId > previous.entryId);
}

/** Checks one link against its predecessor; null when it is sound. */
function faultOf(link: LinkRow, previous: ChainTail): ChainVerdict | null {
  const expected = previous.seq + 1n;
  if (link.seq !== expected) return bad('missing', expected);
  if (link.id === null) return bad('missing', link.seq, link.entryId);
  if (!isBehind(link, previous)) return bad('reordered', link.seq, link.entryId);
  const hash = linkHash(previous.hash, canonicalText(link as LinkRow & PrintedEntry));
  return hash.equals(link.hash) && link.tx === link.chainTx ? null : bad('changed', link.seq, link.entryId);
}

/** A link that the chain must contain: its hash is known from outside of it. */
export interface KnownLink {
  seq: bigint;
  hash: Buffer;
}

/** The links that the chain must contain, and the figures of a verdict about them. */
interface KnownLinks {
  links: KnownLink[];
  figures: { headKnown: boolean; anchoredHeads: number; losses: CommitLoss[] };
}

/**
 * Reads the head that was kept outside and those that were handed to the ledger. A head that a failover removed,
 * according to a signed entry, is left out.
 * @returns a fault when the record of a loss is not signed
 */
export async function readKnownLinks(
  read: ReadSnapshot,
  head: Head | null,
  keys: readonly SigningKey[],
): Promise<KnownLinks | ChainVerdict> {
  const losses = await readLosses(read, keys);
  if ('ok' in losses) return losses;
  const [row] = await read<{ identity: string }>(READ_DATABASE_IDENTITY);
  const isLost = losses.some(({ lost_hash }) => lost_hash === head?.hash);
  const kept = head?.database === row?.identity && !isLost ? head : null;
  const anchored = await read<KnownLink>(READ_ANCHORED_HEADS);
  return {
    links: kept ? [...anchored, { seq: kept.seq, hash: Buffer.from(kept.hash, 'hex') }] : anchored,
    figures: { headKnown: kept !== null, anchoredHeads: anchored.length, losses },
  };
}

/** Checks a page of links that follows the tail. */
function judgePage(
  links: readonly LinkRow[],
  behind: ChainTail,
  known: readonly KnownLink[],
): ChainTail | ChainVerdict {
  let tail = behind;
  for (const link of links) {
    const fault = faultOf(link, tail);
    if (fault) return fault;
    tail = { seq: link.seq, entryId: link.entryId, tx: link.chainTx, hash: link.hash };
    if (known.some(({ seq, hash }) => seq === link.seq && !hash.equals(link.hash)))
      return bad('changed', link.seq, link.entryId);
  }
  return tail;
}

/**
 * Recomputes the whole chain, page by page, and compares it with the links that are known from outside.
 * @param keys those that losses may be signed with
 * @returns the first fault by its position in the chain
 */
export async function verifyChain(
  read: ReadSnapshot,
  head: Head | null,
  keys: readonly SigningKey[],
): Promise<ChainVerdict> {
  const known = await readKnownLinks(read, head, keys);
  if ('ok' in known) return known;
  let tail = START;
  for (let more = true; more; ) {
    const links = await read<LinkRow>(readLinks(tail.seq, PAGE));
    const judged = judgePage(
      links,
      tail,
      known.links.filter(({ seq }) => seq > tail.seq && seq <= tail.seq + BigInt(PAGE)),
    );
    if ('ok' in judged) return judged;
    tail = judged;
    more = links.length === PAGE;
  }
  if (known.links.some(({ seq }) => seq > tail.seq)) return bad('cut_off', tail.seq + 1n);
  const [unsealed] = await read<{ id: bigint }>(readUnsealedBefore(tail));
  if (unsealed) return bad('added', tail.seq, unsealed.id);
  return { ok: true, entries: tail.seq, ...known.figures };
}

/** Reads the signed losses, one for each failover: several processes may have recorded the same. */
async function readLosses(
  read: ReadSnapshot,
  keys: readonly SigningKey[],
): Promise<CommitLoss[] | ChainVerdict> {
  const recorded = await read<{ id: bigint; details: SignedCommitLoss }>(READ_COMMIT_LOSSES);
  const byTimeline = new Map<number, CommitLoss>();
  for (const { id, details } of recorded) {
    const upTo = BigInt(/^\d+$/.test(String(details.lost_seq)) ? details.lost_seq : 0);
    if (!verifyCommitLoss(details, keys)) return bad('unsigned_loss', upTo, id);
    const other = byTimeline.get(details.timeline_now);
    if (!other || BigInt(other.lost_seq) < upTo) byTimeline.set(details.timeline_now, details);
  }
  return [...byTimeline.values()];
}

/** Verifies the audit log of a database against its kept head. Safe while the server runs. */
export async function verifyAudit(
  databaseUrl: string,
  dataDir: string,
  keys: readonly SigningKey[],
): Promise<ChainVerdict> {
  const db = await Database.open({ url: databaseUrl, poolSize: 1 });
  try {
    return await verifyOn(db.dedicated('passa-audit-verify'), dataDir, keys);
  } finally {
    await db.close();
  }
}

/**
 * Like `verifyAudit`, on a connection without other users and in one snapshot. The head is read first, and the chain
 * only grows: entries sealed meanwhile do not matter.
 */
export async function verifyOn(
  connection: Connection,
  dataDir: string,
  keys: readonly SigningKey[],
  verify: typeof verifyChain = verifyChain,
): Promise<ChainVerdict> {
  let head: Head | null;
  try {
    head = await readHead(dataDir);
  } catch (error) {
    return { ok: false, fault: 'cut_off', seq: 0n, entryId: null, message: (error as Error).message };
  }
  await connection.run(SYSTEM_TENANCY, { text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' });
  try {
    return await verify((statement) => connection.run(SYSTEM_TENANCY, statement), head, keys);
  } finally {
    await connection.run(SYSTEM_TENANCY, { text: 'COMMIT' }).catch(() => undefined);
  }
}
