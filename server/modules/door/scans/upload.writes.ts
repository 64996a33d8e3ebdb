import type { ScanOutcome, ScanPurpose } from '../../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../../lib/scan/phone-rule.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ScanMode } from '../../../platform/vocabulary.ts';
import { VOID_AMONG, type VoidAdmission } from '../door.reads.ts';

/** One queued scan, checked, as it will be stored. */
export interface QueuedScan {
  id: string;
  issuerId: string | null;
  ticketId: string | null;
  eventId: string | null;
  gateId: string | null;
  nonce: string;
  outcome: ScanOutcome;
  note: ScanNote | null;
  /** Without effect: made beyond the events, gates or time of its device. */
  beyondLimits: boolean;
  purpose: ScanPurpose;
  itemId: string | null;
  deviceTime: Date;
  correctedAt: Date;
}

export interface KnownTicket {
  id: string;
  number: string;
  issuerId: string;
  eventId: string;
}

/** Locks the tickets in id order, as everywhere, so that uploads that share tickets run in sequence. */
export async function lockTickets(tx: Tx, ids: readonly string[]): Promise<Map<string, KnownTicket>> {
  const rows = await tx.query<KnownTicket>(
    `SELECT t.id, t.issuer_id AS "issuerId", t.event_id AS "eventId", ticket_number(r.number, t.serial) AS number
     FROM tickets t JOIN tiers r ON r.id = t.tier_id WHERE t.id = ANY($1::uuid[]) ORDER BY t.id FOR NO KEY UPDATE OF t`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function readGateEvents(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; eventId: string }>(
    'SELECT id, event_id AS "eventId" FROM gates WHERE id = ANY($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.eventId]));
}

export interface StoredScan {
  id: string;
  nonce: string;
  ticketId: string | null;
  outcome: ScanOutcome;
  mode: ScanMode;
}

export async function readStoredScans(
  tx: Tx,
  deviceId: string,
  nonces: readonly string[],
): Promise<Map<string, StoredScan>> {
  const rows = await tx.query<StoredScan>(
    'SELECT id, nonce, ticket_id AS "ticketId", outcome, mode FROM scans WHERE device_id = $1 AND nonce = ANY($2::text[])',
    [deviceId, nonces],
  );
  return new Map(rows.map((row) => [row.nonce, row]));
}

/** Inserts the scans; rows that exist under a nonce stay unchanged. @returns the ids that are new */
export async function insertQueuedScans(
  tx: Tx,
  by: { deviceId: string; userId: string },
  scans: readonly QueuedScan[],
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `INSERT INTO scans (id, issuer_id, event_id, ticket_id, gate_id, scanned_by, device_id, nonce, mode, outcome, purpose,
       item_id, device_time, corrected_at, received_at, note, beyond_limits)
     SELECT s.id, s."issuerId", s."eventId", s."ticketId", s."gateId", $1, $2, s.nonce, 'offline', s.outcome, s.purpose,
       s."itemId", s."deviceTime", s."correctedAt", $3, s.note, s."beyondLimits"
     FROM jsonb_to_recordset($4) AS s(id uuid, "issuerId" uuid, "eventId" uuid, "ticketId" uuid, "gateId" uuid, nonce text,
       outcome text, purpose text, "itemId" uuid, "deviceTime" timestamptz, "correctedAt" timestamptz, note text, "beyondLimits" boolean)
     ON CONFLICT DO NOTHING RETURNING id`,
    [by.userId, by.deviceId, tx.scope.clock.now(), JSON.stringify(scans)],
  );
  return new Set(rows.map((row) => row.id));
}

/** Condition that the scan was not undone. */
const COUNTS = 'NOT EXISTS (SELECT FROM entry_undos u WHERE u.scan_id = s.id)';

const ADMISSIONS = `SELECT DISTINCT ON (s.ticket_id) s.ticket_id, s.issuer_id, s.event_id, t.tier_id, s.id AS scan_id, s.gate_id,
    s.device_id, scan_time(s) AS entered_at
  FROM scans s JOIN tickets t ON t.id = s.ticket_id
  WHERE s.ticket_id = ANY($1::uuid[]) AND s.outcome = 'admitted' AND ${COUNTS}
  ORDER BY s.ticket_id, s.time_doubtful, s.corrected_at, s.device_id COLLATE "C", s.nonce COLLATE "C"`;

/**
 * Sets the entry of each ticket to its earliest admission, those with untrusted times last. The first statement inserts
 * a row, so that no online scan can admit after it; only the second, with a newer snapshot, sees all admissions.
 */
export async function resolveEntries(tx: Tx, ticketIds: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO entries (ticket_id, issuer_id, event_id, tier_id, scan_id, gate_id, device_id, entered_at)
     SELECT * FROM (${ADMISSIONS}) first ORDER BY ticket_id ON CONFLICT (ticket_id) DO NOTHING`,
    [ticketIds],
  );
  await tx.query(
    `UPDATE entries e SET scan_id = a.scan_id, gate_id = a.gate_id, device_id = a.device_id, entered_at = a.entered_at
     FROM (${ADMISSIONS}) a WHERE a.ticket_id = e.ticket_id AND a.scan_id <> e.scan_id`,
    [ticketIds],
  );
}

/** Reads the admissions of these tickets that happened after the ticket became void. */
export async function readVoidAdmissions(tx: Tx, ticketIds: readonly string[]): Promise<VoidAdmission[]> {
  return tx.query<VoidAdmission>(VOID_AMONG, [ticketIds]);
}

export interface FoundConflict {
  id: string;
  issuerId: string;
  eventId: string;
  ticketId: string;
  winnerScanId: string;
  loserScanId: string;
  isNew: boolean;
}

/** Records every losing admission as a conflict with the current entry. @returns the conflicts of these tickets */
export async function resolveConflicts(tx: Tx, ticketIds: readonly string[]): Promise<FoundConflict[]> {
  return tx.query<FoundConflict>(
    `INSERT INTO scan_conflicts AS c (id, issuer_id, event_id, ticket_id, winner_scan_id, loser_scan_id, detected_at)
     SELECT gen_random_uuid(), s.issuer_id, s.event_id, s.ticket_id, e.scan_id, s.id, $2
     FROM scans s JOIN entries e ON e.ticket_id = s.ticket_id
     WHERE s.ticket_id = ANY($1::uuid[]) AND s.outcome = 'admitted' AND s.id <> e.scan_id AND ${COUNTS}
     ORDER BY s.ticket_id, s.time_doubtful, s.corrected_at, s.id
     ON CONFLICT (loser_scan_id) DO UPDATE SET winner_scan_id = EXCLUDED.winner_scan_id
     RETURNING c.id, c.issuer_id AS "issuerId", c.event_id AS "eventId", c.ticket_id AS "ticketId",
       c.winner_scan_id AS "winnerScanId", c.loser_scan_id AS "loserScanId", (c.xmax = 0) AS "isNew"`,
    [ticketIds, tx.scope.clock.now()],
  );
}
