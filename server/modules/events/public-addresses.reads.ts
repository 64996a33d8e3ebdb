import type { Scope } from '../../platform/scope.ts';

/** The slug of a public event page, and when the event was last changed. */
export interface PublicAddress {
  slug: string;
  updatedAt: Date;
}

/** Reads the pages of published events that have not ended, soonest first. */
export async function readPublicAddresses(scope: Scope, limit: number): Promise<PublicAddress[]> {
  return scope.db.public<PublicAddress>({
    name: 'event-addresses',
    text: `SELECT e.slug, e.updated_at AS "updatedAt" FROM events_listed e WHERE e.end_at >= $1
      ORDER BY e.start_at, e.id LIMIT $2`,
    values: [scope.clock.now(), limit],
  });
}
