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

/**
 * Counts an amount that was collected for a ticket in a shift: the given one, else the last open shift of the person or
 * the paired device at the event. Without an effect when there is none, or it counts another currency.
 */
export async function insertTaking(
  tx: Tx,
  ticket: DoorTicketRow,
  method: Exclude<DueMethod, 'waived'>,
  shiftId: string | null,
): Promise<void> {
  const { actor, clock } = tx.scope;
  await tx.query(
    `INSERT INTO shift_takings (ticket_id, shift_id, issuer_id, event_id, method, units, currency, taken_at)
     SELECT $1, s.id, s.issuer_id, s.event_id, $2, $3, s.currency, $4 FROM (SELECT * FROM shifts
       WHERE event_id = $5 AND currency = $6
         AND CASE WHEN $7::uuid IS NULL THEN cashier_id = $8 AND closed_at IS NULL AND coalesce(device_id = $9, true)
           ELSE id = $7 END
       ORDER BY opened_at DESC, id DESC LIMIT 1 FOR SHARE) s`,
    [
      ticket.id,
      method,
      ticket.priceUnits,
      clock.now(),
      ticket.eventId,
      ticket.currency,
      shiftId,
      accountOf(signedIn(actor)),
      signedIn(actor).device?.scanName ?? null,
    ],
  );
}
