export { findPublishedSeries } from './series.queries.ts';
export { readSeriesSlugs } from './series.reads.ts';
export { seriesCalendar } from './series-calendar.ts';
