import { describe, expect, it } from 'vitest';
import { afterWrong, delayLeft, isRightPin } from '../../../client/src/features/door-app/paired/pin.ts';
import { hashPin } from '../../../server/modules/door/devices/device.rules.ts';

const NONE = { wrong: 0, blockedUntil: 0 };

describe('a staff PIN', () => {
  it('is checked by the phone against what the service derived, without a network', async () => {
    const { salt, hash, rounds } = await hashPin('471147', Buffer.from('sixteen bytes ok'));
    const stored = { salt: salt.toString('base64url'), hash: hash.toString('base64url'), rounds };
    expect(rounds).toBeGreaterThanOrEqual(600_000);
    expect(await isRightPin('471147', stored)).toBe(true);
    expect(await isRightPin('471148', stored)).toBe(false);
    expect(await isRightPin('', stored)).toBe(false);
  });

  it('is asked for again at once twice, and then after delays that double up to 15 minutes', () => {
    const delays: number[] = [];
    let attempts = NONE;
    for (let count = 0; count < 10; count += 1) {
      attempts = afterWrong(attempts, 1_000_000);
      delays.push(delayLeft(attempts, 1_000_000) / 1_000);
    }
    expect(delays).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('is delayed no longer by a clock that was set back', () => {
    const attempts = { wrong: 3, blockedUntil: 10_000_000_000 };
    expect(delayLeft(attempts, 0)).toBe(900_000);
    expect(delayLeft(attempts, 10_000_000_001)).toBe(0);
  });
});
