import { describe, expect, it } from 'vitest';
import { mapEventTexts } from '../../../server/lib/limits/event-texts.ts';
import {
  checkEventDetails,
  type EventDetails,
  mayBeDeleted,
  mayBeEdited,
  mayGetTickets,
  needsNewEdition,
  nextOnPublish,
} from '../../../server/modules/events/event.rules.ts';
import { BadInput } from '../../../server/platform/failures.ts';

const details = (changed: Partial<EventDetails> = {}): EventDetails => ({
  ...mapEventTexts(() => ''),
  name: 'Blankets and Wine',
  description: 'Music in the park.',
  venue: 'Uhuru Gardens, Nairobi, Kenya',
  startDate: new Date('2027-03-01T12:00:00Z'),
  endDate: new Date('2027-03-01T22:00:00Z'),
  category: 'music',
  timeZone: 'Africa/Nairobi',
  ...changed,
});

function faultsOf(given: EventDetails): { field: string; message: string }[] {
  try {
    checkEventDetails(given);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    return (error as BadInput).details?.fields as { field: string; message: string }[];
  }
}

describe('the details of an event', () => {
  it('are trimmed', () => {
    expect(checkEventDetails(details({ name: '  Sauti Sol  ', venue: ' KICC, Nairobi ' }))).toMatchObject({
      name: 'Sauti Sol',
      venue: 'KICC, Nairobi',
    });
  });

  it('name every text that is missing', () => {
    expect(faultsOf(details({ name: ' ', description: '', venue: '' })).map((fault) => fault.field)).toEqual([
      'name',
      'venue',
      'description',
    ]);
  });

  it('ask for a comma in the venue, in the words of the specification', () => {
    expect(faultsOf(details({ venue: 'KICC Nairobi' }))).toEqual([
      {
        code: 'VENUE',
        field: 'venue',
        message: 'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)',
      },
    ]);
  });

  it('may end when they start, but not before', () => {
    const startDate = new Date('2027-03-01T12:00:00Z');
    expect(faultsOf(details({ startDate, endDate: startDate }))).toEqual([]);
    expect(faultsOf(details({ startDate, endDate: new Date(startDate.getTime() - 1) }))).toHaveLength(1);
  });

  it('stay within what a ticket can say', () => {
    expect(faultsOf(details({ endDate: new Date('2100-01-01T00:00:00Z') }))).toHaveLength(1);
    expect(faultsOf(details({ startDate: new Date('1999-12-31T23:59:59Z') }))).toHaveLength(1);
  });

  it('hold no character that cannot be printed', () => {
    expect(faultsOf(details({ name: 'half a pair \ud83c' }))).toHaveLength(1);
    expect(faultsOf(details({ venue: 'Two\nlines, Nairobi' }))).toHaveLength(1);
    expect(faultsOf(details({ description: 'Two\nlines, a \t tab and 🎉' }))).toEqual([]);
    expect(faultsOf(details({ description: 'A bell \u0007' }))).toHaveLength(1);
    expect(faultsOf(details({ name: 'a\u0000b' }))).toHaveLength(1);
  });
});

describe('the states of an event', () => {
  it('lead from draft to published and nowhere else', () => {
    expect(nextOnPublish('draft')).toBe('published');
    expect(nextOnPublish('published')).toBeUndefined();
    expect(nextOnPublish('cancelled')).toBeUndefined();
  });

  it('freeze a cancelled event', () => {
    for (const rule of [mayBeEdited, mayBeDeleted, mayGetTickets]) {
      expect([rule('draft'), rule('published'), rule('cancelled')]).toEqual([true, true, false]);
    }
  });
});

describe('a new edition', () => {
  const before = { name: 'A', venue: 'B, C', startAt: new Date(1_000), endAt: new Date(5_000) };
  it('is made when the name, the venue, the start or the end changes', () => {
    const same = { name: 'A', venue: 'B, C', startDate: new Date(1_000), endDate: new Date(5_000) };
    expect(needsNewEdition(before, same)).toBe(false);
    expect(needsNewEdition(before, { ...same, name: 'Z' })).toBe(true);
    expect(needsNewEdition(before, { ...same, venue: 'Z, C' })).toBe(true);
    expect(needsNewEdition(before, { ...same, startDate: new Date(2_000) })).toBe(true);
    expect(needsNewEdition(before, { ...same, endDate: new Date(6_000) })).toBe(true);
  });
});
