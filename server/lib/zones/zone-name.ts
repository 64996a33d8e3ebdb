/** African zones without daylight saving, by the name that is in use there. Browsers have these names in few locales only. */
const AFRICAN: Readonly<Record<string, string>> = {
  GMT: 'Abidjan Accra Bamako Banjul Bissau Conakry Dakar Freetown Lome Monrovia Nouakchott Ouagadougou Sao_Tome',
  WAT: 'Bangui Brazzaville Douala Kinshasa Lagos Libreville Luanda Malabo Ndjamena Niamey Porto-Novo',
  CAT: 'Blantyre Bujumbura Gaborone Harare Juba Khartoum Kigali Lubumbashi Lusaka Maputo Windhoek',
  SAST: 'Johannesburg Maseru Mbabane',
  EAT: 'Addis_Ababa Asmara Asmera Dar_es_Salaam Djibouti Kampala Mogadishu Nairobi Antananarivo Comoro Mayotte',
};

const nameOfCity = new Map(
  Object.entries(AFRICAN).flatMap(([name, cities]) => cities.split(' ').map((city) => [city, name] as const)),
);

/**
 * The short name of a time zone as readers there use it: "EAT" in Nairobi, "CEST" in Paris in summer; otherwise its
 * offset, "GMT-4".
 * @param zone IANA name, such as Africa/Nairobi
 */
export function zoneName(at: Date, zone: string): string {
  const [region, city = ''] = zone.split('/');
  const african = region === 'Africa' || region === 'Indian' ? nameOfCity.get(city) : undefined;
  if (african) return african;
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
