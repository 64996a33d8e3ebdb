import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectWhenIdle } from '../../../server/platform/collect-when-idle.ts';

const MEGABYTE = 1024 * 1024;
const A_WHILE_MS = 200;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An idle engine with a megabyte of young objects, of which two remain after a collection. */
function engine() {
  const state = { bytes: MEGABYTE, utilization: 0 };
  const collect = vi.fn((_options: object) => {
    state.bytes = 2 * MEGABYTE;
  });
  vi.stubGlobal('gc', collect);
  const idling = { young: () => state.bytes, utilization: () => state.utilization };
  return { state, collect, idling };
}

it('clears young objects away once nothing is done, and again when as many came', () => {
  const { state, collect, idling } = engine();
  const stop = collectWhenIdle(idling);
  state.bytes += 20 * MEGABYTE;
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(collect.mock.calls).toEqual([[{ type: 'minor' }]]);
  state.bytes += 5 * MEGABYTE;
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(collect).toHaveBeenCalledTimes(1);
  state.bytes += 5 * MEGABYTE;
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(collect).toHaveBeenCalledTimes(2);
  stop();
});

it('waits while there is something to do', () => {
  const { state, collect, idling } = engine();
  const stop = collectWhenIdle(idling);
  Object.assign(state, { bytes: 20 * MEGABYTE, utilization: 0.9 });
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(collect).not.toHaveBeenCalled();
  state.utilization = 0.1;
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(collect).toHaveBeenCalledTimes(1);
  stop();
});

it('does nothing when it was ended, nor where the engine has no way to it', () => {
  const { state, collect, idling } = engine();
  const timers = vi.getTimerCount();
  collectWhenIdle(idling)();
  state.bytes += 20 * MEGABYTE;
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(collect).not.toHaveBeenCalled();
  vi.stubGlobal('gc', undefined);
  collectWhenIdle(idling);
  expect(vi.getTimerCount()).toBe(timers);
});

it('knows what this process does and holds', () => {
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  // Earlier tests of this process may still set timers.
  const timers = vi.getTimerCount();
  const stop = collectWhenIdle();
  expect(vi.getTimerCount()).toBe(timers + 1);
  vi.advanceTimersByTime(20);
  stop();
  expect(vi.getTimerCount()).toBe(timers);
});
