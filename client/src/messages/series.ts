import { inLanguage } from '../language/in-language.ts';

/** Texts about shows with many dates, for visitors. */
export const seriesTexts = inLanguage('seriesTexts', {
  series: 'Series',
  thisSeries: 'this series',
  dates: (count: number) => (count === 1 ? '1 date' : `${count.toLocaleString('en')} dates`),
  datesFrom: (dates: string, day: string) => `${dates} from ${day}`,
  loading: 'Loading dates...',
  otherDates: 'Other dates',
  upcoming: 'Dates',
  nextFree: (when: string) => `Next with tickets: ${when}`,
  allSoldOut: 'All dates are sold out',
  moreDates: 'Show more dates',
  none: 'No upcoming dates',
  noneBody: 'All dates of this show are over. See what else is on.',
  notFound: 'Show Not Found',
  notFoundBody: "The show you're looking for doesn't exist or isn't on sale yet.",
  few: (count: number) => (count === 1 ? '1 ticket left' : `${count} tickets left`),
});
