import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ScanOutcome } from '../../../platform/vocabulary.ts';

/** The columns of a device's scan that undoing it needs. */
export interface UndoneScan {
  id: string;
  issuer_id: string;
  event_id: string;
  ticket_id: string | null;
  device_id: string;
  gate_id: string | null;
  scanned_by: string;
  outcome: ScanOutcome;
}

/** Reads a scan by its nonce; row-level security hides the scans of other issuers. */
export async function readDeviceScan(
  tx: Tx,
  deviceId: string,
  nonce: string,
): Promise<UndoneScan | undefined> {
  const [row] = await tx.query<UndoneScan>(
    `SELECT id, issuer_id, event_id, ticket_id, device_id, gate_id, scanned_by, outcome FROM scans
     WHERE device_id = $1 AND nonce = $2 AND issuer_id IS NOT NULL`,
    [deviceId, nonce],
  );
  return row;
}

export interface Undo {
  scan: UndoneScan;
  undoneBy: string;
  reason: string;
}

/** @returns false when it was already undone */
export async function insertUndo(tx: Tx, { scan, undoneBy, reason }: Undo): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO entry_undos (scan_id, issuer_id, event_id, ticket_id, undone_by, undone_at, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (scan_id) DO NOTHING RETURNING scan_id`,
    [scan.id, scan.issuer_id, scan.event_id, scan.ticket_id, undoneBy, tx.scope.clock.now(), reason],
  );
  return rows.length === 1;
}

/** Deletes the ticket's entry when it is that of the undone scan. */
export async function freeTicket(tx: Tx, scan: UndoneScan): Promise<void> {
  await tx.query('DELETE FROM entries WHERE ticket_id = $1 AND scan_id = $2', [scan.ticket_id, scan.id]);
}

/** Deletes conflicts with an undone scan, and those whose losing scan is now the entry. */
export async function clearSettledConflicts(tx: Tx, ticketId: string): Promise<void> {
  await tx.query(
    `DELETE FROM scan_conflicts c WHERE c.ticket_id = $1 AND (
       EXISTS (SELECT FROM entry_undos u WHERE u.scan_id IN (c.winner_scan_id, c.loser_scan_id))
       OR EXISTS (SELECT FROM entries e WHERE e.scan_id = c.loser_scan_id))`,
    [ticketId],
  );
}
