import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { TicketRecord } from '../tickets/index.ts';

/** Reads cut-offs in minutes before the start, by event; events without a rule are left out. The rules are public. */
export async function readCutoffs(scope: Scope, eventIds: string[]): Promise<Map<string, number | null>> {
  const rows = await scope.db.read<{ eventId: string; cutoffMinutes: number | null }>(SYSTEM_TENANCY, {
    name: 'transfer-cutoffs',
    text: `SELECT event_id AS "eventId", cutoff_minutes AS "cutoffMinutes" FROM event_transfer_rules
      WHERE event_id = ANY($1::uuid[])`,
    values: [eventIds],
  });
  return new Map(rows.map((row) => [row.eventId, row.cutoffMinutes]));
}

/** Reads the ticket that replaces this one. */
export async function findSuccessor(
  tx: Tx,
  id: string,
): Promise<Pick<TicketRecord, 'id' | 'holderName' | 'holderEmail'> | undefined> {
  const [found] = await tx.query<Pick<TicketRecord, 'id' | 'holderName' | 'holderEmail'>>(
    'SELECT id, holder_name AS "holderName", holder_email AS "holderEmail" FROM tickets WHERE replaces = $1',
    [id],
  );
  return found;
}
