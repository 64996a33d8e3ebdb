import { SYSTEM_TENANCY, type Tenancy } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Code } from './code.rules.ts';

export interface CodeRecord extends Code {
  issuerId: string;
  eventId: string;
  createdAt: Date;
}

const COLUMNS = `id, issuer_id AS "issuerId", event_id AS "eventId", code, percent_off AS "percentOff", units_off AS "unitsOff",
  currency, opens, tier_ids AS "tierIds", most_uses AS "mostUses", used, starts_at AS "startsAt", ends_at AS "endsAt", active,
  created_at AS "createdAt"`;

/** Reads a code for buyers: the code itself authorizes the caller. */
export async function readCode(db: Database, eventId: string, word: string): Promise<CodeRecord | undefined> {
  const [code] = await db.read<CodeRecord>(SYSTEM_TENANCY, {
    name: 'selling-code',
    text: `SELECT ${COLUMNS} FROM selling_codes WHERE event_id = $1 AND code = $2`,
    values: [eventId, word],
  });
  return code;
}

/** Newest first. */
export async function readCodesOfEvent(
  db: Database,
  tenancy: Tenancy,
  eventId: string,
  { from, limit, direction, beyond }: Slice,
): Promise<CodeRecord[]> {
  return db.read<CodeRecord>(tenancy, {
    name: `selling-codes-of-event-${direction}`,
    text: `SELECT ${COLUMNS} FROM selling_codes WHERE event_id = $1
        AND ($2::timestamptz IS NULL OR (created_at, id) ${beyond} ($2, $3::uuid))
      ORDER BY created_at ${direction}, id ${direction} LIMIT $4`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}

/** SELECT list of the table under its own name, for write statements. */
export const CODE_COLUMNS = COLUMNS;
