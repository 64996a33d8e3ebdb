import type { ScanOutcome, ScanPurpose } from '../../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../../lib/scan/phone-rule.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { FoundConflict } from '../scans/upload.writes.ts';
import { RULED, type ScannedTicket } from './history.reads.ts';

/** A stay as it is stored. */
export interface VisitRow {
  ticketId: string;
  number: number;
  issuerId: string;
  eventId: string;
  tierId: string;
  rule: string;
  limit: number | null;
  entryScanId: string;
  entryGateId: string | null;
  enteredAt: Date;
  exitScanId: string | null;
  exitGateId: string | null;
  leftAt: Date | null;
  staysUntil: Date | null;
  day: string;
}

/** Replaces the visits of these locked tickets. */
export async function replaceVisits(
  tx: Tx,
  ticketIds: readonly string[],
  visits: readonly VisitRow[],
): Promise<void> {
  await tx.query('DELETE FROM visits WHERE ticket_id = ANY($1::uuid[])', [ticketIds]);
  if (visits.length === 0) return;
  await tx.query(
    `INSERT INTO visits (ticket_id, number, issuer_id, event_id, tier_id, entry_rule, entry_limit, entry_scan_id,
       entry_gate_id, entered_at, exit_scan_id, exit_gate_id, left_at, stays_until, day)
     SELECT v."ticketId", v.number, v."issuerId", v."eventId", v."tierId", v.rule, v."limit", v."entryScanId",
       v."entryGateId", v."enteredAt", v."exitScanId", v."exitGateId", v."leftAt", v."staysUntil", v.day
     FROM jsonb_to_recordset($1) AS v("ticketId" uuid, number smallint, "issuerId" uuid, "eventId" uuid, "tierId" uuid,
       rule text, "limit" smallint, "entryScanId" uuid, "entryGateId" uuid, "enteredAt" timestamptz, "exitScanId" uuid,
       "exitGateId" uuid, "leftAt" timestamptz, "staysUntil" timestamptz, day date)`,
    [JSON.stringify(visits)],
  );
}

/** An entry that the rule does not allow, and the entry that came before it. */
export interface ConflictingEntry {
  issuerId: string;
  eventId: string;
  ticketId: string;
  winnerScanId: string;
  loserScanId: string;
}

/** Replaces the conflicts of these tickets. Those that were known keep their id and time. @returns all of them */
export async function replaceConflicts(
  tx: Tx,
  ticketIds: readonly string[],
  conflicts: readonly ConflictingEntry[],
): Promise<FoundConflict[]> {
  await tx.query(
    'DELETE FROM scan_conflicts WHERE ticket_id = ANY($1::uuid[]) AND NOT loser_scan_id = ANY($2::uuid[])',
    [ticketIds, conflicts.map(({ loserScanId }) => loserScanId)],
  );
  if (conflicts.length === 0) return [];
  return tx.query<FoundConflict>(
    `INSERT INTO scan_conflicts AS c (id, issuer_id, event_id, ticket_id, winner_scan_id, loser_scan_id, detected_at)
     SELECT gen_random_uuid(), s."issuerId", s."eventId", s."ticketId", s."winnerScanId", s."loserScanId", $2
     FROM jsonb_to_recordset($1) AS s("issuerId" uuid, "eventId" uuid, "ticketId" uuid, "winnerScanId" uuid, "loserScanId" uuid)
     ON CONFLICT (loser_scan_id) DO UPDATE SET winner_scan_id = EXCLUDED.winner_scan_id
     RETURNING c.id, c.issuer_id AS "issuerId", c.event_id AS "eventId", c.ticket_id AS "ticketId",
       c.winner_scan_id AS "winnerScanId", c.loser_scan_id AS "loserScanId", (c.xmax = 0) AS "isNew"`,
    [JSON.stringify(conflicts), tx.scope.clock.now()],
  );
}

export interface NewScan {
  id: string;
  issuerId: string;
  eventId: string | null;
  ticketId: string | null;
  gateId: string | null;
  scannedBy: string;
  deviceId: string;
  nonce: string;
  outcome: ScanOutcome;
  purpose: ScanPurpose;
  itemId: string | null;
  note: ScanNote | null;
  /** Step of a live code; null for others. */
  liveStep: number | null;
}

