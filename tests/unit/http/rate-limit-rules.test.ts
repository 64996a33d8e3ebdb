import { describe, expect, it } from 'vitest';
import { addressKey, limitRules } from '../../../server/platform/http/rate-limit.rules.ts';

describe('one address', () => {
  it.each([
    ['196.201.214.7', '196.201.214.7'],
    ['::ffff:196.201.214.7', '196.201.214.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('limits', () => {
  it('are stricter on registrations in production', () => {
    expect(limitRules(true).register.address.points).toBe(20);
    expect(limitRules(false).register.address.points).toBe(200);
  });

  it('leave room for a carrier whose customers share one address', () => {
    expect(limitRules(true).purchase.address).toEqual({ points: 1_200, seconds: 60 });
    expect(limitRules(true).purchase.account).toEqual({ points: 120, seconds: 600 });
  });
});
