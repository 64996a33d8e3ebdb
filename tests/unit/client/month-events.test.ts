import { describe, expect, it } from 'vitest';
import { eventsByDay, monthIn, monthText } from '../../../client/src/features/events/month/month-events.ts';
import type { EventCategory } from '../../../client/src/gql/graphql.ts';

const event = (
  name: string,
  startDate: string,
  timeZone = 'Africa/Kigali',
  category: EventCategory | null = null,
) => ({ name, startDate, timeZone, category });

const EVENTS = [
  event('Exhibition', '2026-11-20T08:00:00Z'),
  // 23:30 on 3 December in Kigali, and 00:30 on the 4th.
  event('Eve', '2026-12-03T21:30:00Z'),
  event('Late', '2026-12-03T22:30:00Z'),
  // 21:00 on 4 December in New York.
  event('Jazz', '2026-12-05T02:00:00Z', 'America/New_York'),
  event('Match', '2026-12-04T16:00:00Z', 'Africa/Kigali', 'SPORTS'),
];

const named = (category: EventCategory | null = null) =>
  [...eventsByDay(EVENTS, '2026-12', category)].map(([day, events]) => [
    day,
    ...events.map(({ name }) => name),
  ]);

describe('the events of a month', () => {
  it('stand on the day on which they begin at their place, in the order of its clock', () => {
    expect(named()).toEqual([
      ['2026-12-01', 'Exhibition'],
      ['2026-12-03', 'Eve'],
      ['2026-12-04', 'Late', 'Match', 'Jazz'],
    ]);
  });

  it('are headed by those of the chosen category', () => {
    expect(named('SPORTS')[2]).toEqual(['2026-12-04', 'Match', 'Late', 'Jazz']);
  });

  it('are those of the month in the address, and of the current one for a past or an invalid one', () => {
    const today = new Date(2026, 10, 18);
    const shown = (text: string | null) => monthText(monthIn(text, today));
    expect(shown('2027-02')).toBe('2027-02');
    for (const text of [null, '', '2026-10', '2026-13', 'soon', '2026-12-05', '9999-01', '0000-01'])
      expect(shown(text), String(text)).toBe('2026-11');
  });
});
