import type { Read } from './read-day.ts';
import { oneOf, type SentenceText, wholeWords } from './sentence-text.ts';

/** Start and end of an event by the clock on the wall, in minutes after midnight. */
export interface ReadHours {
  start: Read<number>;
  /** Before or at the start: on the day after. */
  end: Read<number> | null;
}

const NOON = 12 * 60;
const MIDNIGHT = 0;
/** End of an event that goes on "till late", "hadi che". */
const LATE = 4 * 60;

/** Hours of the Swahili clock in words: the day begins at 6 in the morning. */
const SWAHILI_NUMBERS = [
  'moja',
  'mbili',
  'tatu',
  'nne',
  'tano',
  'sita',
  'saba',
  'nane',
  'tisa',
  'kumi',
  'kumi na moja',
  'kumi na mbili',
];
/** The part of the day, and its first hour of 24. */
const SWAHILI_PARTS: Readonly<Record<string, number>> = {
  alfajiri: 3,
  asubuhi: 5,
  mchana: 11,
  alasiri: 13,
  jioni: 15,
  usiku: 18,
};

const MERIDIEM = String.raw`(?:a\.?m\.?|p\.?m\.?)`;
const namedTimes = (n: number): string[] => [
  `(?<noon${n}>noon|midday|midi)`,
  `(?<midnight${n}>midnight|minuit)`,
];
/** The pattern of one time; its groups end in the number. @param withNames also noon and midnight */
const timePattern = (n: number, withNames = true): string =>
  oneOf([
    // 7pm, 7:30 pm, 7.30pm
    String.raw`(?<hour${n}>\d{1,2})(?:[:.](?<minute${n}>[0-5]\d))?\s*(?<half${n}>${MERIDIEM})`,
    // 20h, 20h30, 20 heures, 8h du soir
    String.raw`(?<heure${n}>\d{1,2})\s*(?:h|heures?)\s*(?<minutes${n}>[0-5]\d)?(?:\s*du\s*(?<du${n}>soir|matin))?`,
    // 1900hrs, 19:30 hours
    String.raw`(?<military${n}>[01]\d|2[0-4]):?(?<rest${n}>[0-5]\d)\s*(?:hrs|hours)`,
    // 19:00
    String.raw`(?<clock${n}>[01]?\d|2[0-4]):(?<past${n}>[0-5]\d)`,
    // saa moja usiku, saa 2:30 usiku, saa kumi na mbili na nusu jioni
    String.raw`saa\s+(?<saa${n}>\d{1,2}|${oneOf([...SWAHILI_NUMBERS].reverse())})(?::(?<dakika${n}>[0-5]\d))?(?<add${n}>\s+na\s+(?:nusu|robo)|\s+kaso\s*robo|\s+kasoro\s+robo)?(?:\s+(?:za\s+|ya\s+)?(?<part${n}>${oneOf(Object.keys(SWAHILI_PARTS))}))?`,
    ...(withNames ? namedTimes(n) : []),
  ]);

const FROM = String.raw`(?:(?:doors?(?:\s+open)?(?:\s+at)?|from|at|starts?(?:\s+at)?|starting|time|kuanzia|kuanza|à\s+partir\s+de|dès|de|à)\s*:?\s*)?`;
const TO = String.raw`\s*(?:-|–|—|to|till|til|until|hadi|mpaka|jusqu['’]à|à|au)\s*`;
const UNTIL_LATE = String.raw`(?:(?:till|til|until|to|-|–)\s*(?:late|dawn|morning|sunrise)|all\s+night|hadi\s+(?:che|asubuhi|alfajiri)|usiku\s+kucha|jusqu['’]à\s+l['’]aube|toute\s+la\s+nuit)`;
/** A number without its half of the day: "7-10pm". */
const OPEN_START = String.raw`(?<open>\d{1,2})(?:[:.](?<openPast>[0-5]\d))?`;

const LATE_RANGE = wholeWords(String.raw`${FROM}${timePattern(1)}\s*,?\s*${UNTIL_LATE}`);
const RANGE = wholeWords(`${FROM}${timePattern(1)}${TO}${timePattern(2)}`);
const OPEN_RANGE = wholeWords(`${FROM}${OPEN_START}${TO}${timePattern(2)}`);
const ONE = wholeWords(`${FROM}${timePattern(1, false)}`);
/** Noon and midnight alone may belong to a name. */
const NAMED = wholeWords(`(?:at|from|à|de|dès|doors)\\s+${oneOf(namedTimes(1))}`);
const BARE = wholeWords(
  String.raw`(?:at|à|saa)\s+(?<open>1[0-2]|[1-9])(?!\s*(?:[.,:]\d|/=|bob|usd|kes|ksh|sh|€|\$|k\b))`,
);

