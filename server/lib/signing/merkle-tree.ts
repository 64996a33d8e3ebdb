import { hash } from 'node:crypto';

/** SHA-256, as everywhere in the tree. */
export const HASH_BYTES = 32;

// RFC 6962, section 2.1: a leaf and a node never have the same bytes under their hash, so an inner node cannot be
// passed off as a leaf of a shorter tree.
const LEAF = Uint8Array.of(0);
const NODE = 1;

// Buffer of a node's bytes before hashing. Filling and hashing are synchronous, so all nodes share one.
const node = new Uint8Array(1 + 2 * HASH_BYTES);
node[0] = NODE;

/** Returns the hash of a leaf over its entry. */
export function leafHash(entry: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([LEAF, entry]), 'buffer');
}

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  node.set(left, 1);
  node.set(right, 1 + HASH_BYTES);
  return hash('sha256', node, 'buffer');
}

/** Returns the next level up: pairs are hashed, an odd one at the end moves up unchanged. */
function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as Uint8Array, level[at + 1]];
    above.push(right ? nodeHash(left, right) : left);
  }
  return above;
}

/**
 * Returns the tree hash of RFC 6962 over leaf hashes. The tree hashes of chunks whose size is a power of two, all
 * complete except perhaps the last, may replace their leaves: the result is the same.
 * @throws RangeError for an empty list
 */
export function treeHash(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes;
  while (level.length > 1) level = levelAbove(level);
  if (!level[0]) throw new RangeError('a tree has at least one leaf');
  return level[0];
}

/**
 * Returns the sibling hashes from one of the hashes to the root, nearest first.
 * @throws RangeError unless 0 <= index < hashes.length
 */
export function treePath(hashes: readonly Uint8Array[], index: number): Uint8Array[] {
  if (!hashes[index]) throw new RangeError(`there is no hash ${index} among ${hashes.length}`);
  const path: Uint8Array[] = [];
  let level = hashes;
  for (let at = index; level.length > 1; at >>>= 1) {
    const sibling = level[at ^ 1];
    if (sibling) path.push(sibling);
    level = levelAbove(level);
  }
  return path;
}

export interface LeafPlace {
  readonly leaf: Uint8Array;
  /** From 0, in the order of the leaves. */
  readonly index: number;
  /** Number of leaves: 1 to 2^31. */
  readonly size: number;
  readonly path: readonly Uint8Array[];
}

/**
 * Returns the tree hash at the end of the path (RFC 9162, section 2.1.3.2), or null when a tree of that size has no
 * such index or another number of steps.
 */
export function hashAtEnd({ leaf, index, size, path }: LeafPlace): Uint8Array | null {
  if (!(Number.isInteger(index) && Number.isInteger(size) && index >= 0 && index < size)) return null;
  if (size > 2 ** 31) return null;
  let end = leaf;
  let step = 0;
  let at = index;
  for (let last = size - 1; last > 0; last = Math.floor(last / 2)) {
    const isLonely = at === last && at % 2 === 0;
    if (!isLonely) {
      const sibling = path[step];
      if (sibling?.length !== HASH_BYTES) return null;
      end = at % 2 === 1 ? nodeHash(sibling, end) : nodeHash(end, sibling);
      step += 1;
    }
    at = Math.floor(at / 2);
  }
  return step === path.length ? end : null;
}
