import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashAtEnd, leafHash, treeHash, treePath } from '../../../server/lib/signing/index.ts';

const sha256 = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** MTH as RFC 6962, section 2.1, defines it: by halves, the left one the larger power of two. */
function byTheBook(entries: Uint8Array[]): Buffer {
  const [only] = entries;
  if (entries.length === 1 && only) return sha256(Uint8Array.of(0), only);
  let split = 1;
  while (split * 2 < entries.length) split *= 2;
  return sha256(Uint8Array.of(1), byTheBook(entries.slice(0, split)), byTheBook(entries.slice(split)));
}

// Salts make all leaves of a tree different; two equal neighbours could swap positions.
const entries = fc.uniqueArray(fc.uint8Array({ minLength: 0, maxLength: 80 }), {
  minLength: 1,
  maxLength: 70,
  selector: (entry) => Buffer.from(entry).toString('hex'),
});
const placed = entries.chain((list) =>
  fc.record({ list: fc.constant(list), index: fc.nat({ max: list.length - 1 }) }),
);

function proofIn({ list, index }: { list: Uint8Array[]; index: number }) {
  const leaves = list.map(leafHash);
  const leaf = leaves[index] as Uint8Array;
  return { root: treeHash(leaves), place: { leaf, index, size: list.length, path: treePath(leaves, index) } };
}

const ends = (place: Parameters<typeof hashAtEnd>[0], root: Uint8Array): boolean => {
  const end = hashAtEnd(place);
  return end !== null && Buffer.from(end).equals(root);
};

describe('the Merkle tree', () => {
  it('is the one of RFC 6962', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(Buffer.from(treeHash(list.map(leafHash))).equals(byTheBook(list))).toBe(true);
      }),
    );
  });

  it('is the same tree over chunks of a power of two', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(1, 2, 4, 8, 16), (list, size) => {
        const leaves = list.map(leafHash);
        const chunks: Uint8Array[] = [];
        for (let at = 0; at < leaves.length; at += size) chunks.push(treeHash(leaves.slice(at, at + size)));
        expect(treeHash(chunks)).toEqual(treeHash(leaves));
      }),
    );
  });

  it('proves every leaf', () => {
    fc.assert(
      fc.property(placed, (request) => {
        const { root, place } = proofIn(request);
        expect(ends(place, root)).toBe(true);
      }),
    );
  });

  it('proves no other leaf, at no other place, by no other path', () => {
    const change = fc.record({ byte: fc.nat({ max: 31 }), bit: fc.nat({ max: 7 }), step: fc.nat() });
    const flipped = (hash: Uint8Array, byte: number, bit: number): Uint8Array =>
      hash.map((value, at) => (at === byte ? value ^ (1 << bit) : value));
    fc.assert(
      fc.property(placed, change, fc.nat({ max: 80 }), (request, { byte, bit, step }, other) => {
        const { root, place } = proofIn(request);
        const { leaf, index, path } = place;
        expect(ends({ ...place, leaf: flipped(leaf, byte, bit) }, root)).toBe(false);
        expect(ends({ ...place, path: [...path, leaf] }, root)).toBe(false);
        expect(ends(place, flipped(root, byte, bit))).toBe(false);
        if (other !== index) expect(ends({ ...place, index: other }, root)).toBe(false);
        if (path.length === 0) return;
        const at = step % path.length;
        const bent = path.map((hash, nth) => (nth === at ? flipped(hash, byte, bit) : hash));
        expect(ends({ ...place, path: bent }, root)).toBe(false);
        expect(ends({ ...place, path: path.slice(0, -1) }, root)).toBe(false);
      }),
    );
  });

  it('takes no inner node for a leaf', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.uint8Array({ minLength: 1 }), (one, two) => {
        const leaves = [leafHash(one), leafHash(two)];
        const joined = Buffer.concat(leaves);
        expect(Buffer.from(treeHash(leaves)).equals(leafHash(joined))).toBe(false);
        const forged = { leaf: leafHash(joined), index: 0, size: 1, path: [] };
        expect(ends(forged, treeHash(leaves))).toBe(false);
      }),
    );
  });

  it('refuses places that no tree has', () => {
    const leaf = leafHash(new Uint8Array());
    for (const [index, size] of [
      [1, 1],
      [-1, 1],
      [0, 0],
      [0.5, 1],
      [0, 2 ** 31 + 1],
    ] as const) {
      expect(hashAtEnd({ leaf, index, size, path: [] })).toBeNull();
    }
    expect(hashAtEnd({ leaf, index: 0, size: 2, path: [leaf.subarray(1)] })).toBeNull();
    expect(() => treeHash([])).toThrow(RangeError);
    expect(() => treePath([leaf], 1)).toThrow(RangeError);
  });
});
