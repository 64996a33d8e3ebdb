/** The calendar file of a series, which calendars can follow. */
export const seriesCalendarAddress = (slug: string): string =>
  `/series/${encodeURIComponent(slug)}/calendar.ics`;

/** The calendar entry of a published event, as a file that phones open in their calendar. */
export const calendarAddress = (slug: string): string => `/events/${encodeURIComponent(slug)}/calendar.ics`;
