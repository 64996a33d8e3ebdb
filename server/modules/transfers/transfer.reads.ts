import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
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

interface PassedOnRecord {
  eventId: string;
  tierNumber: number;
  serial: number;
  holderName: string;
  /** Name of the holder of the ticket that replaced it. */
  newHolder: string;
}

/** Reads a ticket that was passed on, and to whom. */
export async function readPassedOn(db: Database, id: string): Promise<PassedOnRecord | undefined> {
  const [row] = await db.read<PassedOnRecord>(SYSTEM_TENANCY, {
    name: 'ticket-passed-on',
    text: `SELECT t.event_id AS "eventId", r.number AS "tierNumber", t.serial, t.holder_name AS "holderName",
        n.holder_name AS "newHolder"
      FROM tickets t JOIN tiers r ON r.id = t.tier_id JOIN tickets n ON n.replaces = t.id WHERE t.id = $1`,
    values: [id],
  });
  return row;
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
