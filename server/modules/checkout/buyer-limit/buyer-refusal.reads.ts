import type { Tenancy } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Slice } from '../../../platform/db/statement.ts';

export interface RefusalRecord {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Tickets of the last refused order. */
  tickets: number;
  times: number;
  refusedAt: Date;
  allowedAt: Date | null;
}

/** Reads a page of the refused buyers of an event, by time. */
export async function readRefusals(
  db: Database,
  tenancy: Tenancy,
  page: { eventId: string; slice: Slice },
): Promise<RefusalRecord[]> {
  const values: unknown[] = [page.eventId];
  const { from, limit, direction, beyond } = page.slice;
  if (from) values.push(new Date(from[0]), from[1]);
  const after = from ? `AND (refused_at, id) ${beyond} ($2, $3::uuid)` : '';
  return db.read(tenancy, {
    text: `SELECT id, name, email, phone, tickets, times, refused_at AS "refusedAt", allowed_at AS "allowedAt"
      FROM buyer_refusals WHERE event_id = $1 ${after}
      ORDER BY refused_at ${direction}, id ${direction} LIMIT ${limit}`,
    values,
  });
}
