import { EVENT_ZONE, type PrintedEvent } from '../../lib/documents/index.ts';
import type { Event } from './event.type.ts';

/** Returns the event as documents and calendar entries show it. */
export function printedEventOf(event: Event, publicUrl: string): PrintedEvent {
  return {
    id: event.id,
    name: event.name,
    venue: event.venue,
    startsAt: event.startDate,
    endsAt: event.endDate,
    timeZone: EVENT_ZONE,
    issuer: event.issuer.name,
    url: `${publicUrl}/event-details?slug=${encodeURIComponent(event.slug)}`,
    // Increases with each change, as iCalendar requires of SEQUENCE.
    revision: Math.max(0, Math.floor((event.updatedAt.getTime() - event.createdAt.getTime()) / 1_000)),
  };
}
