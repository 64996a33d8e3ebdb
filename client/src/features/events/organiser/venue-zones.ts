/**
 * Time zones of countries with one zone, by the English, French and Swahili names under which venues give them. The
 * server has the same table.
 */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  'Africa/Abidjan': ['ivory coast', "côte d'ivoire", 'côte d’ivoire', "cote d'ivoire"],
  'Africa/Accra': ['ghana'],
  'Africa/Addis_Ababa': ['ethiopia', 'éthiopie'],
  'Africa/Algiers': ['algeria', 'algérie'],
  'Africa/Asmara': ['eritrea'],
  'Africa/Bamako': ['mali'],
  'Africa/Bujumbura': ['burundi'],
  'Africa/Cairo': ['egypt', 'égypte', 'misri'],
  'Africa/Casablanca': ['morocco', 'maroc'],
  'Africa/Dakar': ['senegal', 'sénégal'],
  'Africa/Dar_es_Salaam': ['tanzania', 'tanzanie', 'zanzibar'],
  'Africa/Douala': ['cameroon', 'cameroun'],
  'Africa/Gaborone': ['botswana'],
  'Africa/Harare': ['zimbabwe'],
  'Africa/Johannesburg': ['south africa', 'afrique du sud', 'afrika kusini'],
  'Africa/Juba': ['south sudan', 'sudan kusini'],
  'Africa/Kampala': ['uganda', 'ouganda'],
  'Africa/Khartoum': ['sudan'],
  'Africa/Kigali': ['rwanda'],
  'Africa/Lagos': ['nigeria', 'nigéria'],
  'Africa/Libreville': ['gabon'],
  'Africa/Luanda': ['angola'],
  'Africa/Lusaka': ['zambia', 'zambie'],
  'Africa/Maputo': ['mozambique', 'msumbiji'],
  'Africa/Mogadishu': ['somalia', 'somalie'],
  'Africa/Nairobi': ['kenya'],
  'Africa/Ouagadougou': ['burkina faso'],
  'Africa/Tunis': ['tunisia', 'tunisie'],
  'Africa/Windhoek': ['namibia'],
  'Indian/Antananarivo': ['madagascar'],
  'Indian/Mauritius': ['mauritius', 'maurice'],
  'Asia/Dubai': ['united arab emirates', 'uae'],
  'Asia/Kolkata': ['india', 'inde'],
  'Europe/Amsterdam': ['netherlands', 'pays-bas'],
  'Europe/Berlin': ['germany', 'allemagne', 'ujerumani'],
  'Europe/Brussels': ['belgium', 'belgique'],
  'Europe/London': ['united kingdom', 'uk', 'england', 'uingereza'],
  'Europe/Paris': ['france', 'ufaransa'],
};

/** Cities of countries with several zones. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  'Africa/Kinshasa': ['kinshasa'],
  'Africa/Lubumbashi': ['lubumbashi', 'goma', 'bukavu', 'kisangani'],
  'America/Chicago': ['chicago', 'houston', 'dallas'],
  'America/Los_Angeles': ['los angeles', 'san francisco', 'seattle'],
  'America/New_York': ['new york', 'washington', 'boston', 'atlanta', 'miami'],
  'America/Toronto': ['toronto', 'ottawa', 'montreal', 'montréal'],
};

const byName = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([zone, names]) => names.map((name) => [name, zone] as const)));

const ZONE_OF_COUNTRY = byName(COUNTRIES);
const ZONE_OF_CITY = byName(CITIES);

/** The time zone of "Venue Name, City, Country"; null when neither its country nor its city is known. */
export function zoneOfVenue(venue: string): string | null {
  const parts = venue.split(',').map((part) => part.trim().toLowerCase());
  const country = parts.at(-1) ?? '';
  const city = parts.at(-2) ?? '';
  return ZONE_OF_COUNTRY.get(country) ?? ZONE_OF_CITY.get(city) ?? ZONE_OF_CITY.get(country) ?? null;
}
