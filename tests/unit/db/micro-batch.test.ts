import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MicroBatch } from '../../../server/platform/db/micro-batch.ts';

/** Runs take ten milliseconds; a result is its item times two. */
function batcher(options: { atOnce?: number; gather?: { enough: number; withinMs: number } }) {
  const runs: number[][] = [];
  let running = 0;
  let most = 0;
  const batch = new MicroBatch<number, number>({
    max: 8,
    queueLimit: 20,
    run: async (items) => {
      runs.push(items);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      if (items.includes(13)) throw new Error('thirteen');
      return items.map((item) => item * 2);
    },
    onFull: () => new Error('full'),
    retryAlone: (error) => error instanceof Error && error.message === 'thirteen',
    ...options,
  });
  return { batch, runs, most: () => most };
}

describe('a micro-batch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs what comes together as one, and what comes meanwhile as the next', async () => {
    const { batch, runs, most } = batcher({});
    const first = [1, 2].map((item) => batch.add(item));
    await vi.advanceTimersByTimeAsync(1);
    const second = [3, 4, 5].map((item) => batch.add(item));
    await vi.advanceTimersByTimeAsync(30);
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
    expect({ runs, most: most() }).toEqual({
      runs: [
        [1, 2],
        [3, 4, 5],
      ],
      most: 1,
    });
    expect(batch.idle).toBe(true);
  });

  it('refuses more than may wait', async () => {
    const { batch } = batcher({});
    const accepted = Array.from({ length: 20 }, (_, item) => batch.add(100 + item));
    await expect(batch.add(1)).rejects.toThrow('full');
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(accepted)).toHaveLength(20);
  });

  it('fails only the item that cannot run', async () => {
    const { batch } = batcher({});
    const answers = [12, 13, 14].map((item) => batch.add(item).catch((error: Error) => error.message));
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(answers)).toEqual([24, 'thirteen', 28]);
  });

  it('runs several side by side where it may', async () => {
    const { batch, runs, most } = batcher({ atOnce: 2 });
    const first = batch.add(1);
    await vi.advanceTimersByTimeAsync(1);
    const others = [2, 3].map((item) => batch.add(item));
    await vi.advanceTimersByTimeAsync(1);
    others.push(batch.add(4));
    await vi.advanceTimersByTimeAsync(30);
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
    expect({ runs, most: most() }).toEqual({ runs: [[1], [2, 3], [4]], most: 2 });
  });

  it('under load waits until enough are there, or a little while', async () => {
    const { batch, runs } = batcher({ gather: { enough: 3, withinMs: 4 } });
    const answers = [1, 2].map((item) => batch.add(item));
    await vi.advanceTimersByTimeAsync(2);
    answers.push(batch.add(3));
    // The first run ends at 10, and 3 waits for more items in vain.
    await vi.advanceTimersByTimeAsync(10);
    expect(runs).toEqual([[1, 2]]);
    await vi.advanceTimersByTimeAsync(4);
    expect(runs).toEqual([[1, 2], [3]]);
    await vi.advanceTimersByTimeAsync(30);
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  });

  it('goes on as soon as enough are there', async () => {
    const { batch, runs } = batcher({ gather: { enough: 3, withinMs: 4 } });
    const answers = [1, 2].map((item) => batch.add(item));
    await vi.advanceTimersByTimeAsync(2);
    answers.push(batch.add(3));
    await vi.advanceTimersByTimeAsync(9);
    answers.push(batch.add(4), batch.add(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    await vi.advanceTimersByTimeAsync(30);
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
  });

  it('never lets a lone item wait', async () => {
    const { batch, runs } = batcher({ gather: { enough: 3, withinMs: 4 } });
    for (const item of [1, 2]) {
      const answer = batch.add(item);
      await vi.advanceTimersByTimeAsync(10);
      expect(await answer).toBe(item * 2);
    }
    expect(runs).toEqual([[1], [2]]);
  });
});
