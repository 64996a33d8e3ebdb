import type { ScanOutcome } from '../../lib/scan/outcomes.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { bookTransfer } from '../../platform/journal.writes.ts';
import type { DueMethod } from '../../platform/vocabulary.ts';
import type { DoorTicketRow } from './door.reads.ts';

/**
 * Locks the order of the ticket and then the ticket until the transaction ends: scans, revocations, transfers and
 * payments of it run in sequence. Transactions that lock several rows lock the order first, then its tickets by id, then
 * the issuer and tiers.
 */
export async function lockTicket(tx: Tx, ticketId: string): Promise<DoorTicketRow | undefined> {
  await tx.query(
    'SELECT FROM orders WHERE id = (SELECT order_id FROM tickets WHERE id = $1) FOR NO KEY UPDATE',
    [ticketId],
  );
  const [row] = await tx.query<DoorTicketRow>(
    `SELECT id, issuer_id AS "issuerId", event_id AS "eventId", order_id AS "orderId", status, due_status AS "dueStatus",
       due_method AS "dueMethod", price_units AS "priceUnits", currency
     FROM tickets WHERE id = $1 FOR NO KEY UPDATE`,
    [ticketId],
  );
  return row;
}

/** Checks that a locked ticket was used for entry. */
export async function hasEntered(tx: Tx, ticketId: string): Promise<boolean> {
  const [row] = await tx.query<{ entered: boolean }>(
    'SELECT EXISTS (SELECT FROM entries WHERE ticket_id = $1) AS entered',
    [ticketId],
  );
  return row?.entered ?? false;
}

/** Reads when a locked ticket was revoked; null when it was not. */
export async function readRevokedAt(tx: Tx, ticketId: string): Promise<Date | null> {
  const [row] = await tx.query<{ revokedAt: Date }>(
    'SELECT revoked_at AS "revokedAt" FROM revocations WHERE ticket_id = $1',
    [ticketId],
  );
  return row?.revokedAt ?? null;
}

interface Revocation {
  ticket: DoorTicketRow;
  reason: string;
  /** Name of the actor, for the list of revocations. */
  actor: string;
  revokedBy: string;
}

/** Returns the issuer's next number while holding the lock on its row: numbers have no gaps and no duplicates. */
async function nextRevocationNumber(tx: Tx, issuerId: string): Promise<bigint> {
  const [row] = await tx.query<{ revocationNumber: bigint }>(
    'UPDATE issuers SET revocation_number = revocation_number + 1 WHERE id = $1 RETURNING revocation_number AS "revocationNumber"',
    [issuerId],
  );
  if (!row) throw new Error(`issuer ${issuerId} has no row`);
  return row.revocationNumber;
}

/** @returns the issuer's number of this revocation */
export async function insertRevocation(tx: Tx, revocation: Revocation): Promise<bigint> {
  const { ticket, reason, actor, revokedBy } = revocation;
  const number = await nextRevocationNumber(tx, ticket.issuerId);
  await tx.query(
    `INSERT INTO revocations (issuer_id, number, ticket_id, revoked_at, revoked_by, actor, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [ticket.issuerId, number, ticket.id, tx.scope.clock.now(), revokedBy, actor, reason],
  );
  await tx.query(
    `UPDATE tickets SET status = 'revoked', due_status = CASE due_status WHEN 'due' THEN 'cancelled' ELSE due_status END
     WHERE id = $1`,
    [ticket.id],
  );
  return number;
}

/** The journal transfer that closes an open due: collected or waived from the dues, or reversed out of the sales. */
const MOVEMENTS = {
  due_collected: { debit: 'door_cash', credit: 'door_dues' },
  due_waived: { debit: 'waived', credit: 'door_dues' },
  due_cancelled: { debit: 'sales', credit: 'door_dues' },
} as const;

/** Writes the journal transfer for a due that is no longer open. A ticket without a price has none. */
export async function closeDue(tx: Tx, ticket: DoorTicketRow, kind: keyof typeof MOVEMENTS): Promise<void> {
  const { id: ticketId, issuerId, eventId, orderId, currency, priceUnits: units } = ticket;
  if (units === 0n) return;
  await bookTransfer(tx, { issuerId, eventId, orderId, ticketId, kind, ...MOVEMENTS[kind], currency, units });
}

export async function completeDue(
  tx: Tx,
  ticketId: string,
  method: DueMethod,
  settledBy: string,
): Promise<void> {
  await tx.query(
    `UPDATE tickets SET due_status = $2, due_method = $3, due_settled_at = $4, due_settled_by = $5 WHERE id = $1`,
    [ticketId, method === 'waived' ? 'waived' : 'collected', method, tx.scope.clock.now(), settledBy],
  );
}

export async function insertGate(
  tx: Tx,
  gate: { id: string; issuerId: string; eventId: string; name: string },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO gates (id, issuer_id, event_id, name, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (event_id, name) DO NOTHING RETURNING id`,
    [gate.id, gate.issuerId, gate.eventId, gate.name, tx.scope.clock.now()],
  );
  return rows.length === 1;
}

