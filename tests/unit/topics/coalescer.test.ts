import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coalescer } from '../../../server/platform/concurrency.ts';

describe('a coalescer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once, and at most once an interval however often it is poked', async () => {
    let runs = 0;
    const coalescer = new Coalescer(100, async () => {
      runs += 1;
    });
    for (let poke = 0; poke < 50; poke += 1) coalescer.poke();
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(2);
  });

  it('runs once more for what came during a run, never two at a time', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const coalescer = new Coalescer(10, async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
    });
    coalescer.poke();
    await vi.advanceTimersByTimeAsync(20);
    coalescer.poke();
    coalescer.poke();
    await vi.advanceTimersByTimeAsync(500);
    expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  });

  it('tries again a second after a run that failed', async () => {
    let runs = 0;
    const coalescer = new Coalescer(10, async () => {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
    });
    coalescer.poke();
    await vi.advanceTimersByTimeAsync(900);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(runs).toBe(2);
  });
});
