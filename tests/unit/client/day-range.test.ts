import { describe, expect, it } from 'vitest';
import { dayRange, dayText } from '../../../client/src/features/events/when/day-range.ts';
import { dayAfterKey, weeksOf } from '../../../client/src/features/events/when/month-days.ts';

/** 2026-11-18 is a Wednesday. */
const WEDNESDAY = new Date(2026, 10, 18, 15, 30);
const SUNDAY = new Date(2026, 10, 22, 9, 0);

describe('the days that a visitor asks for', () => {
  it.each([
    ['today', '2026-11-18', '2026-11-18'],
    ['week', '2026-11-18', '2026-11-22'],
    ['weekend', '2026-11-20', '2026-11-22'],
    ['month', '2026-11-18', '2026-11-30'],
    ['2026-12-31', '2026-12-31', '2026-12-31'],
  ])('%s, on a Wednesday', (when, fromDay, toDay) => {
    expect(dayRange(when, WEDNESDAY)).toEqual({ fromDay, toDay });
  });

  it('are what is left of the week and the weekend on their last day', () => {
    const rest = { fromDay: '2026-11-22', toDay: '2026-11-22' };
    expect(dayRange('weekend', SUNDAY)).toEqual(rest);
    expect(dayRange('week', SUNDAY)).toEqual(rest);
    expect(dayRange('weekend', new Date(2026, 10, 21))).toEqual({
      fromDay: '2026-11-21',
      toDay: '2026-11-22',
    });
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '26-1-1', '0026-01-01'])('are none for %j', (when) => {
    expect(dayRange(when, WEDNESDAY)).toBeNull();
  });
});

describe('a month of the calendar', () => {
  it('stands in whole weeks from Monday', () => {
    const weeks = weeksOf(2026, 10);
    expect(weeks.map((week) => week.map((day) => day?.getDate() ?? 0))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it.each([
    ['ArrowLeft', '2026-11-17'],
    ['ArrowDown', '2026-11-25'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageDown', '2026-12-18'],
  ])('is walked with %s', (key, day) => {
    const reached = dayAfterKey(key, new Date(2026, 10, 18));
    expect(reached && dayText(reached)).toBe(day);
  });

  it('has a last day for days that it lacks', () => {
    const reached = dayAfterKey('PageDown', new Date(2027, 0, 31));
    expect(reached && dayText(reached)).toBe('2027-02-28');
    expect(dayAfterKey('a', WEDNESDAY)).toBeNull();
  });
});
