import { currencyOfZone, zoneOfVenue } from '../../../../../server/lib/zones/index.ts';
import type { Currency, EventCategory } from '../../../gql/graphql.ts';
import { type Read, type ReadDays, type Reason, readDays } from './read-day.ts';
import { type ReadHours, readBareHour, readHours } from './read-hours.ts';
import { type ReadTier, readTickets } from './read-tickets.ts';
import { type Home, readPlace } from './read-venue.ts';
import { SentenceText, wholeWords } from './sentence-text.ts';

export { homeOf } from './read-venue.ts';

/** Longest text that is read: a poster has less. */
export const MAX_SENTENCE = 2_000;

/** Facts that are known without the text. */
export interface SentenceContext {
  /** `datetime-local` text of now in the organiser's zone. */
  now: string;
  home: Home | null;
  /** Currencies in which the organiser can sell. */
  currencies: readonly Currency[];
}

/** A kind of tickets, with texts of the form; empty for what the text does not say. */
export interface SentenceTier {
  tier: string;
  count: string;
  price: Read<string>;
}

/** A start, whose day and hour are inferred for reasons of their own. */
export interface ReadStart {
  value: string;
  reasons: Reason[];
}

/** An event as a text describes it; null for what the text does not say and cannot be inferred. */
export interface ReadSentence {
  name: string | null;
  venue: Read<string> | null;
  timeZone: string | null;
  /** `datetime-local` texts at the venue. */
  start: ReadStart | null;
  end: Read<string> | null;
  category: Read<EventCategory> | null;
  tiers: SentenceTier[];
  /** Of all prices; its value is null where the text names none, or one in which the organiser cannot sell. */
  currency: Read<Currency | null>;
  /** Parts of the text that are not read, as they were written. */
  rest: string;
}

/** Words that name a category, in English, Swahili and French. The first category with one is taken. */
const CATEGORIES: readonly (readonly [EventCategory, string])[] = [
  [
    'TECHNOLOGY',
    'hackathon|developers?|devfest|coding|software|tech|technology|a\\.?i\\.?|startups?|blockchain|data\\s+science|teknolojia|développeurs?',
  ],
  [
    'SPORTS',
    'marathon|half\\s+marathon|rugby|football|soccer|sevens|tournament|match|race|run|cycling|basketball|boxing|golf|safari\\s+rally|mechi|mbio|mpira|michezo|tournoi|course|foot',
  ],
  [
    'BUSINESS',
    'conference|summit|networking|expo|seminar|workshop|forum|trade\\s+fair|business|masterclass|kongamano|semina|warsha|biashara|conférence|séminaire|salon',
  ],
  [
    'ARTS',
    'theatre|theater|play|exhibition|comedy|stand-?up|film|cinema|poetry|spoken\\s+word|dance|ballet|gallery|fashion|art|arts|maonyesho|tamthilia|vichekesho|sanaa|filamu|théâtre|exposition|humour|poésie|danse',
  ],
  [
    'MUSIC',
    'music|concert|gig|live\\s+band|band|dj|djs|festival|fest|party|rave|benga|rhumba|rumba|lingala|afro\\s?beats?|afro\\s?fusion|amapiano|gengetone|bongo\\s+flava|taarab|ohangla|mugithi|jazz|gospel|reggae|hip[- ]?hop|soul|karaoke|choir|acoustic|muziki|tamasha|kwaya|wimbo|musique|soirée|bal',
  ],
];

/** Hour at which an event begins whose text names none, by its category. */
const USUAL_START: Readonly<Partial<Record<EventCategory, number>>> = {
  BUSINESS: 9,
  TECHNOLOGY: 9,
  SPORTS: 10,
};
const EVENING = 19;
const USUAL_HOURS = 4;
/** A day of talks ends at five. */
const TALKS_END = 17;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const textAt = (at: number): string => new Date(at).toISOString().slice(0, 16);

function categoryOf(text: string): Read<EventCategory> | null {
  const found = CATEGORIES.find(([, words]) => wholeWords(words).test(text));
  return found ? { value: found[0], reason: 'from_words' } : null;
}

interface Times {
  start: ReadStart | null;
  end: Read<string> | null;
}

