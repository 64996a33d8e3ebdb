import { describe, expect, it } from 'vitest';
import {
  blankEvent,
  eventFaults,
  eventFormValues,
  toEventInput,
} from '../../../client/src/features/events/organiser/event-form-values.ts';
import { mapEventTexts } from '../../../server/lib/limits/event-texts.ts';

const GOOD = {
  ...mapEventTexts(() => ''),
  name: 'Jazz Night',
  venue: 'KICC, Nairobi, Kenya',
  description: 'Horns until late.',
  startDate: '2027-03-01T18:00',
  endDate: '2027-03-01T23:00',
  category: '' as const,
  timeZone: 'Africa/Nairobi',
};

describe('the form of an event', () => {
  it('asks for everything but the category', () => {
    expect(Object.keys(eventFaults(blankEvent()))).toEqual([
      'name',
      'venue',
      'description',
      'startDate',
      'endDate',
    ]);
    expect(eventFaults(GOOD)).toEqual({});
  });

  it('wants a comma in the venue', () => {
    expect(eventFaults({ ...GOOD, venue: 'KICC' }).venue).toBe(
      'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)',
    );
  });

  it('does not end before it starts', () => {
    expect(eventFaults({ ...GOOD, endDate: '2027-03-01T17:59' })).toHaveProperty('endDate');
    expect(eventFaults({ ...GOOD, endDate: GOOD.startDate })).toEqual({});
  });

  it('reads times at the place of the event, and gives them back as they were typed', () => {
    const input = toEventInput({ ...GOOD, name: ' Jazz Night ' });
    expect(input).toMatchObject({
      name: 'Jazz Night',
      startDate: '2027-03-01T15:00:00.000Z',
      timeZone: 'Africa/Nairobi',
      category: null,
    });
    expect(eventFormValues({ ...input, category: null, timeZone: GOOD.timeZone })).toEqual(GOOD);
  });
});
