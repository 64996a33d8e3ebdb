import { oneOf, type SentenceText, wholeWords } from './sentence-text.ts';

/** A value that was read, and why it is not certain; null where the text says it. */
export interface Read<T> {
  value: T;
  reason: Reason | null;
}

/** Why a value is inferred. */
export type Reason =
  /** The text names no year, or no month: the next date that fits. */
  | 'next_date'
  /** "9/12" is the 9th of December. */
  | 'day_first'
  /** The text names another day of the week. */
  | 'weekday_differs'
  /** No hour is in the text. */
  | 'usual_hour'
  /** The hour is in the text, but not whether it is in the morning. */
  | 'half_of_day'
  | 'usual_end'
  | 'home_city'
  | 'no_venue_name'
  /** Shillings are those of the country. */
  | 'shillings_of_country'
  | 'no_currency'
  | 'currency_not_offered'
  | 'read_as_price'
  | 'from_words';

/** Months in English, Swahili and French, from January. */
const MONTHS = [
  'january|jan|januari|janvier|janv',
  'february|feb|februari|février|fevrier|févr?|fevr?',
  'march|mar|machi|mars',
  'april|apr|aprili|avril|avr',
  'may|mei|mai',
  'june|jun|juni|juin',
  'july|jul|julai|juillet|juil',
  'august|aug|agosti|août|aout',
  'september|sept|sep|septemba|septembre',
  'october|oct|oktoba|octobre',
  'november|nov|novemba|novembre',
  'december|dec|desemba|décembre|decembre|déc',
];
/** Days of the week, from Sunday: whole names, which may stand alone, and abbreviations, which need a number. */
const WEEKDAYS: readonly (readonly [string, string])[] = [
  ['sunday|jumapili|dimanche', 'sun|dim'],
  ['monday|jumatatu|lundi', 'mon|lun'],
  ['tuesday|jumanne|mardi', 'tues?'],
  ['wednesday|jumatano|mercredi', 'wed|mer'],
  ['thursday|alhamisi|jeudi', 'thu|thurs?|jeu'],
  ['friday|ijumaa|vendredi', 'fri|ven'],
  ['saturday|jumamosi|samedi', 'sat|sam'],
];

const MONTH = oneOf(MONTHS);
const WHOLE_WEEKDAY = oneOf(WEEKDAYS.map(([whole]) => whole));
const WEEKDAY = oneOf(WEEKDAYS.flat());
/** Not an hour, a price or a longer number. */
const NO_DAY = String.raw`(?!\d|\s*(?:am|pm|a\.m|p\.m|h\b|hrs|:\d|k\b|/=|%)|[.,]\d)`;
const ORDINAL = '(?:st|nd|rd|th|er|e)?';
const THE = String.raw`(?:the\s+|le\s+|tarehe\s+)?`;
const UNTIL = String.raw`\s*(?:-|–|to|till|until|au|hadi|mpaka|&|and|et|na)\s*`;
const OF = String.raw`(?:of\s+|ya\s+|mwezi\s+wa\s+)?`;
const LAST = String.raw`(?:${UNTIL}(?:${WEEKDAY}\.?,?\s+)?${THE}(?<last>\d{1,2})${ORDINAL})?`;
const NAMED = String.raw`(?:(?<weekday>${WEEKDAY})\.?,?\s+)?${THE}`;

