import { describe, expect, it } from 'vitest';
import { zoneName } from '../../../server/lib/zones/index.ts';

const SUMMER = new Date('2027-07-01T12:00:00Z');
const WINTER = new Date('2027-01-01T12:00:00Z');

describe('the short name of a zone', () => {
  it.each([
    ['Africa/Nairobi', 'EAT'],
    ['Africa/Addis_Ababa', 'EAT'],
    ['Indian/Antananarivo', 'EAT'],
    ['Africa/Kigali', 'CAT'],
    ['Africa/Harare', 'CAT'],
    ['Africa/Lagos', 'WAT'],
    ['Africa/Johannesburg', 'SAST'],
    ['Africa/Accra', 'GMT'],
    ['UTC', 'UTC'],
  ])('of %s is %s all year', (zone, name) => {
    expect(zoneName(SUMMER, zone)).toBe(name);
    expect(zoneName(WINTER, zone)).toBe(name);
  });

  it('follows daylight saving', () => {
    expect(zoneName(WINTER, 'Africa/Cairo')).toBe('EET');
    expect(zoneName(SUMMER, 'Africa/Cairo')).toBe('EEST');
    expect(zoneName(SUMMER, 'Europe/London')).toBe('BST');
  });

  it('is the offset where a zone has no name', () => {
    expect(zoneName(WINTER, 'America/New_York')).toBe('GMT-5');
    expect(zoneName(WINTER, 'Asia/Kolkata')).toMatch(/^(IST|GMT\+5:30)$/);
  });

  it('agrees with the offset of its zone today', () => {
    const offsets = { GMT: 'GMT+0', WAT: 'GMT+1', CAT: 'GMT+2', SAST: 'GMT+2', EAT: 'GMT+3' } as const;
    const named = Intl.supportedValuesOf('timeZone')
      .filter((zone) => /^(Africa|Indian)\//.test(zone))
      .map((zone) => [zone, zoneName(SUMMER, zone)] as const)
      .filter(([, name]) => Object.hasOwn(offsets, name));
    expect(named.length).toBeGreaterThan(40);
    for (const [zone, name] of named) {
      const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
        .formatToParts(SUMMER)
        .find(({ type }) => type === 'timeZoneName')?.value;
      expect([zone, offset]).toEqual([zone, offsets[name as keyof typeof offsets]]);
    }
  });
});
