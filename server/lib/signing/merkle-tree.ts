import { hash } from 'node:crypto';
import * as format from '../ticket-format/ticket-proof.ts';
import { sha256 } from './hashes.ts';

const { HASH_BYTES } = format;
// The byte before the two hashes of a node, RFC 6962, section 2.1.

const NODE = 1;

// Buffer of a node's bytes before hashing. Filling and hashing are synchronous, so all nodes share one.
const node = new Uint8Array(1 + 2 * HASH_BYTES);
node[0] = NODE;

/** Returns the hash of a leaf over its entry. */
export const leafHash = (entry: Uint8Array): Buffer => format.leafHash(entry, sha256);

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

/** As in ticket-format, with SHA-256 of Node. */
export const hashAtEnd = (place: format.LeafPlace): Uint8Array | null => format.hashAtEnd(place, sha256);
