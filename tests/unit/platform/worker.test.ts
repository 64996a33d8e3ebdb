import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scope } from '../../../server/platform/scope.ts';
import { Worker } from '../../../server/platform/worker.ts';

const warned = vi.fn();
const log = { warn: warned } as never;
const scope = () => ({ clock: { now: () => new Date(Date.now()) } }) as Scope;
const inMs = (ms: number) => new Date(Date.now() + ms);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  warned.mockReset();
});

/** Work that ends when the test says so. */
function controlled(intervalMs = 0) {
  const ends: ((due?: Date) => void)[] = [];
  const worker = new Worker({
    subject: 'parcels',
    log,
    intervalMs,
    work: () => new Promise<Date | undefined>((resolve) => ends.push(resolve)),
  });
  return { worker, ends };
}

it('starts one run at a trigger, and one more for all triggers during it', async () => {
  const { worker, ends } = controlled();
  worker.start(scope);
  for (let nth = 0; nth < 3; nth += 1) worker.wake();
  await settle();
  for (let nth = 0; nth < 3; nth += 1) worker.wake();
  const joined = worker.run();
  await settle();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await joined;
  await settle();
  expect(ends).toHaveLength(2);
});

it('leaves the interval between the starts of triggered runs', async () => {
  const { worker, ends } = controlled(1_000);
  worker.start(scope);
  worker.wake();
  await settle();
  ends[0]?.();
  await settle();
  worker.wake();
  worker.wake();
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
});

it('runs again when the next is due, a quarter of a second later at the earliest and a minute at the latest', async () => {
  const { worker, ends } = controlled();
  worker.start(scope);
  worker.wake();
  await settle();
  ends[0]?.(inMs(5_000));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
  ends[1]?.(inMs(-5_000));
  await vi.advanceTimersByTimeAsync(249);
  expect(ends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(3);
  ends[2]?.(inMs(86_400_000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(4);
});

it('tries again after a failure, more slowly each time, and says so', async () => {
  let runs = 0;
  const work = () => {
    runs += 1;
    return runs < 4 ? Promise.reject(new Error('no database')) : Promise.resolve(undefined);
  };
  const worker = new Worker({ subject: 'parcels', log, work });
  worker.start(scope);
  worker.wake();
  await settle();
  for (const [pause, expected] of [
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(runs).toBe(expected - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(expected);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs).toBe(4);
  expect(warned.mock.calls.map(([, text]) => text)).toEqual(Array(3).fill('parcels had to wait'));
});

it('does nothing by itself when it is not to, but what it is asked for', async () => {
  const { worker, ends } = controlled();
  worker.start(scope, false);
  worker.wake();
  await settle();
  expect(ends).toHaveLength(0);
  const run = worker.run();
  await settle();
  ends[0]?.(inMs(1_000));
  await run;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ends).toHaveLength(1);
});

it('waits for the run under way when it stops, and begins no other', async () => {
  const { worker, ends } = controlled();
  worker.start(scope);
  worker.wake();
  await settle();
  let isStopped = false;
  const stopping = worker.stop().then(() => {
    isStopped = true;
  });
  await settle();
  expect(isStopped).toBe(false);
  ends[0]?.(inMs(1_000));
  await stopping;
  worker.wake();
  await worker.run();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ends).toHaveLength(1);
});