const MORNING = wholeWords('brunch|breakfast|morning|asubuhi|matin|matinée');

type Groups = Record<string, string | undefined>;

const minutes = (hour: number, past: string | undefined): number | null =>
  hour > 24 ? null : (hour % 24) * 60 + Number(past ?? 0);

function inHalf(hour: number, half: 'am' | 'pm', past?: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return minutes((hour % 12) + (half === 'pm' ? 12 : 0), past);
}

/** Minutes that "na nusu", "na robo" and "kasorobo" add to an hour. */
function addedMinutes(words: string | undefined): number {
  if (words === undefined) return 0;
  if (/nusu/iu.test(words)) return 30;
  return /kas/iu.test(words) ? -15 : 15;
}

/** Hour and part of the day on the Swahili clock: "saa moja usiku" is 19:00, and "saa 19:00" is the other clock. */
function swahiliTime(groups: Groups, n: number): Read<number> | null {
  const word = (groups[`saa${n}`] ?? '').toLowerCase().replaceAll(/\s+/g, ' ');
  const counted = /^\d/.test(word) ? Number(word) : SWAHILI_NUMBERS.indexOf(word) + 1;
  const past = Number(groups[`dakika${n}`] ?? 0) + addedMinutes(groups[`add${n}`]);
  if (counted < 1 || counted > 24) return null;
  if (counted > 12) return { value: (counted % 24) * 60 + past, reason: null };
  const part = groups[`part${n}`]?.toLowerCase();
  const first = SWAHILI_PARTS[part ?? 'usiku'] ?? 18;
  const early = (counted + 6) % 12;
  // The first such hour after the part of the day has begun.
  const hour = [early, early + 12, early + 24].find((one) => one >= first) ?? early;
  return { value: ((hour % 24) * 60 + past + 1_440) % 1_440, reason: part ? null : 'half_of_day' };
}

function timeOf(groups: Groups, n: number): Read<number> | null {
  const sure = (value: number | null): Read<number> | null =>
    value === null ? null : { value, reason: null };
  const of = (name: string): string | undefined => groups[`${name}${n}`];
  if (of('noon')) return sure(NOON);
  if (of('midnight')) return sure(MIDNIGHT);
  if (of('saa')) return swahiliTime(groups, n);
  if (of('hour'))
    return sure(inHalf(Number(of('hour')), /p/i.test(of('half') ?? '') ? 'pm' : 'am', of('minute')));
  if (of('heure')) {
    const hour = Number(of('heure'));
    const isEvening = of('du')?.toLowerCase() === 'soir' && hour < 12;
    return sure(minutes(isEvening ? hour + 12 : hour, of('minutes')));
  }
  if (of('military')) return sure(minutes(Number(of('military')), of('rest')));
  return of('clock') ? sure(minutes(Number(of('clock')), of('past'))) : null;
}

/** "7-10pm": in the half of the day that makes the event the shorter. */
function openRange(groups: Groups): ReadHours | null {
  const end = timeOf(groups, 2);
  const hour = Number(groups.open);
  if (!end || hour > 24) return null;
  if (hour > 12)
    return { start: { value: (hour % 24) * 60 + Number(groups.openPast ?? 0), reason: null }, end };
  const starts = (['am', 'pm'] as const).map((half) => inHalf(hour, half, groups.openPast) ?? 0);
  const length = (start: number): number => (end.value - start + 1_440) % 1_440 || 1_440;
  const value = starts.reduce((best, one) => (length(one) < length(best) ? one : best));
  return { start: { value, reason: null }, end };
}

/**
 * Takes the hours of an event out of the text. Hours after the first ("doors 6pm, show 8pm") stay.
 * @returns null when the text names none
 */
export function readHours(text: SentenceText): ReadHours | null {
  const late = text.take(LATE_RANGE);
  const lateStart = late && timeOf(late, 1);
  if (lateStart) return { start: lateStart, end: { value: LATE, reason: 'usual_end' } };
  const range = text.take(RANGE);
  const start = range && timeOf(range, 1);
  if (start) return { start, end: timeOf(range, 2) };
  const open = text.take(OPEN_RANGE);
  const opened = open && openRange(open);
  if (opened) return opened;
  const one = text.take(ONE) ?? text.take(NAMED);
  const time = one && timeOf(one, 1);
  return time ? { start: time, end: null } : null;
}

/** Takes an hour without its half of the day, "at 7": in the evening, unless the text speaks of the morning. */
export function readBareHour(text: SentenceText): ReadHours | null {
  const groups = text.take(BARE);
  const isMorning = text.find(MORNING) !== null && Number(groups?.open) !== 12;
  const value = groups && inHalf(Number(groups.open), isMorning ? 'am' : 'pm');
  return value === null || value === undefined
    ? null
    : { start: { value, reason: 'half_of_day' }, end: null };
}