export interface ChangedGate {
  id: string;
  issuerId: string;
  eventId: string;
  name: string;
  active: boolean;
}

export async function updateGateActive(
  tx: Tx,
  gateId: string,
  active: boolean,
): Promise<ChangedGate | undefined> {
  const rows = await tx.query<ChangedGate>(
    'UPDATE gates SET active = $2 WHERE id = $1 RETURNING id, issuer_id AS "issuerId", event_id AS "eventId", name, active',
    [gateId, active],
  );
  return rows[0];
}

/** The columns of a device's scan that undoing it, or an amount that was collected with it, needs. */
export interface UndoneScan {
  id: string;
  issuerId: string;
  eventId: string;
  ticketId: string | null;
  deviceId: string;
  gateId: string | null;
  scannedBy: string;
  outcome: ScanOutcome;
  /** When it was made, as far as the time of its device is trusted. */
  at: Date;
}

/** Reads a scan by its nonce; row-level security hides the scans of other issuers. */
export async function readDeviceScan(
  tx: Tx,
  deviceId: string,
  nonce: string,
): Promise<UndoneScan | undefined> {
  const [row] = await tx.query<UndoneScan>(
    `SELECT id, issuer_id AS "issuerId", event_id AS "eventId", ticket_id AS "ticketId", device_id AS "deviceId",
       gate_id AS "gateId", scanned_by AS "scannedBy", outcome, scan_time(scans) AS at FROM scans
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
    [scan.id, scan.issuerId, scan.eventId, scan.ticketId, undoneBy, tx.scope.clock.now(), reason],
  );
  return rows.length === 1;
}

/** Deletes the ticket's entry when it is that of the undone scan. */
export async function freeTicket(tx: Tx, scan: UndoneScan): Promise<void> {
  await tx.query('DELETE FROM entries WHERE ticket_id = $1 AND scan_id = $2', [scan.ticketId, scan.id]);
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

/** The session of the caller, or the session that created the calling API key. */
const SESSION = '(id = $1 OR id = (SELECT session_id FROM api_keys WHERE id = $2))';

export interface DoorCaller {
  sessionId: string | null;
  apiKeyId: string | null;
}

/** Returns a row when the caller's session has that device name already. */
export function readDoorDevice({ sessionId, apiKeyId }: DoorCaller, deviceId: string): Statement {
  return {
    name: 'door-device',
    text: `SELECT FROM sessions WHERE ${SESSION} AND door_device = $3`,
    values: [sessionId, apiKeyId, deviceId],
  };
}

export async function writeDoorDevice(
  tx: Tx,
  { sessionId, apiKeyId }: DoorCaller,
  deviceId: string,
): Promise<void> {
  await tx.query(`UPDATE sessions SET door_device = $3 WHERE ${SESSION}`, [sessionId, apiKeyId, deviceId]);
}
