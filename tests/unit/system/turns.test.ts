import { expect, it } from 'vitest';
import { Turns } from '../../../server/platform/concurrency.ts';

it('lets a few through a turn, in the order in which they came, and others between', async () => {
  const turns = new Turns(2);
  const seen: string[] = [];
  const work = ['a', 'b', 'c', 'd', 'e'].map(async (name) => {
    await turns.next();
    seen.push(name);
    if (name === 'b') setImmediate(() => seen.push('answer to b'));
  });
  await Promise.all(work);
  expect(seen.filter((name) => name.length === 1)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(seen.indexOf('answer to b')).toBeLessThan(seen.indexOf('e'));
});

it('begins anew after it had nothing to do', async () => {
  const turns = new Turns(2);
  await turns.next();
  await turns.next();
  await expect(turns.next()).resolves.toBeUndefined();
});