/** Stores an online scan. */
export async function insertScan(tx: Tx, scan: NewScan): Promise<void> {
  await tx.query(
    `INSERT INTO scans (id, issuer_id, event_id, ticket_id, gate_id, scanned_by, device_id, nonce, mode, outcome, purpose,
       item_id, device_time, corrected_at, received_at, note, live_step)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'online', $9, $10, $11, $12, $12, $12, $13, $14)`,
    [
      scan.id,
      scan.issuerId,
      scan.eventId,
      scan.ticketId,
      scan.gateId,
      scan.scannedBy,
      scan.deviceId,
      scan.nonce,
      scan.outcome,
      scan.purpose,
      scan.itemId,
      tx.scope.clock.now(),
      scan.note,
      scan.liveStep,
    ],
  );
}

/**
 * Records scans that handed something out, each with its number among those of its ticket, and marks those beyond what
 * the ticket gets. Scans that are recorded already stay.
 */
export async function recordHandouts(tx: Tx, scanIds: readonly string[]): Promise<void> {
  if (scanIds.length === 0) return;
  await tx.query(
    `INSERT INTO handouts (scan_id, issuer_id, event_id, item_id, ticket_id, number, per_ticket, is_over, gate_id,
       device_id, handed_at)
     SELECT n.id, n.issuer_id, n.event_id, n.item_id, n.ticket_id, n.number, n.per_ticket, n.number > n.per_ticket,
       n.gate_id, n.device_id, n.at
     FROM (SELECT s.id, s.issuer_id, s.event_id, s.item_id, s.ticket_id, i.per_ticket, s.gate_id, s.device_id,
         scan_time(s) AS at,
         (SELECT coalesce(max(h.number), 0) FROM handouts h WHERE h.ticket_id = s.ticket_id AND h.item_id = s.item_id)
           + row_number() OVER (PARTITION BY s.ticket_id, s.item_id ORDER BY s.corrected_at, s.id) AS number
       FROM scans s JOIN handout_items i ON i.id = s.item_id AND i.event_id = s.event_id
       WHERE s.id = ANY($1::uuid[]) AND s.outcome = 'handed_out' AND s.ticket_id IS NOT NULL
         AND NOT EXISTS (SELECT FROM handouts h WHERE h.scan_id = s.id)) n`,
    [scanIds],
  );
}

/** Deletes the hand-out of a scan that was undone. */
export async function deleteHandout(tx: Tx, scanId: string): Promise<void> {
  await tx.query('DELETE FROM handouts WHERE scan_id = $1', [scanId]);
}

/** Locks a ticket and reads it. Only the issuer's own are found. */
export async function lockScannedTicket(
  tx: Tx,
  ticketId: string,
  issuerId: string,
): Promise<ScannedTicket | undefined> {
  await tx.query('SELECT FROM tickets WHERE id = $1 AND issuer_id = $2 FOR NO KEY UPDATE', [
    ticketId,
    issuerId,
  ]);
  // A statement of its own sees what others did while this one waited for the lock.
  const [row] = await tx.query<ScannedTicket>(
    `SELECT ${RULED}, t.status, t.due_status AS "dueStatus", t.price_units AS "priceUnits", t.currency,
       t.play_money AS "playMoney", t.is_test AS "isTest", t.serial, r.name AS tier, r.number AS "tierNumber",
       r.effective_at AS "effectiveAt", r.expires_at + make_interval(secs => t.grace_seconds) AS "validUntil",
       EXISTS (SELECT FROM unpaid_entries u JOIN scans s ON s.id = u.scan_id WHERE s.ticket_id = t.id
         AND NOT EXISTS (SELECT FROM entry_undos o WHERE o.scan_id = s.id)) AS unpaid
     FROM tickets t JOIN tiers r ON r.id = t.tier_id JOIN events e ON e.id = t.event_id
     WHERE t.id = $1 AND t.issuer_id = $2`,
    [ticketId, issuerId],
  );
  return row;
}
