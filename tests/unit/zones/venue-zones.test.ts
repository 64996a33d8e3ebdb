import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isZone, zoneOfVenue } from '../../../server/lib/zones/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const table = (file: string): string => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.slice(text.indexOf('const COUNTRIES'));
};

describe('the time zone of a venue', () => {
  it.each([
    ['KICC, Nairobi, Kenya', 'Africa/Nairobi'],
    ['Kigali Arena, Kigali, Rwanda', 'Africa/Kigali'],
    ['Eko Hotel, Lagos, NIGERIA', 'Africa/Lagos'],
    ['Fikin, Kinshasa, Democratic Republic of the Congo', 'Africa/Kinshasa'],
    ['Madison Square Garden, New York, USA', 'America/New_York'],
    ['Palais, Abidjan, Côte d’Ivoire', 'Africa/Abidjan'],
    ['Online', null],
    ['Somewhere, Atlantis', null],
  ])('of %s', (venue, zone) => {
    expect(zoneOfVenue(venue)).toBe(zone);
  });

  it('is known to the browser as well', () => {
    expect(table('client/src/features/events/organiser/venue-zones.ts')).toBe(
      table('server/lib/zones/venue-zones.ts'),
    );
    for (const [, zone] of table('server/lib/zones/venue-zones.ts').matchAll(/'((?:[A-Z]\w+\/)\w+)':/g))
      expect([zone, isZone(String(zone))]).toEqual([zone, true]);
  });

  it('is a name, no offset and nothing else', () => {
    expect(['Africa/Nairobi', 'UTC', 'US/Eastern'].every(isZone)).toBe(true);
    expect(['', '+03:00', 'Africa/Atlantis', 'x'.repeat(65), "UTC'; DROP TABLE events"].some(isZone)).toBe(
      false,
    );
  });
});
