import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_SERIES_DATES,
  movedAlong,
  planDates,
  type Repetition,
  type SeriesPlan,
  WEEKDAYS,
} from '../../../server/lib/series/series-dates.ts';
import { toZonedText } from '../../../server/lib/zones/index.ts';

const NAIROBI = 'Africa/Nairobi';
const LONDON = 'Europe/London';

const weekly: Repetition = {
  ...{ unit: 'week', every: 1, weekdays: [], monthDay: 'day' },
  ...{ from: '2026-12-04', until: null, count: null },
};
const plan = (given: Partial<SeriesPlan>): SeriesPlan => ({
  ...{ rule: null, days: [], except: [], times: ['20:00'], timeZone: NAIROBI },
  ...given,
});
const locals = (given: Partial<SeriesPlan>): string[] => {
  const asked = plan(given);
  return planDates(asked).dates.map((date) => toZonedText(date.toISOString(), asked.timeZone));
};
const faultsOf = (given: Partial<SeriesPlan>) => planDates(plan(given)).faults;

describe('dates by weeks', () => {
  it('are on the weekday of the first day, until and with the last', () => {
    expect(locals({ rule: { ...weekly, until: '2026-12-25' } })).toEqual(
      ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'].map((day) => `${day}T20:00`),
    );
  });

  it('are on each chosen weekday from the first day on, every second week from its Monday', () => {
    const rule: Repetition = { ...weekly, every: 2, weekdays: ['sunday', 'wednesday'], count: 5 };
    expect(locals({ rule }).map((text) => text.slice(0, 10))).toEqual([
      ...['2026-12-06', '2026-12-16', '2026-12-20', '2026-12-30', '2027-01-03'],
    ]);
  });

  it('are at each time of a day, and days that are left out count', () => {
    const rule = { ...weekly, count: 3 };
    expect(locals({ rule, except: ['2026-12-11'], times: ['20:00', '15:00', '20:00'] })).toEqual([
      ...['2026-12-04T15:00', '2026-12-04T20:00', '2026-12-18T15:00', '2026-12-18T20:00'],
    ]);
  });

  it('have picked days among them, each once', () => {
    const rule = { ...weekly, count: 2 };
    expect(locals({ rule, days: ['2026-12-05', '2026-12-11'] }).map((text) => text.slice(8, 10))).toEqual([
      ...['04', '05', '11'],
    ]);
  });
});

describe('dates by days and months', () => {
  it('are every third day', () => {
    expect(locals({ rule: { ...weekly, unit: 'day', every: 3, count: 3 } })).toEqual(
      ['2026-12-04', '2026-12-07', '2026-12-10'].map((day) => `${day}T20:00`),
    );
  });

  it('are on the 31st of the months that have one', () => {
    const rule: Repetition = { ...weekly, unit: 'month', from: '2026-12-31', count: 4 };
    expect(locals({ rule }).map((text) => text.slice(0, 10))).toEqual([
      ...['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31'],
    ]);
  });

  it('are on the same weekday of each month, of which the fifth is the last', () => {
    const third: Repetition = { ...weekly, unit: 'month', monthDay: 'weekday', from: '2026-12-18', count: 3 };
    expect(locals({ rule: third }).map((text) => text.slice(0, 10))).toEqual([
      ...['2026-12-18', '2027-01-15', '2027-02-19'],
    ]);
    expect(locals({ rule: { ...third, from: '2027-01-29' } }).map((text) => text.slice(0, 10))).toEqual([
      ...['2027-01-29', '2027-02-26', '2027-03-26'],
    ]);
  });
});

describe('a change of the clocks', () => {
  it('leaves the local time as it is', () => {
    const rule: Repetition = { ...weekly, from: '2027-03-21', count: 2 };
    expect(planDates(plan({ rule, timeZone: LONDON })).dates.map((date) => date.toISOString())).toEqual([
      '2027-03-21T20:00:00.000Z',
      '2027-03-28T19:00:00.000Z',
    ]);
  });

  it('moves a time that is skipped, and takes the first of two that are the same', () => {
    const at = (days: string[]) =>
      planDates(plan({ days, times: ['01:30'], timeZone: LONDON })).dates[0]?.toISOString();
    expect(at(['2027-03-28'])).toBe('2027-03-28T01:30:00.000Z');
    expect(at(['2027-10-31'])).toBe('2027-10-31T00:30:00.000Z');
  });

  it('keeps a difference of half an hour on every date', () => {
    const moved = (day: string) =>
      movedAlong(
        new Date(`${day}T19:00:00Z`),
        new Date('2027-02-01T20:00:00Z'),
        new Date('2027-02-02T19:30:00Z'),
        LONDON,
      ).toISOString();
    expect(moved('2027-06-01')).toBe('2027-06-02T18:30:00.000Z');
    // The next day has another offset: 20:00 in summer is 19:30 in winter.
    expect(moved('2027-10-30')).toBe('2027-10-31T19:30:00.000Z');
  });
});

