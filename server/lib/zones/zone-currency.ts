type LocalCurrency = 'EUR' | 'KES' | 'RWF' | 'TZS' | 'UGX';

const EURO_ZONES = 'Amsterdam Athens Berlin Brussels Dublin Helsinki Lisbon Madrid Paris Rome Vienna'.split(
  ' ',
);

/** Currencies by time zone, as far as tickets can be priced in them. */
const LOCAL = new Map<string, LocalCurrency>([
  ['Africa/Nairobi', 'KES'],
  ['Africa/Kampala', 'UGX'],
  ['Africa/Dar_es_Salaam', 'TZS'],
  ['Africa/Kigali', 'RWF'],
  ...EURO_ZONES.map((city) => [`Europe/${city}`, 'EUR'] as const),
]);

/**
 * Returns the currency in which people pay at a place.
 * @param zone IANA name of the place's time zone
 * @returns undefined where no ticket can be priced in it
 */
export const currencyOfZone = (zone: string): LocalCurrency | undefined => LOCAL.get(zone);
