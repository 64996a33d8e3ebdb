import { locale } from '../language/language.ts';

const moment = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** "12 Dec, 10:00 EAT": a short timestamp in the reader's time zone. */
export const momentText = (iso: string): string => moment.format(new Date(iso));
