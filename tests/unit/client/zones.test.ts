import { describe, expect, it } from 'vitest';
import { fullWhen, ownWhen, shortWhen } from '../../../client/src/features/events/event-dates.ts';
import { fromZonedText, ownZone, toZonedText } from '../../../client/src/ui/zones.ts';

describe('a time on a form', () => {
  it.each([
    ['Africa/Nairobi', '2027-03-01T19:30', '2027-03-01T16:30:00.000Z'],
    ['Africa/Kigali', '2027-03-01T19:30', '2027-03-01T17:30:00.000Z'],
    ['Africa/Lagos', '2027-03-01T00:15', '2027-02-28T23:15:00.000Z'],
    ['America/New_York', '2027-01-15T20:00', '2027-01-16T01:00:00.000Z'],
    ['America/New_York', '2027-07-15T20:00', '2027-07-16T00:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-01T19:30', '2027-03-01T14:00:00.000Z'],
    ['UTC', '2027-03-01T19:30', '2027-03-01T19:30:00.000Z'],
  ])('in %s, %s is a moment, and is written back the same', (zone, text, moment) => {
    expect(fromZonedText(text, zone)).toBe(moment);
    expect(toZonedText(moment, zone)).toBe(text);
  });

  it('that the clocks skip moves forward with them', () => {
    // In 2027 New York skips from 2:00 to 3:00 on 14 March.
    expect(fromZonedText('2027-03-14T02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
    expect(toZonedText('2027-03-14T07:30:00.000Z', 'America/New_York')).toBe('2027-03-14T03:30');
  });

  it('that occurs twice is the first', () => {
    // It goes back from 2:00 to 1:00 on 7 November.
    expect(fromZonedText('2027-11-07T01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z');
    expect(toZonedText('2027-11-07T06:30:00.000Z', 'America/New_York')).toBe('2027-11-07T01:30');
  });

  it('is none while it is incomplete', () => {
    expect(fromZonedText('', 'Africa/Nairobi')).toBeNull();
    expect(fromZonedText('2027-13-01T19:30', 'Africa/Nairobi')).toBeNull();
  });
});

describe('a time that is shown', () => {
  const START = '2027-03-06T16:30:00.000Z';

  it('is that of the place, with its zone by the name that people there use', () => {
    expect(shortWhen(START, 'Africa/Nairobi')).toMatch(/19:30 EAT$/);
    expect(shortWhen(START, 'Africa/Kigali')).toMatch(/18:30 CAT$/);
    expect(shortWhen(START, 'Africa/Lagos')).toMatch(/17:30 WAT$/);
  });

  it('has the date of its end only where that is another day at the place', () => {
    expect(fullWhen(START, '2027-03-06T20:30:00.000Z', 'Africa/Nairobi').time).toBe('19:30 – 23:30 EAT');
    expect(fullWhen(START, '2027-03-06T21:30:00.000Z', 'Africa/Nairobi').time).toMatch(
      /^19:30 – Sun,? 7 Mar, 00:30 EAT$/,
    );
  });

  it('has the reader’s own beside it where their clock differs', () => {
    expect(ownWhen(START, ownZone())).toBeNull();
    const far = ownZone() === 'Pacific/Kiritimati' ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    expect(ownWhen(START, far)).not.toBeNull();
  });
});
