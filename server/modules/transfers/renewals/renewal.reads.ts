import { SYSTEM_TENANCY, type Tenancy } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

export interface RenewalRecord {
  id: string;
  eventId: string;
  startedAt: Date;
  finishedAt: Date | null;
  /** Tickets that have a new code. */
  renewed: number;
}

/** Reads the newest renewal of each event that has one. */
export async function readRenewals(
  db: Database,
  tenancy: Tenancy,
  eventIds: readonly string[],
): Promise<Map<string, RenewalRecord>> {
  const rows = await db.read<RenewalRecord>(tenancy, {
    name: 'code-renewals',
    text: `SELECT DISTINCT ON (event_id) id, event_id AS "eventId", started_at AS "startedAt", finished_at AS "finishedAt",
        renewed FROM code_renewals WHERE event_id = ANY($1::uuid[]) ORDER BY event_id, started_at DESC`,
    values: [eventIds],
  });
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** Lists events whose tickets still admit, or will. */
export async function readEventsWithTickets(
  db: Database,
  now: Date,
): Promise<{ id: string; issuerId: string }[]> {
  return db.read(SYSTEM_TENANCY, {
    text: `SELECT e.id, e.issuer_id AS "issuerId" FROM events e WHERE e.end_at > $1 AND e.status = 'published'
      AND EXISTS (SELECT FROM tickets t WHERE t.event_id = e.id AND t.status = 'active') ORDER BY e.start_at, e.id`,
    values: [now],
  });
}
