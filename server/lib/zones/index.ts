export { cityOfVenue } from './venue-city.ts';
export { zoneOfVenue } from './venue-zones.ts';
export { DEFAULT_ZONE, isoInZone, isZone, MAX_ZONE_LENGTH } from './zone.ts';
export { currencyOfZone } from './zone-currency.ts';
export { zoneName } from './zone-name.ts';
export { localDay, toZonedText } from './zoned-text.ts';
