import type { Language } from '../language/language.ts';
import type { PosterCategory } from '../posters/poster.ts';
import { type EntryTerms, ONCE } from '../scan/entry-rules.ts';
import { zoneName } from '../zones/zone-name.ts';
import { DOCUMENT_WORDS } from './document-words.ts';

/** Data of the printed ticket, the mail and the calendar: plain values, already authorised and formatted. */
export interface PrintedTicket {
  readonly id: string;
  /** Ticket number for people, unique within the event. */
  readonly number: string;
  readonly tier: string;
  readonly holder: string;
  /** With currency, formatted: "KES 1,500.00". */
  readonly price: string;
  /** Amount to be paid at the door, formatted; null when nothing is due. */
  readonly due: string | null;
  /** Its worth in another currency, formatted; null where the amount is in money that people carry. */
  readonly worth: string | null;
  /** The text of the QR code, see docs/tickets.md. */
  readonly code: string;
  /** How the ticket is bound to the holder's phone; null or undefined for an ordinary one. */
  readonly phone?: PrintedPhone | null;
  /** How often it admits; once without it. */
  readonly entry?: EntryTerms;
}

export interface PrintedPhone {
  /** From when the door asks for the phone, formatted; null: already. */
  readonly from: string | null;
  /** It admits on paper with an ID. */
  readonly allowsPaper: boolean;
}

/** Whether the code admits as it is printed: not once the door asks for the phone, unless paper is allowed. */
export const printsCode = ({ phone }: Pick<PrintedTicket, 'phone'>): boolean =>
  !phone || phone.allowsPaper || phone.from !== null;

/** The line above the tier: whom the ticket admits. */
export function admitsLine({ entry = ONCE }: Pick<PrintedTicket, 'entry'>, language: Language): string {
  const { admitOne, admitTimes } = DOCUMENT_WORDS[language].printed;
  return entry.rule === 'times' ? admitTimes(entry.limit ?? 1) : admitOne;
}

/** Returns the notice on the use of the ticket: that the phone is needed, or how often the code admits. */
export function noticeOf(
  { phone, entry = ONCE }: Pick<PrintedTicket, 'phone' | 'entry'>,
  language: Language,
): string {
  const { notice, phoneNeeded, phoneOrId } = DOCUMENT_WORDS[language].printed;
  if (!phone) return notice[entry.rule](entry.limit ?? 1);
  return (phone.allowsPaper ? phoneOrId : phoneNeeded)(phone.from);
}

/** Returns the sentence of the mail on how often its tickets admit. */
export function admitsSentence(tickets: readonly Pick<PrintedTicket, 'entry'>[], language: Language): string {
  const { admitsOnce, admitsByTicket } = DOCUMENT_WORDS[language];
  return tickets.every(({ entry = ONCE }) => entry.rule === 'once') ? admitsOnce : admitsByTicket;
}

/** The cover of an event for print. */
export interface PrintedCover {
  readonly jpeg: Buffer;
  /** The point that stays visible, as shares of width and height. */
  readonly focalX: number;
  readonly focalY: number;
}

export interface PrintedEvent {
  readonly id: string;
  readonly category: PosterCategory | null;
  readonly name: string;
  readonly venue: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** IANA name of the zone in which the times are shown, such as Africa/Nairobi. */
  readonly timeZone: string;
  readonly issuer: string;
  /** Page of the event, absolute. */
  readonly url: string;
  /** Increases with each change of the event; a calendar uses the entry with the highest. */
  readonly revision?: number;
  /** undefined: the drawn poster is printed. */
  readonly cover?: PrintedCover | undefined;
}

function parts(date: Date, timeZone: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date);
}

export interface EventTime {
  /** "Saturday 5 December 2026" */
  readonly date: string;
  /** "19:00 EAT" or "19:00 to 23:30 EAT"; an end on another day has its date. */
  readonly time: string;
}

/** Formats the time of an event, always with the zone. */
export function eventTime(
  startsAt: Date,
  endsAt: Date,
  timeZone: string,
  language: Language = 'en',
): EventTime {
  const { locale, until: to } = DOCUMENT_WORDS[language];
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const date = parts(startsAt, timeZone, locale, day).replace(',', '');
  const start = parts(startsAt, timeZone, locale, clock);
  const end = parts(endsAt, timeZone, locale, clock);
  const hours = endsAt.getTime() - startsAt.getTime();
  // A night that ends in the morning needs no second date; a festival does.
  const lastDay =
    hours > 86_400_000 ? `${parts(endsAt, timeZone, locale, { day: 'numeric', month: 'short' })}, ` : '';
  const until = hours > 0 ? ` ${to} ${lastDay}${end}` : '';
  return { date, time: `${start}${until} ${zoneName(startsAt, timeZone)}` };
}
