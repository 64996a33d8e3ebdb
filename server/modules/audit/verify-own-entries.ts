import type { SigningKey } from '../../lib/signing/index.ts';
import {
  type ChainTail,
  READ_ORPHANED_LINK,
  READ_TAIL,
  readHashesAt,
  readOwnLinks,
  readUnsealedBefore,
} from './audit.reads.ts';
import { canonicalText, linkHash, type PrintedEntry, SEED } from './audit-canonical.ts';
import type { Head } from './head-file.ts';
import {
  bad,
  type ChainVerdict,
  type KnownLink,
  PAGE,
  type ReadSnapshot,
  readKnownLinks,
} from './verify-audit.ts';

/**
 * Verifies one organisation's part of the chain: each of its entries is as it was sealed, none lacks its seal, no link
 * of the chain has lost its entry, and the kept and anchored heads are in the chain. Only that organisation's entries
 * are hashed, so the cost grows with them and not with the whole log.
 * @returns the first fault; `entries` counts the organisation's own
 */
export async function verifyOwnEntries(
  read: ReadSnapshot,
  head: Head | null,
  { keys, issuerId }: { keys: readonly SigningKey[]; issuerId: string },
): Promise<ChainVerdict> {
  const known = await readKnownLinks(read, head, keys);
  if ('ok' in known) return known;
  const [tail] = await read<ChainTail>(READ_TAIL);
  const fault =
    (await headFault(read, known.links, tail)) ??
    (await orphanFault(read)) ??
    (await unsealedFault(read, tail, issuerId));
  if (fault) return fault;
  const counted = await hashOwn(read, issuerId);
  if (typeof counted !== 'bigint') return counted;
  return { ok: true, entries: counted, ...known.figures };
}

async function headFault(
  read: ReadSnapshot,
  known: readonly KnownLink[],
  tail: ChainTail | undefined,
): Promise<ChainVerdict | null> {
  const end = tail?.seq ?? 0n;
  if (known.some(({ seq }) => seq > end)) return bad('cut_off', end + 1n);
  const found = await read<KnownLink>(readHashesAt(known.map(({ seq }) => seq)));
  const hashes = new Map(found.map(({ seq, hash }) => [seq, hash]));
  const differing = known.find(({ seq, hash }) => !hashes.get(seq)?.equals(hash));
  return differing === undefined ? null : bad('changed', differing.seq);
}

async function orphanFault(read: ReadSnapshot): Promise<ChainVerdict | null> {
  const [orphan] = await read<{ seq: bigint; entryId: bigint }>(READ_ORPHANED_LINK);
  return orphan === undefined ? null : bad('missing', orphan.seq, orphan.entryId);
}

async function unsealedFault(
  read: ReadSnapshot,
  tail: ChainTail | undefined,
  issuerId: string,
): Promise<ChainVerdict | null> {
  if (tail === undefined) return null;
  const [unsealed] = await read<{ id: bigint }>(readUnsealedBefore(tail, issuerId));
  return unsealed === undefined ? null : bad('added', tail.seq, unsealed.id);
}

/** @returns how many entries are sound, or the first fault */
async function hashOwn(read: ReadSnapshot, issuerId: string): Promise<bigint | ChainVerdict> {
  let after = 0n;
  let counted = 0n;
  for (let more = true; more; ) {
    const links = await read<OwnLink>(readOwnLinks(issuerId, after, PAGE));
    for (const link of links) {
      const previous = link.seq === 1n ? SEED : link.previousHash;
      if (previous === null) return bad('missing', link.seq - 1n);
      const hash = linkHash(previous, canonicalText(link));
      if (!hash.equals(link.hash) || link.tx !== link.chainTx) return bad('changed', link.seq, link.entryId);
      after = link.entryId;
    }
    counted += BigInt(links.length);
    more = links.length === PAGE;
  }
  return counted;
}

type OwnLink = PrintedEntry & {
  seq: bigint;
  entryId: bigint;
  chainTx: string;
  hash: Buffer;
  /** null when the previous link is gone. */
  previousHash: Buffer | null;
};
