import { beforeEach, describe, expect, it } from 'vitest';
import { PhoneClock } from '../../../client/src/features/tickets/live/phone-clock.ts';
import { FakeClock } from '../door-app/door-stage.ts';

const MINUTE = 60_000;

let clock: FakeClock;
let phone: PhoneClock;
let hasNetwork: boolean;
let measured: number;
let stored: number | null;

beforeEach(async () => {
  [clock, hasNetwork, measured, stored] = [new FakeClock(), true, 0, null];
  clock.wrongBy = 3 * MINUTE;
  phone = new PhoneClock({
    clock,
    findOffset: async () => stored,
    saveOffset: async (offsetMs) => {
      stored = offsetMs;
    },
    askTime: async () => {
      measured += 1;
      return hasNetwork ? clock.true() : null;
    },
  });
  await phone.start();
  await phone.measure();
});

describe('the time by which a phone makes live codes', () => {
  it("is the service's", () => {
    expect(phone.now()).toBe(clock.true());
    expect(stored).toBe(-3 * MINUTE);
  });

  it('stays right while the phone sleeps without a network', async () => {
    hasNetwork = false;
    clock.sleep(10 * MINUTE);
    expect(phone.now()).toBe(clock.true());
    await phone.measure();
    expect(phone.now()).toBe(clock.true());
  });

  it('follows a clock that is set back without a network', () => {
    hasNetwork = false;
    clock.wrongBy -= 5 * MINUTE;
    expect(phone.now()).toBe(clock.true());
  });

  it('is measured again after a leap, which may be a clock that was set', async () => {
    const before = measured;
    clock.wrongBy += 5 * MINUTE;
    expect(phone.now()).toBe(clock.true() + 5 * MINUTE);
    await expect.poll(() => phone.now()).toBe(clock.true());
    expect(measured).toBe(before + 1);
  });

  it('is not taken from an answer that waited while the phone slept', async () => {
    const answered = phone.measure();
    clock.sleep(10 * MINUTE);
    await answered;
    expect(phone.now()).toBe(clock.true());
  });
});
