import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideWindow,
  formatGrace,
  MAX_GRACE_SECONDS,
  parseGrace,
} from '../../../server/lib/ticket-format/index.ts';

describe('a grace period', () => {
  it.each([
    ['15m', 900],
    ['1h', 3_600],
    ['30s', 30],
    ['1h30m', 5_400],
    ['90m', 5_400],
    ['1d', 86_400],
    ['7d', 604_800],
    ['604800s', 604_800],
    ['0s', 0],
    ['1d2h3m4s', 93_784],
  ])('%s is %i seconds', (text, seconds) => {
    expect(parseGrace(text)).toBe(seconds);
  });

  it.each(
    [
      '',
      ' 15m',
      '15m ',
      '15 m',
      '15',
      'm',
      '15M',
      '1.5h',
      '-1h',
      '+1h',
      '1e2s',
      '015m',
      '30m1h',
      '1h1h',
      '8d',
      '604801s',
      '15min',
      '١h',
      null,
      15,
      {},
    ].map((text) => [text]),
  )('%j is none', (text) => {
    expect(parseGrace(text)).toBeNull();
  });

  it('is written so that it is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_GRACE_SECONDS }), (seconds) => {
        expect(parseGrace(formatGrace(seconds))).toBe(seconds);
      }),
    );
    expect([900, 3_600, 5_400, 0, 604_800].map(formatGrace)).toEqual(['15m', '1h', '1h30m', '0s', '7d']);
  });

  it.each([-1, 0.5, Number.NaN, MAX_GRACE_SECONDS + 1])('cannot be written for %d', (seconds) => {
    expect(() => formatGrace(seconds)).toThrow(RangeError);
  });
});

describe('the window of a ticket', () => {
  const window = {
    effectiveAt: '2026-12-05T14:00:00.000Z',
    expiresAt: '2026-12-05T21:00:00.000Z',
    graceSeconds: 900,
  };
  it.each([
    ['2026-12-05T13:59:59.999Z', 'not_yet_valid'],
    ['2026-12-05T14:00:00.000Z', 'ok'],
    ['2026-12-05T21:00:00.000Z', 'ok'],
    ['2026-12-05T21:15:00.000Z', 'ok'],
    ['2026-12-05T21:15:00.001Z', 'expired'],
  ])('at %s: %s', (now, verdict) => {
    expect(decideWindow(window, new Date(now))).toBe(verdict);
    const dates = {
      ...window,
      effectiveAt: new Date(window.effectiveAt),
      expiresAt: new Date(window.expiresAt),
    };
    expect(decideWindow(dates, new Date(now))).toBe(verdict);
  });

  it('is closed when a time cannot be read', () => {
    const now = new Date('2026-12-05T15:00:00.000Z');
    expect(decideWindow({ ...window, effectiveAt: 'soon' }, now)).toBe('expired');
    expect(decideWindow({ ...window, expiresAt: 'late' }, now)).toBe('expired');
    expect(decideWindow(window, new Date(Number.NaN))).toBe('expired');
  });
});
