/** Names of the countries that have one zone, by zone; in English, and where they differ in French and Swahili. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'Africa/Abidjan': "cote d'ivoire, ivory coast",
  'Africa/Accra': 'ghana',
  'Africa/Addis_Ababa': 'ethiopia, ethiopie, uhabeshi',
  'Africa/Algiers': 'algeria, algerie',
  'Africa/Asmera': 'eritrea, erythree',
  'Africa/Bamako': 'mali',
  'Africa/Bangui': 'central african republic, republique centrafricaine, centrafrique',
  'Africa/Banjul': 'gambia, the gambia, gambie',
  'Africa/Bissau': 'guinea-bissau, guinee-bissau',
  'Africa/Blantyre': 'malawi',
  'Africa/Brazzaville': 'congo, republic of the congo, congo-brazzaville',
  'Africa/Bujumbura': 'burundi',
  'Africa/Cairo': 'egypt, egypte, misri',
  'Africa/Casablanca': 'morocco, maroc, moroko',
  'Africa/Conakry': 'guinea, guinee',
  'Africa/Dakar': 'senegal',
  'Africa/Dar_es_Salaam': 'tanzania, tanzanie, zanzibar',
  'Africa/Djibouti': 'djibouti, jibuti',
  'Africa/Douala': 'cameroon, cameroun, kameruni',
  'Africa/El_Aaiun': 'western sahara',
  'Africa/Freetown': 'sierra leone',
  'Africa/Gaborone': 'botswana',
  'Africa/Harare': 'zimbabwe',
  'Africa/Johannesburg': 'south africa, afrique du sud, afrika kusini',
  'Africa/Juba': 'south sudan, soudan du sud, sudan kusini',
  'Africa/Kampala': 'uganda, ouganda',
  'Africa/Khartoum': 'sudan, soudan',
  'Africa/Kigali': 'rwanda',
  'Africa/Lagos': 'nigeria',
  'Africa/Libreville': 'gabon',
  'Africa/Lome': 'togo',
  'Africa/Luanda': 'angola',
  'Africa/Lusaka': 'zambia, zambie',
  'Africa/Malabo': 'equatorial guinea, guinee equatoriale',
  'Africa/Maputo': 'mozambique, msumbiji',
  'Africa/Maseru': 'lesotho',
  'Africa/Mbabane': 'eswatini, swaziland',
  'Africa/Mogadishu': 'somalia, somalie, somaliland',
  'Africa/Monrovia': 'liberia',
  'Africa/Nairobi': 'kenya',
  'Africa/Ndjamena': 'chad, tchad',
  'Africa/Niamey': 'niger',
  'Africa/Nouakchott': 'mauritania, mauritanie',
  'Africa/Ouagadougou': 'burkina faso',
  'Africa/Porto-Novo': 'benin',
  'Africa/Sao_Tome': 'sao tome and principe, sao tome',
  'Africa/Tripoli': 'libya, libye',
  'Africa/Tunis': 'tunisia, tunisie',
  'Africa/Windhoek': 'namibia, namibie',
  'America/Argentina/Buenos_Aires': 'argentina, argentine',
  'America/Bogota': 'colombia, colombie',
  'America/Jamaica': 'jamaica, jamaique',
  'Asia/Bangkok': 'thailand, thailande',
  'Asia/Calcutta': 'india, inde',
  'Asia/Dubai': 'united arab emirates, uae, emirats arabes unis',
  'Asia/Hong_Kong': 'hong kong',
  'Asia/Jerusalem': 'israel',
  'Asia/Karachi': 'pakistan',
  'Asia/Qatar': 'qatar',
  'Asia/Riyadh': 'saudi arabia, arabie saoudite',
  'Asia/Shanghai': 'china, chine',
  'Asia/Singapore': 'singapore, singapour',
  'Asia/Tokyo': 'japan, japon',
  'Atlantic/Cape_Verde': 'cape verde, cabo verde, cap-vert',
  'Europe/Amsterdam': 'netherlands, the netherlands, pays-bas',
  'Europe/Athens': 'greece, grece',
  'Europe/Berlin': 'germany, allemagne, ujerumani',
  'Europe/Brussels': 'belgium, belgique',
  'Europe/Copenhagen': 'denmark, danemark',
  'Europe/Dublin': 'ireland, irlande',
  'Europe/Helsinki': 'finland, finlande',
  'Europe/Istanbul': 'turkey, turkiye, turquie',
  'Europe/London': 'united kingdom, uk, great britain, england, scotland, wales, royaume-uni, uingereza',
  'Europe/Oslo': 'norway, norvege',
  'Europe/Paris': 'france, ufaransa',
  'Europe/Prague': 'czechia, czech republic',
  'Europe/Rome': 'italy, italie',
  'Europe/Stockholm': 'sweden, suede',
  'Europe/Vienna': 'austria, autriche',
  'Europe/Warsaw': 'poland, pologne',
  'Europe/Zurich': 'switzerland, suisse',
  'Indian/Antananarivo': 'madagascar, bukini',
  'Indian/Comoro': 'comoros, comores',
  'Indian/Mahe': 'seychelles, shelisheli',
  'Indian/Mauritius': 'mauritius, maurice, morisi',
  'Indian/Mayotte': 'mayotte',
  'Indian/Reunion': 'reunion, la reunion',
  'Pacific/Auckland': 'new zealand',
};

/** Cities and states of the countries that have several zones, by country and zone. */
const CITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'democratic republic of the congo, dr congo, drc, rdc, congo-kinshasa, republique democratique du congo': {
    'Africa/Kinshasa': 'kinshasa, matadi, mbandaka, boma',
    'Africa/Lubumbashi': 'lubumbashi, goma, bukavu, kisangani, likasi, kolwezi, mbuji-mayi, kananga, bunia',
  },
  'united states, united states of america, usa, us, etats-unis, marekani': {
    'America/New_York':
      'new york, brooklyn, boston, washington, miami, atlanta, philadelphia, detroit, charlotte, orlando, baltimore, columbus, ny, ma, dc, fl, ga, pa, nj',
    'America/Chicago':
      'chicago, houston, dallas, austin, san antonio, minneapolis, new orleans, nashville, st louis, il, tx, mn',
    'America/Denver': 'denver, salt lake city, boulder, co, ut',
    'America/Phoenix': 'phoenix, tucson, az',
    'America/Los_Angeles':
      'los angeles, san francisco, seattle, las vegas, portland, san diego, oakland, san jose, ca, wa, nv',
    'Pacific/Honolulu': 'honolulu, hi',
  },
  canada: {
    'America/Toronto': 'toronto, ottawa, montreal, quebec, on, qc',
    'America/Edmonton': 'calgary, edmonton, ab',
    'America/Vancouver': 'vancouver, victoria, bc',
    'America/Winnipeg': 'winnipeg, mb',
    'America/Halifax': 'halifax, ns',
  },
  'brazil, brasil, bresil': {
    'America/Sao_Paulo': 'sao paulo, rio de janeiro, brasilia, belo horizonte, porto alegre, curitiba',
    'America/Bahia': 'salvador',
    'America/Manaus': 'manaus',
  },
  'mexico, mexique': {
    'America/Mexico_City': 'mexico city, guadalajara, monterrey, puebla',
    'America/Cancun': 'cancun',
    'America/Tijuana': 'tijuana',
  },
  'australia, australie': {
    'Australia/Sydney': 'sydney, canberra, nsw',
    'Australia/Melbourne': 'melbourne, vic',
    'Australia/Brisbane': 'brisbane, gold coast, qld',
    'Australia/Adelaide': 'adelaide',
    'Australia/Perth': 'perth',
    'Australia/Hobart': 'hobart',
    'Australia/Darwin': 'darwin',
  },
  'spain, espagne, espana': {
    'Europe/Madrid': 'madrid, barcelona, valencia, seville, sevilla, bilbao, malaga',
    'Atlantic/Canary': 'las palmas, tenerife, gran canaria',
  },
  portugal: { 'Europe/Lisbon': 'lisbon, lisboa, porto, braga', 'Atlantic/Madeira': 'funchal' },
  'russia, russie': { 'Europe/Moscow': 'moscow, saint petersburg, st petersburg, kazan' },
  'indonesia, indonesie': {
    'Asia/Jakarta': 'jakarta, bandung, surabaya',
    'Asia/Makassar': 'bali, denpasar, makassar',
  },
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Reads a table of comma-separated names. */
function byName<T>(entries: Iterable<readonly [string, T]>): Map<string, T> {
  return new Map(
    [...entries].flatMap(([names, value]) => names.split(',').map((name) => [plain(name), value])),
  );
}

