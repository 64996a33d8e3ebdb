import type { Slice } from '../../../platform/db/slice.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { type ScanLogRow, scanColumns, scanJoins } from '../door.reads.ts';

export type VoidEntryRow = ScanLogRow & {
  issuer_id: string;
  holder_name: string;
  revoked_at: Date;
  reason: string;
};

/** Reads a page of void entries. No row when the event is not visible; one row without an id when it has none. */
export function readVoidEntries(eventId: string, { from, limit, direction, beyond }: Slice): Statement {
  return {
    name: `void-entries-${direction}`,
    text: `SELECT ${scanColumns('s')}, v.issuer_id, s_ticket.holder_name, v.revoked_at, v.reason
      FROM events e LEFT JOIN (SELECT * FROM void_entries WHERE event_id = $1
          AND ($2::timestamptz IS NULL OR (received_at, scan_id) ${beyond} ($2, $3::uuid))
        ORDER BY received_at ${direction}, scan_id ${direction} LIMIT $4) v ON true
      LEFT JOIN scans s ON s.id = v.scan_id ${scanJoins('s')}
      WHERE e.id = $1 ORDER BY v.received_at ${direction}, s.id ${direction}`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  };
}

/** Selects the scans that admitted one of these tickets when it was void. */
export const VOID_AMONG =
  'SELECT scan_id, ticket_id, revoked_at FROM void_entries WHERE ticket_id = ANY($1::uuid[])';

export interface VoidAdmission {
  scan_id: string;
  ticket_id: string;
  revoked_at: Date;
}
