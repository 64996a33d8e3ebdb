import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawOrder } from '../../../server/modules/waiting-room/waiting-room.rules.ts';

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
});
