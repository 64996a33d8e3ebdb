import { zoneOfVenue } from './venue-zones.ts';

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").trim();

/** Names in use for countries that the Unicode tables write otherwise. */
const OTHER_NAMES =
  'usa, us, u.s.a., united states of america, uk, great britain, england, scotland, wales, uae, drc, rdc, dr congo, democratic republic of the congo, republique democratique du congo, congo, ivory coast, swaziland, czech republic, turkey, the gambia, the netherlands, cape verde, zanzibar, bukini, shelisheli, moroko, uingereza, uhabeshi';

/** Countries that are one city: named alone, they are its city too. */
const CITY_STATES = new Set(
  'singapore, singapour, hong kong, macao, monaco, djibouti, jibuti, luxembourg, gibraltar, zanzibar'.split(
    ', ',
  ),
);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of all countries in the languages of the product. */
function countryNames(): Set<string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const names = ['en', 'fr', 'sw'].flatMap((language) => {
    const known = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.map((code) => known.of(code)).filter((name) => name !== undefined);
  });
  return new Set([...names, ...OTHER_NAMES.split(', '), ...CITY_STATES].map(plain));
}

const COUNTRY_NAMES = countryNames();

/** "NY", "CBD": an abbreviation of a state or of a quarter. */
const isAbbreviation = (part: string): boolean => /^[A-Z]{2,3}$/.test(part);

/** Drops postcodes: "10115 Berlin" is Berlin, and "London SW1A 1AA" is London. */
const withoutPostcode = (part: string): string =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** A last part that the table of zones finds and that is no country is a city: "Alchemist, Westlands, Nairobi". */
const isWellKnownCity = (part: string): boolean =>
  !COUNTRY_NAMES.has(plain(part)) && zoneOfVenue(`Venue, ${part}`) !== null;

/**
 * Returns the city of a venue of the form "Venue Name, City, Country", in the spelling of the venue. Without a country,
 * the last part is the city.
 * @returns null where the venue names none, such as "Online, Kenya"
 */
export function cityOfVenue(venue: string): string | null {
  const [, ...places] = venue
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = places.at(-1);
  if (last === undefined) return null;
  if (places.length === 1) {
    const isCountry = COUNTRY_NAMES.has(plain(last)) && !CITY_STATES.has(plain(last));
    return (!isCountry && withoutPostcode(last)) || null;
  }
  if (isWellKnownCity(last)) return last;
  const names = places
    .slice(0, -1)
    .reverse()
    .map(withoutPostcode)
    .filter((name) => name !== '');
  return names.find((name) => !isAbbreviation(name)) ?? names[0] ?? null;
}