const ISO = wholeWords(String.raw`(?<year>20\d\d)-(?<month>\d{1,2})-(?<day>\d{1,2})`);
const DAY_MONTH = wholeWords(
  String.raw`${NAMED}(?<day>\d{1,2})${ORDINAL}${LAST}\s*${OF}(?<month>${MONTH})\.?(?:,?\s*(?<year>20\d\d))?`,
);
const MONTH_DAY = wholeWords(
  String.raw`${NAMED}(?<month>${MONTH})\.?\s+(?<day>\d{1,2})${ORDINAL}${LAST}${NO_DAY}(?:,?\s*(?<year>20\d\d))?`,
);
const SLASHES = wholeWords(
  String.raw`${NAMED}(?<day>\d{1,2})(?:/(?<month>\d{1,2})(?:/(?<year>20\d\d|\d\d))?|\.(?<dotted>\d{1,2})\.(?<dottedYear>20\d\d|\d\d))`,
);
const WEEKDAY_DAY = wholeWords(
  String.raw`(?<weekday>${WEEKDAY})\.?,?\s+${THE}(?<day>\d{1,2})${ORDINAL}${LAST}${NO_DAY}`,
);
const RELATIVE = [
  ["today|tonight|leo(?:\\s+usiku)?|aujourd['’]hui|ce\\s+soir", 0],
  ['day\\s+after\\s+tomorrow|keshokutwa|kesho\\s+kutwa|après[- ]demain', 2],
  ['tomorrow(?:\\s+night)?|kesho(?:\\s+usiku)?|demain(?:\\s+soir)?', 1],
] as const;
const NEXT_WEEKDAY = wholeWords(
  String.raw`(?:(?<next>next)\s+|(?:this|on|ce|coming)\s+)(?<weekday>${WEEKDAY})|(?<named>${WHOLE_WEEKDAY})\s+(?:(?<later>ijayo|prochain)|hii)`,
);
/** A day of the week that ends its part of the text; within a name, such as "Sunday Brunch", it stays there. */
const LONE_WEEKDAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<weekday>${WHOLE_WEEKDAY})s?(?=\s*(?:$|[\n,;|·•\u0001]))`,
  'iu',
);
const ANY_WEEKDAY = wholeWords(`(?<weekday>${WHOLE_WEEKDAY})`);

const indexIn = (names: readonly string[], word: string): number =>
  names.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(word));
const weekdayOf = (word: string | undefined): number | null =>
  word === undefined
    ? null
    : indexIn(
        WEEKDAYS.map((names) => names.join('|')),
        word,
      );

const DAY_MS = 86_400_000;
/** A day as milliseconds of its midnight in UTC; null for the 31st of April. */
function dayAt(year: number, month: number, day: number): number | null {
  const at = new Date(Date.UTC(year, month, day));
  return at.getUTCMonth() === ((month % 12) + 12) % 12 && at.getUTCDate() === day ? at.getTime() : null;
}
const weekdayAt = (at: number): number => new Date(at).getUTCDay();

/** First and last day of an event, as milliseconds of their midnight in UTC. */
export interface ReadDays {
  first: Read<number>;
  /** null: the same day, or the morning after. */
  last: number | null;
}

type Groups = Record<string, string | undefined>;

/** The last day of "9-11 December": in the next month for "30-2 January". */
function lastDay(first: number, last: string | undefined): number | null {
  if (last === undefined) return null;
  const at = new Date(first);
  const number = Number(last);
  const months = number < at.getUTCDate() ? 1 : 0;
  return dayAt(at.getUTCFullYear(), at.getUTCMonth() + months, number);
}

/** Resolves a day of a month: in its year, or the next time that it comes, on the named day of the week if possible. */
function resolve(
  { day, year, weekday, last }: Groups,
  month: number,
  today: number,
  reason: Reason | null,
): ReadDays | null {
  const named = weekdayOf(weekday);
  const number = Number(day);
  const thisYear = new Date(today).getUTCFullYear();
  const years = year ? [Number(year) < 100 ? 2000 + Number(year) : Number(year)] : [thisYear, thisYear + 1];
  const days = years
    .map((one) => dayAt(one, month, number))
    .filter((at): at is number => at !== null && (year !== undefined || at >= today));
  const first = days.find((at) => named === null || weekdayAt(at) === named) ?? days[0];
  if (first === undefined) return null;
  const differs = named !== null && weekdayAt(first) !== named;
  const inferred = reason ?? (year ? null : 'next_date');
  return {
    first: { value: first, reason: differs ? 'weekday_differs' : inferred },
    last: lastDay(first, last),
  };
}

/** "Saturday 9": the next 9th that is a Saturday. */
function nextDay({ weekday, day, last }: Groups, today: number): ReadDays | null {
  const from = new Date(today);
  for (let month = 0; month < 24; month += 1) {
    const at = dayAt(from.getUTCFullYear(), from.getUTCMonth() + month, Number(day));
    if (at !== null && at >= today && weekdayAt(at) === weekdayOf(weekday))
      return { first: { value: at, reason: 'next_date' }, last: lastDay(at, last) };
  }
  return null;
}

/** The next such day of the week after today; in the week after this one where the text says "next". */
function nextWeekday(word: string, inNextWeek: boolean, today: number): ReadDays {
  const ahead = ((weekdayOf(word) ?? 0) - weekdayAt(today) + 7) % 7 || 7;
  // The week begins on Monday.
  const toSunday = (7 - weekdayAt(today)) % 7;
  const value = today + (ahead + (inNextWeek && ahead <= toSunday ? 7 : 0)) * DAY_MS;
  return { first: { value, reason: 'next_date' }, last: null };
}

function numericDay(groups: Groups, today: number): ReadDays | null {
  const second = Number(groups.month ?? groups.dotted);
  const year = groups.year ?? groups.dottedYear;
  if (Number(groups.day) <= 12 || second <= 12) {
    const isMonthFirst = second > 12;
    const [day, month] = isMonthFirst ? [String(second), Number(groups.day)] : [groups.day, second];
    const isClear = isMonthFirst || Number(groups.day) > 12 || Number(groups.day) === second;
    return resolve({ ...groups, day, year }, month - 1, today, isClear ? null : 'day_first');
  }
  return null;
}

/** "today", "kesho", "après-demain": as many days ahead. */
function readRelative(text: SentenceText, today: number): ReadDays | null {
  const found = RELATIVE.find(([words]) => text.take(wholeWords(words)) !== null);
  return found ? { first: { value: today + found[1] * DAY_MS, reason: null }, last: null } : null;
}

/** "this Saturday", "Jumamosi ijayo", or a day of the week alone. */
function readWeekday(text: SentenceText, today: number): ReadDays | null {
  const next = text.take(NEXT_WEEKDAY);
  const named = next?.weekday ?? next?.named;
  if (next && named) return nextWeekday(named, (next.next ?? next.later) !== undefined, today);
  const lone = text.take(LONE_WEEKDAY) ?? text.find(ANY_WEEKDAY)?.groups;
  return lone?.weekday ? nextWeekday(lone.weekday, false, today) : null;
}

/**
 * Takes the days of an event out of the text.
 * @param today midnight of today in UTC, in milliseconds
 * @returns null when the text names none
 */
export function readDays(text: SentenceText, today: number): ReadDays | null {
  const iso = text.take(ISO);
  if (iso) return resolve(iso, Number(iso.month) - 1, today, null);
  const written = text.take(DAY_MONTH) ?? text.take(MONTH_DAY);
  if (written) return resolve(written, indexIn(MONTHS, written.month ?? ''), today, null);
  const slashes = text.take(SLASHES);
  if (slashes) return numericDay(slashes, today);
  const numbered = text.take(WEEKDAY_DAY);
  if (numbered) return nextDay(numbered, today);
  return readRelative(text, today) ?? readWeekday(text, today);
}
