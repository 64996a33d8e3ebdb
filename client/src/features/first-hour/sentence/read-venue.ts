import { cityOfVenue, zoneOfVenue } from '../../../../../server/lib/zones/index.ts';
import type { Read } from './read-day.ts';
import { type Segment, trimmed, wholeWords } from './sentence-text.ts';

/** Where the organiser is: the city of their time zone. */
export interface Home {
  city: string;
  country: string;
}

/** The city that lends its name to a time zone, where its country is known: "Africa/Nairobi". */
export function homeOf(zone: string): Home | null {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const country = countryOf(city);
  return country === null ? null : { city, country };
}

/** Towns of countries with one zone, which the name of a zone does not name, by country. */
const TOWNS: Readonly<Record<string, string>> = {
  Kenya:
    'nairobi, mombasa, kisumu, nakuru, eldoret, thika, nanyuki, lamu, malindi, diani, kilifi, watamu, naivasha, machakos, meru, nyeri, kakamega, kisii, kericho, voi, garissa, kitale',
  Uganda: 'kampala, entebbe, jinja, mbarara, gulu, fort portal, mbale',
  Tanzania:
    'dar es salaam, arusha, dodoma, mwanza, zanzibar, zanzibar city, stone town, moshi, tanga, morogoro, mbeya, bagamoyo',
  Rwanda: 'kigali, musanze, gisenyi, rubavu, huye, butare',
  Burundi: 'bujumbura, gitega',
  Ethiopia: 'addis ababa',
  Ghana: 'accra, kumasi',
  Nigeria: 'lagos, abuja, ibadan, port harcourt',
  'South Africa': 'johannesburg, cape town, durban, pretoria',
  Zambia: 'lusaka',
  Zimbabwe: 'harare',
  Malawi: 'blantyre, lilongwe',
  Senegal: 'dakar',
  'Ivory Coast': 'abidjan, yamoussoukro',
  France: 'paris, lyon, marseille',
  'United Kingdom': 'london, manchester, birmingham',
  'United Arab Emirates': 'dubai',
};
const COUNTRY_OF = new Map(
  Object.entries(TOWNS).flatMap(([country, towns]) =>
    towns.split(', ').map((town) => [town, country] as const),
  ),
);

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const countryOf = (part: string): string | null => COUNTRY_OF.get(plain(part)) ?? null;
/** A country, or a city that lends its name to a zone. */
const isKnown = (part: string): boolean => zoneOfVenue(`Venue, ${part}`) !== null;
const isCountry = (part: string): boolean => /^\P{N}+$/u.test(part) && cityOfVenue(`Venue, ${part}`) === null;
const isLocality = (part: string): boolean => countryOf(part) !== null || isKnown(part) || isCountry(part);

