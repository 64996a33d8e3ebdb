import { describe, expect, it } from 'vitest';
import { LedgerUnavailable } from '../../../server/ledger/failures.ts';
import { Pacing } from '../../../server/ledger/stellar/pacing.ts';

function paced(most = 4) {
  const time = { now: 0 };
  const pacing = new Pacing({ most, now: () => time.now, random: () => 1 });
  const open: (() => void)[] = [];
  let underWay = 0;
  let peak = 0;
  const call = (): Promise<void> =>
    pacing.run(async () => {
      underWay += 1;
      peak = Math.max(peak, underWay);
      await new Promise<void>((resolve) => void open.push(resolve));
      underWay -= 1;
    });
  const finishAll = async (): Promise<void> => {
    for (let finish = open.shift(); finish; finish = open.shift()) {
      finish();
      await new Promise(setImmediate);
    }
  };
  return { time, pacing, call, finishAll, peak: () => peak, underWay: () => underWay };
}

describe('requests', () => {
  it('are under way a few at a time, and none is forgotten', async () => {
    const { call, finishAll, peak } = paced(4);
    const calls = Array.from({ length: 11 }, call);
    await finishAll();
    await Promise.all(calls);
    expect(peak()).toBe(4);
  });

  it('rest when the server asks for it, and are refused meanwhile without asking', async () => {
    const { pacing, call, time, underWay } = paced();
    pacing.slowDown(null);
    await expect(call()).rejects.toThrow(LedgerUnavailable);
    expect(underWay()).toBe(0);
    time.now = 499;
    await expect(call()).rejects.toThrow(LedgerUnavailable);
  });

  it('rest as long as the server names, but not for ever', () => {
    const { pacing } = paced();
    pacing.slowDown(7_000);
    expect(pacing.pauseLeftMs()).toBe(7_000);
    const other = paced().pacing;
    other.slowDown(3_600_000);
    expect(other.pauseLeftMs()).toBe(30_000);
  });

  it('rest twice as long each time, once for all that were refused together', () => {
    const { pacing, time } = paced();
    const pauses = [1, 2, 3].map(() => {
      pacing.slowDown(null);
      pacing.slowDown(null);
      const pause = pacing.pauseLeftMs();
      time.now += pause;
      return pause;
    });
    expect(pauses).toEqual([500, 1_000, 2_000]);
  });

  it('that waited for their turn are refused too when the pause begins', async () => {
    const { pacing, call, finishAll } = paced(1);
    const first = call();
    const second = call();
    pacing.slowDown(null);
    await expect(second).rejects.toThrow(LedgerUnavailable);
    await finishAll();
    await first;
  });

  it('come back one by one, and more with each success', async () => {
    const { pacing, call, finishAll, time, underWay } = paced(4);
    pacing.slowDown(null);
    time.now = 500;
    const calls = [call(), call(), call(), call(), call()];
    await new Promise(setImmediate);
    expect(underWay()).toBe(1);
    pacing.goesWell();
    await new Promise(setImmediate);
    expect(underWay()).toBe(2);
    pacing.goesWell();
    await new Promise(setImmediate);
    expect(underWay()).toBe(4);
    await finishAll();
    await Promise.all(calls);
  });
});
