import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';

/** The cover of an event. */
export interface CoverRecord {
  eventId: string;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  color: string;
  focalX: number;
  focalY: number;
}

/** Reads the covers of events that the caller has authorized; it bypasses row-level security. */
export async function readCovers(scope: Scope, eventIds: string[]): Promise<CoverRecord[]> {
  return scope.db.read<CoverRecord>(SYSTEM_TENANCY, {
    name: 'covers-of-events',
    text: `SELECT e.id AS "eventId", c.hash, c.width, c.height, c.widths, c.color, e.cover_x AS "focalX",
        e.cover_y AS "focalY"
      FROM events e JOIN covers c ON c.hash = e.cover_hash WHERE e.id = ANY($1::uuid[])`,
    values: [eventIds],
  });
}
