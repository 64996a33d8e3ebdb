import { describe, expect, it } from 'vitest';
import { cityOfVenue } from '../../../server/lib/zones/index.ts';

describe('the city of a venue', () => {
  it.each([
    ['Forodhani Gardens, Zanzibar City, Tanzania', 'Zanzibar City'],
    ['KICC, City Square, Nairobi, Kenya', 'Nairobi'],
    ['  BK Arena ,  Kigali , RWANDA ', 'Kigali'],
    ['Palais de la Culture, Abidjan, Côte d’Ivoire', 'Abidjan'],
    ['Fikin, Kinshasa, DRC', 'Kinshasa'],
    ['Nyali, Mombasa, Kenya,', 'Mombasa'],
    // A country that no table has, and one in another language.
    ['Opera, Hanoi, Vietnam', 'Hanoi'],
    ['Arena, Berlin, Deutschland', 'Berlin'],
    // Without a country.
    ['Uhuru Gardens, Nairobi', 'Nairobi'],
    ['Shela Beach, Lamu', 'Lamu'],
    ['The Alchemist, Westlands, Nairobi', 'Nairobi'],
    ['Madison Square Garden, New York, NY', 'New York'],
    // States, quarters and postcodes.
    ['Chase Center, San Francisco, CA, United States', 'San Francisco'],
    ['KICC, Nairobi, CBD, Kenya', 'Nairobi'],
    ['Philharmonie, 10785 Berlin, Germany', 'Berlin'],
    ['O2 Arena, London SE10 0DX, UK', 'London'],
    ['Theatre, Nairobi, 00100, Kenya', 'Nairobi'],
    // City-states.
    ['Marina Bay Sands, Singapore', 'Singapore'],
    ['Esplanade, Singapore, Singapore', 'Singapore'],
    ['House of Wonders, Zanzibar', 'Zanzibar'],
  ])('of %s is %s', (venue, city) => {
    expect(cityOfVenue(venue)).toBe(city);
  });

  it.each([
    'Online',
    'Online, Kenya',
    'Online, TANZANIA',
    'En ligne, Côte d’Ivoire',
    'Mtandaoni, Uingereza',
    ',',
    'A, 00100',
  ])('is not named by %j', (venue) => {
    expect(cityOfVenue(venue)).toBeNull();
  });
});
