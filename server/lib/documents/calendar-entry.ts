import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { PrintedEvent } from './printed-ticket.ts';

export interface CalendarEntry {
  readonly event: PrintedEvent;
  /** Order or event id: the same entry sent again replaces the first. */
  readonly id: string;
  /** Timestamp of the file. */
  readonly now: Date;
  readonly status?: 'confirmed' | 'cancelled';
}

/** Returns an iCalendar file with the event, in UTC, and a reminder three hours before. */
export function calendarEntry({ event, id, now, status = 'confirmed' }: CalendarEntry): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Passa', product: 'tickets' },
  });
  const endsAt = new Date(Math.max(event.startsAt.getTime(), event.endsAt.getTime()));
  const entry = calendar.createEvent({
    id: `${id}@passa`,
    stamp: now,
    sequence: event.revision ?? 0,
    start: event.startsAt,
    end: endsAt,
    summary: event.name,
    location: event.venue,
    description: `${event.issuer}\n${event.url}`,
    url: event.url,
    status: status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  });
  entry.createAlarm({ trigger: 3 * 3600 });
  return calendar.toString();
}
