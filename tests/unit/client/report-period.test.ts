import { describe, expect, it } from 'vitest';
import { spanOf } from '../../../client/src/features/reports/report-period.ts';

const NOW = new Date(2026, 10, 21, 15, 30);
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();
const own = { first: '', last: '' };

describe('the span of a period', () => {
  it.each([
    ['today', local(2026, 11, 21)],
    ['week', local(2026, 11, 15)],
    ['month', local(2026, 10, 23)],
  ] as const)('%s begins with a day of the reader', (period, from) => {
    expect(spanOf(period, NOW, own)).toEqual({ from, to: null });
  });

  it('is everything for all time', () => {
    expect(spanOf('all', NOW, own)).toEqual({ from: null, to: null });
  });

  it('holds both of the days that were named', () => {
    expect(spanOf('own', NOW, { first: '2026-02-27', last: '2026-02-28' })).toEqual({
      from: local(2026, 2, 27),
      to: local(2026, 3, 1),
    });
    expect(spanOf('own', NOW, { first: '2026-02-27', last: '' })).toEqual({
      from: local(2026, 2, 27),
      to: null,
    });
    expect(spanOf('own', NOW, { first: 'nonsense', last: '' }).from).toBeNull();
  });
});