/** The hour at which such an event usually begins; today not before the next full hour. */
function usualHour(day: number, category: EventCategory | null, now: string): Read<number> {
  const usual = ((category && USUAL_START[category]) ?? EVENING) * 60;
  const isToday = textAt(day).slice(0, 10) === now.slice(0, 10);
  const next = isToday ? (Number(now.slice(11, 13)) + 1) * 60 : 0;
  return { value: Math.max(usual, next), reason: 'usual_hour' };
}

/** In minutes after midnight of the last day, for an event whose text names no end. */
function usualEnd(start: number, category: EventCategory | null): number {
  const isTalks = category === 'BUSINESS' || category === 'TECHNOLOGY';
  return isTalks && start <= 12 * 60 ? TALKS_END * 60 : start + USUAL_HOURS * 60;
}

/** Joins days and hours, and adds a likely hour and a likely end. An hour without a day gives no time. */
function timesOf(
  days: ReadDays | null,
  hours: ReadHours | null,
  { category, now }: { category: EventCategory | null; now: string },
): Times {
  if (!days) return { start: null, end: null };
  const { first, last } = days;
  const begins = hours?.start ?? usualHour(first.value, category, now);
  const reasons = [first.reason, begins.reason].filter((reason) => reason !== null);
  const start = { value: textAt(first.value + begins.value * MINUTE_MS), reasons };
  const lastDay = last ?? first.value;
  const end = hours?.end;
  if (!end) {
    const value = textAt(lastDay + usualEnd(begins.value, category) * MINUTE_MS);
    return { start, end: { value, reason: 'usual_end' } };
  }
  // In the morning after, where it is not later than the start.
  const after = end.value <= begins.value ? DAY_MS : 0;
  return { start, end: { value: textAt(lastDay + end.value * MINUTE_MS + after), reason: end.reason } };
}

const SHILLINGS: readonly (Currency | undefined)[] = ['KES', 'UGX', 'TZS'];

/** @param zone of the venue; null where it is not known */
function currencyOf(
  tiers: readonly ReadTier[],
  zone: string | null,
  currencies: readonly Currency[],
): Read<Currency | null> {
  const written = tiers.find(({ currency }) => currency !== null)?.currency ?? null;
  const isPriced = tiers.some(({ price }) => price !== null && price.value !== '0');
  if (written === null) return { value: null, reason: isPriced ? 'no_currency' : null };
  const local = zone === null ? undefined : currencyOfZone(zone);
  const shillings = local !== undefined && SHILLINGS.includes(local) ? local : 'KES';
  const meant = written === 'shilling' ? shillings : written;
  if (meant === 'unknown' || !currencies.includes(meant))
    return { value: null, reason: 'currency_not_offered' };
  return { value: meant, reason: written === 'shilling' ? 'shillings_of_country' : null };
}

/** @param first the currency of the form; a price in another one is none in this */
function presentTier(
  { tier, count, price, currency }: ReadTier,
  first: ReadTier['currency'],
  isOffered: boolean,
): SentenceTier {
  const isKept = isOffered && (currency === null || currency === first);
  return {
    tier: tier ?? '',
    count: count ?? '',
    price: (isKept ? price : null) ?? { value: '', reason: null },
  };
}

/**
 * Reads an event from a sentence or the text of a poster, in English, Swahili and French, by rules alone. Everything that
 * the text does not say carries the reason why it is inferred.
 * @param written at most `MAX_SENTENCE` characters are read
 */
export function readSentence(written: string, context: SentenceContext): ReadSentence {
  const text = new SentenceText(written.slice(0, MAX_SENTENCE));
  const explicit = readHours(text);
  const days = readDays(text, Date.parse(`${context.now.slice(0, 10)}T00:00Z`));
  const tickets = readTickets(text);
  const hours = explicit ?? readBareHour(text);
  const { name, venue, rest } = readPlace(text.segments(), context.home);
  const category = categoryOf(name ?? '') ?? categoryOf(written);
  const timeZone = venue === null ? null : zoneOfVenue(venue.value);
  const currency = currencyOf(tickets, timeZone, context.currencies);
  const first = tickets.find((tier) => tier.currency !== null)?.currency ?? null;
  return {
    ...{ name, venue, timeZone, category, currency },
    ...timesOf(days, hours, { category: category?.value ?? null, now: context.now }),
    tiers: tickets.map((tier) => presentTier(tier, first, currency.reason !== 'currency_not_offered')),
    rest: rest.map(({ text: part }) => part).join('\n'),
  };
}
