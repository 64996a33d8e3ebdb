import { treeHash, treePath } from '../../lib/signing/index.ts';
import { HASH_BYTES } from '../../lib/ticket-format/index.ts';

/** Leaves per stored row. A power of two, so that the tree over the rows' own trees is the tree over all leaves. */
export const CHUNK = 256;

/** Concatenates hashes of 32 bytes each. */
export function joinHashes(hashes: readonly Uint8Array[]): Buffer {
  return Buffer.concat(hashes);
}

export function splitHashes(joined: Buffer): Buffer[] {
  const hashes: Buffer[] = [];
  for (let at = 0; at < joined.length; at += HASH_BYTES) hashes.push(joined.subarray(at, at + HASH_BYTES));
  return hashes;
}

/** Leaf hashes of one stored row, with their tree hash. */
export interface Chunk {
  hashes: Buffer;
  root: Uint8Array;
}

export function chunkOf(leaves: readonly Uint8Array[]): Chunk {
  return { hashes: joinHashes(leaves), root: treeHash(leaves) };
}

/**
 * Returns the path of the leaf at that index: within its chunk, then over the chunks' own tree hashes.
 * @param hashes of its chunk
 */
export function pathOf(index: number, hashes: Buffer, chunkRoots: Buffer): Uint8Array[] {
  const within = treePath(splitHashes(hashes), index % CHUNK);
  return [...within, ...treePath(splitHashes(chunkRoots), Math.floor(index / CHUNK))];
}
