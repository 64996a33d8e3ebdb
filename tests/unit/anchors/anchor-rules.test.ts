import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashAtEnd, leafHash, treeHash, treePath } from '../../../server/lib/signing/index.ts';
import { cutPage, isDue, type LeafRange, lengthOf } from '../../../server/modules/anchors/anchor.rules.ts';
import {
  CHUNK,
  type Chunk,
  chunkOf,
  joinHashes,
  pathOf,
  splitHashes,
} from '../../../server/modules/anchors/leaf-chunks.ts';

const ranges = fc.array(
  fc.record({ from: fc.nat({ max: 50 }), length: fc.integer({ min: 1, max: 40 }) }).map(
    ({ from, length }): LeafRange => ({
      event: 'issued',
      sourceId: String(from),
      through: BigInt(from),
      upto: BigInt(from + length),
    }),
  ),
  { maxLength: 12 },
);

/** Every number of the ranges, in order. */
const numbers = (list: readonly LeafRange[]): string[] =>
  list.flatMap(({ sourceId: source, through, upto }) =>
    Array.from({ length: Number(upto - through) }, (_unused, at) => `${source}/${through + BigInt(at) + 1n}`),
  );

describe('a page of what is to be gathered', () => {
  it('loses nothing, doubles nothing and is full unless it is the last', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 1, max: 60 }), (list, most) => {
        const { page, rest, count } = cutPage(list, most);
        expect([...numbers(page), ...numbers(rest)]).toEqual(numbers(list));
        expect(count).toBe(numbers(page).length);
        expect(page.every((range) => lengthOf(range) > 0)).toBe(true);
        if (rest.length > 0) expect(count).toBe(most);
        else expect(count).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('a tree in chunks', () => {
  it('has the paths of the whole tree', () => {
    const leaves = Array.from({ length: 3 * CHUNK + 5 }, (_unused, at) =>
      leafHash(Buffer.of(at >> 8, at & 255)),
    );
    for (const size of [1, 2, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 5]) {
      const tree = leaves.slice(0, size);
      const chunks: Chunk[] = [];
      for (let at = 0; at < size; at += CHUNK) chunks.push(chunkOf(tree.slice(at, at + CHUNK)));
      const roots = joinHashes(chunks.map(({ root }) => root));
      for (const place of [0, size >> 1, size - 1]) {
        const hashes = chunks[Math.floor(place / CHUNK)]?.hashes ?? Buffer.alloc(0);
        const path = pathOf(place, hashes, roots);
        expect(path).toEqual(treePath(tree, place));
        const end = hashAtEnd({ leaf: tree[place] ?? Buffer.alloc(0), index: place, size, path });
        expect(end).toEqual(treeHash(tree));
      }
    }
  });

  it('splits what was joined', () => {
    const hashes = [1, 2, 3].map((n) => createHash('sha256').update(String(n)).digest());
    expect(splitHashes(joinHashes(hashes))).toEqual(hashes);
    expect(splitHashes(Buffer.alloc(0))).toEqual([]);
  });
});

describe('the turn of an anchor', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  it.each([
    ['the first time', null, false, true],
    ['within the interval', ago(599), false, false],
    ['when the interval is over', ago(600), false, true],
    ['while the last one is under way', ago(6_000), true, false],
    ['when none was sent and one is under way', null, true, false],
  ])('%s', (_name, lastSentAt, underWay, due) => {
    expect(isDue({ now, lastSentAt, seconds: 600, underWay })).toBe(due);
  });
});