const inverted = (table: Readonly<Record<string, string>>) =>
  byName(Object.entries(table).map(([zone, names]) => [names, zone] as const));

const zoneOfCountry = inverted(COUNTRIES);
const citiesOfCountry = byName(
  Object.entries(CITIES).map(([names, cities]) => [names, inverted(cities)] as const),
);
/** "nairobi" for Africa/Nairobi. Names of three parts, such as America/North_Dakota/Center, are no well-known cities. */
const zoneOfCity = new Map(
  Intl.supportedValuesOf('timeZone')
    .map((zone) => [zone.split('/'), zone] as const)
    .filter(([parts]) => parts.length === 2)
    .map(([[, city = ''], zone]) => [plain(city), zone]),
);

/**
 * Returns the zone of a venue of the form "Venue Name, City, Country": by its country or, where that has several zones,
 * by its city.
 * @returns null for a venue whose country or city is not in the tables
 */
export function zoneOfVenue(venue: string): string | null {
  const [, ...parts] = venue.split(',').map(plain);
  const country = parts.pop();
  if (country === undefined) return null;
  const cities = citiesOfCountry.get(country);
  const zone = cities
    ? parts.map((part) => cities.get(part)).find((found) => found !== undefined)
    : (zoneOfCountry.get(country) ?? zoneOfCity.get(country));
  return zone ?? null;
}
