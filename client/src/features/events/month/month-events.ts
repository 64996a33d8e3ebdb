import type { EventCategory } from '../../../gql/graphql.ts';
import { toZonedText } from '../../../ui/zones.ts';
import { dayOf, dayText } from '../when/day-range.ts';

/** A month in addresses, as `2026-12`. */
export const monthText = (day: Date): string => dayText(day).slice(0, 7);

/** Returns the first day of the month in an address: the current month for a past or an invalid one. */
export function monthIn(text: string | null, today: Date): Date {
  const asked = text && dayOf(`${text}-01`);
  const current = new Date(today.getFullYear(), today.getMonth(), 1);
  return asked && asked > current && asked.getFullYear() < 2100 ? asked : current;
}

interface DatedEvent {
  category?: EventCategory | null;
  /** Start, ISO 8601. */
  startDate: string;
  timeZone: string;
}

/**
 * Groups the events of a month by the day on which they begin at their place, the earliest first; those of the chosen
 * category are before the others of their day. Events that began in an earlier month are on the first day.
 * @returns the events by `2026-12-24`, in the order of the days
 */
export function eventsByDay<E extends DatedEvent>(
  events: readonly E[],
  month: string,
  category: EventCategory | null,
): Map<string, E[]> {
  const isFront = (event: E) => category !== null && event.category === category;
  const dated = events
    .map((event) => ({ event, local: toZonedText(event.startDate, event.timeZone) }))
    .map(({ event, local }) => ({
      event,
      local,
      day: local.slice(0, 7) < month ? `${month}-01` : local.slice(0, 10),
    }))
    .sort(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        Number(isFront(other.event)) - Number(isFront(one.event)) ||
        one.local.localeCompare(other.local),
    );
  const days = new Map<string, E[]>();
  for (const { event, day } of dated) days.set(day, [...(days.get(day) ?? []), event]);
  return days;
}