const LABEL = /^\s*(?:venue|ukumbi(?:\s+wa)?|mahali|lieu|location|place|where|wapi)\s*[:–-]\s*/iu;
const PREPOSITION =
  /(?<![\p{L}\p{N}])(?:(?:at(?:\s+the)?|katika(?:\s+ukumbi\s+wa)?|kwenye|pale|huko|chez|à\s+la|aux?|live\s+at|dans)(?![\p{L}\p{N}])|(?:à|dans)\s+l['’])/iu;
/** Parts that belong to the programme and not to the place. */
const PROGRAMME = wholeWords(
  String.raw`(?:with|featuring|feat|ft|live\s+(?:music|band|performances?)|dj|djs|music\s+by|hosted\s+by|host|mc|by|and|plus|avec|na|pamoja\s+na|dress\s+code|call|contact|tel|whatsapp|tickets?|doors?|show|presents?|info|www|https?)`,
);
const startsWith = (pattern: RegExp, words: string): boolean => pattern.exec(words)?.index === 0;

/** "Benga night at Alchemist" in its two parts; the last preposition divides. */
function split(words: string): [string, string] | null {
  const sign = words.lastIndexOf('@');
  const matches = [...words.matchAll(new RegExp(PREPOSITION.source, 'giu'))];
  const last = matches.at(-1);
  const [from, to] = sign > 0 ? [sign, sign + 1] : last ? [last.index, last.index + last[0].length] : [0, 0];
  const [before, after] = [trimmed(words.slice(0, from)), trimmed(words.slice(to))];
  return before !== '' && after !== '' ? [before, after] : null;
}

export interface ReadPlace {
  name: string | null;
  venue: Read<string> | null;
  /** Parts that are neither name nor venue. */
  rest: Segment[];
}

interface FoundPlace {
  name: string | null;
  parts: string[];
  used: Set<Segment>;
}

const withoutSign = (words: string): string =>
  trimmed(
    words
      .replace(/^\s*@/, '')
      .replace(LABEL, '')
      .replace(new RegExp(`^(?:${PREPOSITION.source})`, 'iu'), ''),
  );

/** The localities that follow a segment, and those of its line between it and them: "Westlands, Nairobi, Kenya". */
function following(segments: readonly Segment[], from: number): Segment[] {
  const found: Segment[] = [];
  const line = segments[from]?.line;
  const last = segments.findLastIndex(
    ({ free, line: own }, at) => at > from && at <= from + 3 && own === line && isLocality(free),
  );
  for (let at = from + 1; at <= last; at += 1) {
    const segment = segments[at];
    if (!segment || startsWith(PROGRAMME, segment.free)) return found;
    found.push(segment);
  }
  return found;
}

function venueFrom(
  segments: readonly Segment[],
  at: number,
  first: string,
): Pick<FoundPlace, 'parts'> & { all: Segment[] } {
  const more = following(segments, at);
  const own = segments[at];
  return { parts: [first, ...more.map(({ free }) => free)], all: own ? [own, ...more] : more };
}

/** Finds the name and the place: a labelled one, one after "at", the part that follows the name, or one within it. */
function find(segments: readonly Segment[]): FoundPlace {
  const first = segments.find(({ free }) => !/\b(?:presents?|inaleta|présente)$/iu.test(free)) ?? segments[0];
  if (!first) return { name: null, parts: [], used: new Set() };
  const start = segments.indexOf(first);
  const place = (at: number, words: string, name = first.free): FoundPlace => {
    const { parts, all } = venueFrom(segments, at, words);
    return { name, parts, used: new Set([first, ...all]) };
  };
  const named = segments.findIndex(
    ({ text, free }, at) =>
      at > start && (LABEL.test(text) || free.startsWith('@') || startsWith(PREPOSITION, text)),
  );
  const marked = segments[named];
  if (marked && withoutSign(marked.free) !== '') return place(named, withoutSign(marked.free));
  const next = segments[start + 1];
  const within = split(first.free);
  const isPlace = next !== undefined && next.free !== '' && !startsWith(PROGRAMME, next.free);
  // "Benga night at Alchemist, Nairobi": the place is within the first part.
  if (within && (!isPlace || isLocality(next.free))) return place(start, within[1], within[0]);
  if (isPlace) return place(start + 1, next.free);
  return { name: first.free, parts: [], used: new Set([first]) };
}

/** Completes a place to "Venue Name, City, Country", with the organiser's own city where the text names none. */
function complete(parts: readonly string[], home: Home | null): Read<string> | null {
  const venue = parts.flatMap((part) => part.split(/\s*,\s*/)).filter((part) => part !== '');
  const last = venue.at(-1);
  if (last === undefined) return null;
  const country = countryOf(last);
  const isNameless = venue.length === 1 && isLocality(last);
  const reason = isNameless ? 'no_venue_name' : null;
  if (country !== null) return { value: [...venue, country].join(', '), reason };
  if (isKnown(last) || isCountry(last)) return { value: venue.join(', '), reason };
  return home
    ? { value: [...venue, home.city, home.country].join(', '), reason: 'home_city' }
    : { value: venue.join(', '), reason: null };
}

/** Reads the name and the venue from the parts of the text that are left. */
export function readPlace(segments: readonly Segment[], home: Home | null): ReadPlace {
  const free = segments.filter((segment) => segment.free !== '');
  const { name, parts, used } = find(free);
  return { name, venue: complete(parts, home), rest: free.filter((segment) => !used.has(segment)) };
}
