import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DrawPiece, drawPieces, HASH_BYTES } from '../../../server/modules/waiting-room/draw.rules.ts';
import { drawOrder } from '../../support/draw-order.ts';

/** Bytes that are the same in every run. */
const bytes = (name: string): Buffer => createHash('sha256').update(name).digest();
const people = (count: number): Buffer[] => Array.from({ length: count }, (_, n) => bytes(`person ${n}`));

const DRAWS = 200;
const PEOPLE = 1_000;
const TENTHS = 10;
/** With 9 degrees of freedom, chance exceeds this once in a million. */
const CHI_SQUARED_LIMIT = 45.1;

describe('the draw', () => {
  it('orders all people, each once, and the same way each time', async () => {
    const hashes = people(500);
    const first = await drawOrder(bytes('seed'), bytes('ledger'), hashes);
    expect(first).toHaveLength(500);
    expect(new Set(first.map(String)).size).toBe(500);
    expect(await drawOrder(bytes('seed'), bytes('ledger'), [...hashes].reverse())).toEqual(first);
  });

  it('is another one with another seed or another ledger', async () => {
    const hashes = people(100);
    const first = await drawOrder(bytes('seed'), bytes('ledger'), hashes);
    expect(await drawOrder(bytes('other'), bytes('ledger'), hashes)).not.toEqual(first);
    expect(await drawOrder(bytes('seed'), bytes('other'), hashes)).not.toEqual(first);
    expect(await drawOrder(bytes('seed'), null, hashes)).not.toEqual(first);
  });

  it('favours neither early nor late joiners, over many draws', async () => {
    const hashes = people(PEOPLE);
    const numberOf = new Map(hashes.map((hash, number) => [hash.toString('hex'), number]));
    // How often the winners, the first tenth of the order, are from each tenth of the joiners.
    const winners = Array<number>(TENTHS).fill(0);
    for (let nth = 0; nth < DRAWS; nth += 1) {
      const order = await drawOrder(bytes(`seed ${nth}`), bytes(`ledger ${nth}`), hashes);
      for (const hash of order.slice(0, PEOPLE / TENTHS)) {
        const tenth = Math.floor(((numberOf.get(hash.toString('hex')) ?? 0) * TENTHS) / PEOPLE);
        winners[tenth] = (winners[tenth] ?? 0) + 1;
      }
    }
    const expected = (DRAWS * PEOPLE) / TENTHS / TENTHS;
    const chiSquared = winners.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(CHI_SQUARED_LIMIT);
    // A draw that ignores its inputs would be even too even.
    expect(chiSquared).toBeGreaterThan(0.1);
  });

  it.each([0, 1, 2, 999, 1_000, 1_001, 2_500])(
    'has pieces without gaps in the order of the lots, of %i people',
    async (count) => {
      const hashes = people(count);
      const lot = (hash: Buffer) =>
        createHmac('sha256', Buffer.concat([bytes('seed'), bytes('ledger')]))
          .update(hash)
          .digest();
      const order = [...hashes].sort((a, b) => Buffer.compare(lot(a), lot(b)));
      const pieces = await piecesOf(hashes);
      expect(Buffer.concat(pieces.map((piece) => piece.hashes))).toEqual(Buffer.concat(order));
      let next = 1;
      for (const piece of pieces) {
        expect(piece.first).toBe(next);
        next += piece.hashes.length / HASH_BYTES;
        expect(piece.hashes.length / HASH_BYTES).toBeLessThan(1_200);
      }
      expect(next).toBe(count + 1);
    },
  );

  it('ends early when it is interrupted', async () => {
    expect(await piecesOf(people(2_500), async () => false)).toEqual([]);
    let left = 9;
    const pieces = await piecesOf(people(2_500), async () => --left > 0);
    expect(pieces).toHaveLength(1);
    expect((await piecesOf(people(2_500)))[0]).toEqual(pieces[0]);
  });
});

async function piecesOf(hashes: Buffer[], between = async () => true): Promise<DrawPiece[]> {
  const key = { seed: bytes('seed'), ledgerHash: bytes('ledger') };
  const pieces: DrawPiece[] = [];
  for await (const piece of drawPieces(key, Buffer.concat(hashes), between)) pieces.push(piece);
  return pieces;
}
