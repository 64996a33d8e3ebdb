import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isoInZone, isZone, zoneOfVenue } from '../../../server/lib/zones/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the time zone of a venue', () => {
  it.each([
    ['KICC, Nairobi, Kenya', 'Africa/Nairobi'],
    ['Kigali Arena, Kigali, Rwanda', 'Africa/Kigali'],
    ['Eko Hotel, Lagos, NIGERIA', 'Africa/Lagos'],
    ['Fikin, Kinshasa, Democratic Republic of the Congo', 'Africa/Kinshasa'],
    ['Madison Square Garden, New York, USA', 'America/New_York'],
    ['Palais, Abidjan, Côte d’Ivoire', 'Africa/Abidjan'],
    ['Hall, Goma, DRC', 'Africa/Lubumbashi'],
    ['Chase Center, San Francisco, CA, United States', 'America/Los_Angeles'],
    ['The Hall, Kampala', 'Africa/Kampala'],
    ['Online', null],
    ['The Hall, Springfield, USA', null],
    ['Somewhere, Atlantis', null],
  ])('of %s', (venue, zone) => {
    expect(zoneOfVenue(venue)).toBe(zone);
  });

  it('is a zone for each of the countries', () => {
    const text = readFileSync(path.join(root, 'server/lib/zones/venue-zones.ts'), 'utf8');
    const zones = [...text.matchAll(/'([A-Z][A-Za-z]+\/[\w/]+)':/g)].map(([, zone = '']) => zone);
    expect(zones.length).toBeGreaterThan(100);
    expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  });

  it('is a name, no offset and nothing else', () => {
    expect(['Africa/Nairobi', 'UTC', 'US/Eastern'].every(isZone)).toBe(true);
    expect(
      ['', '+03:00', 'EST', 'Africa/Atlantis', 'x'.repeat(65), "UTC'; DROP TABLE events"].some(isZone),
    ).toBe(false);
  });

  it.each([
    ['Africa/Kigali', '2026-12-05T16:00:00Z', '2026-12-05T18:00:00+02:00'],
    ['Asia/Kolkata', '2026-12-05T16:00:00Z', '2026-12-05T21:30:00+05:30'],
    // Daylight saving begins at 07:00 UTC on 8 March 2026 and ends at 06:00 UTC on 1 November.
    ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01T01:00:00-05:00'],
  ])('%s writes %s for machines as %s', (zone, at, local) => {
    expect(isoInZone(new Date(at), zone)).toBe(local);
  });
});
