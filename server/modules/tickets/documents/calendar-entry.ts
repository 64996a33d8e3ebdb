import ical, { ICalCalendarMethod } from 'ical-generator';

export interface Evening {
  eventId: string;
  name: string;
  venue: string;
  start: Date;
  end: Date;
  /** The event's page. */
  url: string;
}

/** An iCalendar file for one event, which calendars recognise as the same when it is sent again. */
export function calendarEntry(evening: Evening, madeAt: Date): Buffer {
  const calendar = ical({ prodId: '//Passa//Tickets//EN', method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${evening.eventId}@passa`,
    stamp: madeAt,
    start: evening.start,
    end: evening.end,
    summary: evening.name,
    location: evening.venue,
    url: evening.url,
  });
  return Buffer.from(calendar.toString());
}
