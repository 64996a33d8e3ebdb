import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { PrintedEvent } from './printed-ticket.ts';

/** A date in a calendar file. */
export interface CalendarDate {
  readonly event: PrintedEvent;
  /** Order or event id: the same entry sent again replaces the first. */
  readonly id: string;
  readonly status?: 'confirmed' | 'cancelled';
}

export interface CalendarEntry extends CalendarDate {
  /** Timestamp of the file. */
  readonly now: Date;
}

/** Seconds after which a calendar that follows a file reads it again. */
const REFRESH_SECONDS = 3_600;

/** Returns an iCalendar file with the event, in UTC, and a reminder three hours before. */
export function calendarEntry({ now, ...date }: CalendarEntry): string {
  return calendarFile([date], { now });
}

/**
 * Returns an iCalendar file with several dates, each with a reminder three hours before.
 * @param name shown by calendars that follow the file
 */
export function calendarFile(
  dates: readonly CalendarDate[],
  { now, name }: { now: Date; name?: string },
): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Passa', product: 'tickets' },
    ...(name !== undefined && { name, ttl: REFRESH_SECONDS }),
  });
  for (const { event, id, status = 'confirmed' } of dates) {
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
  }
  return calendar.toString();
}
