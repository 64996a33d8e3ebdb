/** The calendar entry of a published event, as a file that phones open in their calendar. */
export const calendarAddress = (slug: string): string => `/events/${encodeURIComponent(slug)}/calendar.ics`;
