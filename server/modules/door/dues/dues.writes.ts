import { accountOf, signedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import type { DoorTicketRow } from '../door.reads.ts';
import type { UndoneScan } from '../door.writes.ts';

/** Reads the collection that was recorded for the scan earlier. */
export async function readCollection(tx: Tx, scanId: string): Promise<{ counted: boolean } | undefined> {
  const rows = await tx.query<{ counted: boolean }>(
    'SELECT counted FROM door_collections WHERE scan_id = $1',
    [scanId],
  );
  return rows[0];
}

/** @returns false when it had been recorded before */
export async function insertUnpaid(tx: Tx, scan: UndoneScan, ticket: DoorTicketRow): Promise<boolean> {
  const { actor, clock } = tx.scope;
  const rows = await tx.query(
    `INSERT INTO unpaid_entries (scan_id, issuer_id, event_id, ticket_id, units, currency, decided_by, noted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (scan_id) DO NOTHING RETURNING scan_id`,
    [
      scan.id,
      scan.issuerId,
      scan.eventId,
      ticket.id,
      ticket.priceUnits,
      ticket.currency,
      accountOf(signedIn(actor)),
      clock.now(),
    ],
  );
  return rows.length === 1;
}

export interface Collection {
  scan: UndoneScan;
  ticketId: string;
  method: DueMethod;
  counted: boolean;
}

export async function insertCollection(tx: Tx, collection: Collection): Promise<void> {
  const { scan, ticketId, method, counted } = collection;
  const { actor, clock } = tx.scope;
  await tx.query(
    `INSERT INTO door_collections (scan_id, issuer_id, event_id, ticket_id, method, counted, noted_by, noted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      scan.id,
      scan.issuerId,
      scan.eventId,
      ticketId,
      method,
      counted,
      accountOf(signedIn(actor)),
      clock.now(),
    ],
  );
}
