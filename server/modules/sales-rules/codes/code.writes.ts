import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { CODE_COLUMNS, type CodeRecord } from './code.reads.ts';
import { CodeTaken } from './code.rules.ts';
import type { CodeInput } from './code-input.rules.ts';

export async function tierIdsOf(tx: Tx, eventId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [eventId]);
  return rows.map(({ id }) => id);
}

/** Locks a code until the transaction ends: no order uses it meanwhile. */
export async function lockCode(tx: Tx, id: string): Promise<CodeRecord | undefined> {
  const [code] = await tx.query<CodeRecord>(
    `SELECT ${CODE_COLUMNS} FROM selling_codes WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return code;
}

/** @throws CodeTaken when the event already has that code */
export async function insertCode(
  tx: Tx,
  event: { id: string; issuerId: string },
  request: CodeInput,
): Promise<CodeRecord> {
  const { actor, ids, clock } = tx.scope;
  const [code] = await tx.query<CodeRecord>(
    `INSERT INTO selling_codes (id, issuer_id, event_id, code, percent_off, units_off, currency, opens, tier_ids, most_uses,
       starts_at, ends_at, active, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid[], $10, $11, $12, $13, $14, $15)
     ON CONFLICT ON CONSTRAINT selling_codes_unique DO NOTHING RETURNING ${CODE_COLUMNS}`,
    [
      ids.uuid(),
      event.issuerId,
      event.id,
      ...columns(request),
      clock.now(),
      isSignedIn(actor) ? actor.userId : null,
    ],
  );
  if (!code) throw new CodeTaken(request.code);
  return code;
}

/** @throws CodeTaken when the event already has that code */
export async function updateCode(tx: Tx, held: CodeRecord, request: CodeInput): Promise<CodeRecord> {
  const duplicates = await tx.query(
    'SELECT FROM selling_codes WHERE event_id = $1 AND code = $2 AND id <> $3',
    [held.eventId, request.code, held.id],
  );
  if (duplicates.length > 0) throw new CodeTaken(request.code);
  const [code] = await tx.query<CodeRecord>(
    `UPDATE selling_codes SET code = $2, percent_off = $3, units_off = $4, currency = $5, opens = $6, tier_ids = $7::uuid[],
       most_uses = $8, starts_at = $9, ends_at = $10, active = $11 WHERE id = $1 RETURNING ${CODE_COLUMNS}`,
    [held.id, ...columns(request)],
  );
  return code as CodeRecord;
}

function columns(request: CodeInput): unknown[] {
  return [
    request.code,
    request.percentOff,
    request.unitsOff,
    request.currency,
    request.opens,
    request.tierIds,
    request.mostUses,
    request.startsAt,
    request.endsAt,
    request.active,
  ];
}