describe('a plan that is refused', () => {
  it('names each value', () => {
    const rule: Repetition = { ...weekly, every: 0, count: 0 };
    expect(faultsOf({ rule, times: ['8pm'] })).toEqual([
      { field: 'times', code: 'CLOCK_TIME' },
      { field: 'rule.every', code: 'OUT_OF_RANGE', max: 99 },
      { field: 'rule.count', code: 'OUT_OF_RANGE', max: MAX_SERIES_DATES },
    ]);
    expect(faultsOf({ rule: weekly })).toEqual([{ field: 'rule.until', code: 'REQUIRED' }]);
    expect(faultsOf({ times: [], days: ['2026-12-04'] })).toEqual([{ field: 'times', code: 'REQUIRED' }]);
  });

  it('has no date, too many, or one outside this century', () => {
    expect(faultsOf({})).toEqual([{ field: 'days', code: 'REQUIRED' }]);
    expect(faultsOf({ rule: { ...weekly, until: '2026-12-03' } })).toEqual([
      { field: 'rule', code: 'REQUIRED' },
    ]);
    const daily: Repetition = { ...weekly, unit: 'day' };
    expect(faultsOf({ rule: { ...daily, until: '2099-12-31' } })).toMatchObject([{ code: 'TOO_MANY' }]);
    expect(faultsOf({ rule: { ...daily, count: 601 }, times: ['10:00', '20:00'] })).toMatchObject([
      { code: 'TOO_MANY', max: MAX_SERIES_DATES },
    ]);
    expect(faultsOf({ rule: { ...daily, from: '2099-12-30', count: 5 } })).toEqual([
      { field: 'rule', code: 'DATE_RANGE' },
    ]);
    expect(faultsOf({ days: ['1999-12-31'] })).toEqual([{ field: 'days', code: 'DATE_RANGE' }]);
  });
});

function expectWithin({ rule, days, except, times, timeZone }: SeriesPlan, local: string): void {
  const [on = '', time = ''] = local.split('T');
  // A time that the clocks skip is moved, in Apia by a day.
  if (!times.includes(time) || timeZone === 'Pacific/Apia') return;
  expect(except).not.toContain(on);
  if (days.includes(on)) return;
  expect(rule && on >= rule.from).toBe(true);
  if (rule?.until) expect(on <= rule.until).toBe(true);
}

describe('any plan', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const rule = fc.record<Repetition>({
    unit: fc.constantFrom('day', 'week', 'month'),
    every: fc.integer({ min: 1, max: 99 }),
    weekdays: fc.subarray([...WEEKDAYS]),
    monthDay: fc.constantFrom('day', 'weekday'),
    from: day,
    until: fc.option(day),
    count: fc.integer({ min: 1, max: 60 }),
  });
  const plans = fc.record<SeriesPlan>({
    rule: fc.option(rule),
    days: fc.array(day, { maxLength: 5 }),
    except: fc.array(day, { maxLength: 5 }),
    times: fc.subarray(['00:00', '01:30', '15:00', '20:00'], { minLength: 1 }),
    timeZone: fc.constantFrom(NAIROBI, LONDON, 'America/New_York', 'Pacific/Apia', 'UTC'),
  });

  it('has dates in order, each once, at its times, on no day that is left out and none outside the rule', () => {
    fc.assert(
      fc.property(plans, (asked) => {
        const { dates, faults } = planDates(asked);
        expect(faults.every(({ code }) => code === 'REQUIRED' || code === 'DATE_RANGE')).toBe(true);
        const starts = dates.map((date) => date.getTime());
        expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
        for (const date of dates) expectWithin(asked, toZonedText(date.toISOString(), asked.timeZone));
      }),
    );
  });
});
