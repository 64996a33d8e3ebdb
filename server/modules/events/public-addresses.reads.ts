import type { Scope } from '../../platform/scope.ts';

/** Where an event is shown to everybody, and when that changed last. */
export interface PublicAddress {
  slug: string;
  updatedAt: Date;
}

/** Of published events that have not ended, soonest first. */
export async function readPublicAddresses(scope: Scope, limit: number): Promise<PublicAddress[]> {
  return scope.db.public<PublicAddress>({
    name: 'event-addresses',
    text: `SELECT e.slug, e.updated_at AS "updatedAt" FROM events_listed e WHERE e.end_at >= $1
      ORDER BY e.start_at, e.id LIMIT $2`,
    values: [scope.clock.now(), limit],
  });
}
