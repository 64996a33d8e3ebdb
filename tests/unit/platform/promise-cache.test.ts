import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PromiseCache, sharedWork } from '../../../server/platform/promise-cache.ts';

/** Work that counts its runs, and each of which a test ends. */
function counted() {
  const runs: { resolve(value: string): void; reject(error: Error): void }[] = [];
  return { runs, work: () => new Promise<string>((resolve, reject) => runs.push({ resolve, reject })) };
}

describe('a cache of promises', () => {
  it('runs the work of a key once for callers that come while it runs or after it', async () => {
    const { runs, work } = counted();
    const cache = new PromiseCache<string>({ max: 10 });
    const together = [cache.get('a', work), cache.get('a', work), cache.get('b', work)];
    runs.forEach(({ resolve }, index) => void resolve(`run ${index}`));
    expect(await Promise.all(together)).toEqual(['run 0', 'run 0', 'run 1']);
    expect(await cache.get('a', work)).toBe('run 0');
    expect(runs).toHaveLength(2);
  });

  it('passes a failure to the callers that wait for it, and runs the work again for the next', async () => {
    const { runs, work } = counted();
    const cache = new PromiseCache<string>({ max: 10 });
    const together = [cache.get('a', work), cache.get('a', work)];
    runs[0]?.reject(new Error('unavailable'));
    const outcomes = await Promise.allSettled(together);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void cache.get('a', work);
    expect(runs).toHaveLength(2);
  });

  it('does not cache a result that its maker does not keep, nor one that is too old', async () => {
    const { runs, work } = counted();
    const cache = new PromiseCache<string>({ max: 10, ttl: 20, keeps: (value) => value !== 'none' });
    for (const value of ['none', 'one', 'two']) {
      const getting = cache.get('a', work);
      runs.at(-1)?.resolve(value);
      expect(await getting).toBe(value);
      await pause(30);
    }
  });

  it('does not let a late result or failure of deleted work replace newer work', async () => {
    const { runs, work } = counted();
    const cache = new PromiseCache<string>({ max: 10 });
    const old = cache.get('a', work);
    cache.delete('a');
    const newer = cache.get('a', work);
    runs[0]?.reject(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    runs[1]?.resolve('newer');
    expect([await newer, await cache.get('a', work)]).toEqual(['newer', 'newer']);
    expect(runs).toHaveLength(2);
  });
});

describe('shared work', () => {
  it('runs again as soon as it has ended', async () => {
    const { runs, work } = counted();
    const shared = sharedWork<string>();
    const together = [shared.get('a', work), shared.get('a', work)];
    runs[0]?.resolve('first');
    expect(await Promise.all(together)).toEqual(['first', 'first']);
    void shared.get('a', work);
    expect(runs).toHaveLength(2);
  });
});
