import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '../../../server/platform/failures.ts';
import {
  ENDED,
  followChangedIds,
  followChanges,
  followFromNow,
  unlessRefused,
} from '../../../server/platform/follow-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A topic of one subscriber. */
function source<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    listeners,
    publish: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
    listen: (changed: (...args: Args) => void) => {
      listeners.add(changed);
      return [() => void listeners.delete(changed)];
    },
  };
}

describe('followChanges', () => {
  it('reads once an interval, and drops all but the newest state of a slow subscriber', async () => {
    const { listen, publish } = source();
    let reads = 0;
    const changes = followChanges({ coalesceMs: 100, listen, read: async () => (reads += 1) });
    for (let change = 0; change < 20; change += 1) publish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reads).toBe(2);
    expect((await changes.next()).value).toBe(2);
  });

  it('delivers no missing value, and retries a failed read after a second', async () => {
    const { listen, publish } = source();
    const answers = [
      async () => null,
      () => Promise.reject(new Error('the database is away')),
      async () => 'read',
    ];
    const changes = followChanges({
      coalesceMs: 10,
      capacity: 5,
      listen,
      read: () => answers.shift()?.() as never,
    });
    publish();
    await vi.advanceTimersByTimeAsync(50);
    publish();
    await vi.advanceTimersByTimeAsync(900);
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect((await changes.next()).value).toBe('read');
  });

  it('unsubscribes when the subscriber leaves and when the read ends it', async () => {
    const left = source();
    const changes = followChanges({ coalesceMs: 10, listen: left.listen, read: async () => 1 });
    await changes.return();
    expect(left.listeners.size).toBe(0);

    const ended = source();
    const others = followChanges({ coalesceMs: 10, listen: ended.listen, read: async () => ENDED });
    ended.publish();
    expect(await others.next()).toEqual({ value: undefined, done: true });
    expect(ended.listeners.size).toBe(0);
  });
});

describe('followFromNow', () => {
  it('delivers the state now, and misses no change during that read', async () => {
    const { listen, publish } = source();
    const options = { coalesceMs: 10, capacity: 5, listen, read: async () => 'later' };
    const changes = await followFromNow(options, async () => {
      publish();
      return 'now';
    });
    await vi.advanceTimersByTimeAsync(50);
    expect([(await changes.next()).value, (await changes.next()).value].toSorted()).toEqual(['later', 'now']);
  });

  it('unsubscribes and throws what the first read throws', async () => {
    const { listen, listeners } = source();
    const first = () => Promise.reject(new NotFound('order'));
    const options = { coalesceMs: 10, listen, read: async () => 1 };
    await expect(followFromNow(options, first)).rejects.toThrow(NotFound);
    expect(listeners.size).toBe(0);
  });
});

describe('followChangedIds', () => {
  it('reads each changed id once an interval, also one that changes during its read', async () => {
    const { listen, publish } = source<[string]>();
    const read: string[] = [];
    followChangedIds({
      coalesceMs: 100,
      capacity: 5,
      listen,
      read: async (id) => {
        if (read.push(id) === 1) publish('a');
        return id;
      },
    });
    publish('a');
    publish('b');
    await vi.advanceTimersByTimeAsync(99);
    expect(read).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(500);
    expect(read.toSorted()).toEqual(['a', 'a', 'b']);
  });

  it('reads ids whose read failed again, after the others', async () => {
    const { listen, publish } = source<[string]>();
    const read: string[] = [];
    const changes = followChangedIds({
      coalesceMs: 100,
      capacity: 5,
      listen,
      read: async (id) => {
        if (read.push(id) === 2) throw new Error('the database is away');
        return id;
      },
    });
    for (const id of ['first', 'a', 'b']) publish(id);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toEqual(['first', 'a', 'b', 'a']);
    const values = [await changes.next(), await changes.next(), await changes.next()];
    expect(values.map(({ value }) => value)).toEqual(['first', 'b', 'a']);
  });

  it('reads all changed ids together, and again after a failure', async () => {
    const { listen, publish } = source<[string]>();
    const asked: string[][] = [];
    const changes = followChangedIds({
      coalesceMs: 100,
      capacity: 5,
      listen,
      readAll: async (ids) => {
        if (asked.push(ids) === 2) throw new Error('the database is away');
        return ids.map((id) => `${id} read`);
      },
    });
    for (const id of ['a', 'b', 'b', 'c']) publish(id);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([['a'], ['b', 'c'], ['b', 'c']]);
    const values = [await changes.next(), await changes.next(), await changes.next()];
    expect(values.map(({ value }) => value)).toEqual(['a read', 'b read', 'c read']);
  });
});

it('unlessRefused hides refusals and passes on that the database is unavailable', async () => {
  expect(await unlessRefused(Promise.reject(new NotFound('round')))).toBeUndefined();
  expect(await unlessRefused(Promise.resolve(1))).toBe(1);
  await expect(unlessRefused(Promise.reject(new Error('away')))).rejects.toThrow('away');
});
