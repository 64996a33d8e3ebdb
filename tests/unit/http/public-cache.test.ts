import { describe, expect, it } from 'vitest';
import { Clock } from '../../../server/platform/clock.ts';
import { PublicCache } from '../../../server/platform/http/public-cache.ts';

function cacheAt(start: number) {
  const time = { now: start };
  return { time, cache: new PublicCache(new Clock(() => new Date(time.now))) };
}

describe('the cache of public answers', () => {
  it('gives the same bytes for less than a second', () => {
    const { cache, time } = cacheAt(10_000);
    cache.set('a', 'bytes', cache.version);
    time.now += 999;
    expect(cache.get('a')).toBe('bytes');
    time.now += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  it('forgets everything when something changed', () => {
    const { cache } = cacheAt(0);
    cache.set('a', 'bytes', cache.version);
    cache.bump();
    expect(cache.get('a')).toBeUndefined();
  });

  it('does not keep an answer that a change overtook', () => {
    const { cache } = cacheAt(0);
    const before = cache.version;
    cache.bump();
    cache.set('a', 'old bytes', before);
    expect(cache.get('a')).toBeUndefined();
  });
});
