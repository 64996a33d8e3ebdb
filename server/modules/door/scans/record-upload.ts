import { type AuditEntry, auditRow, insertAuditRows } from '../../../platform/audit-entry.writes.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { announceEntries } from '../../../platform/topics.ts';
import type { VoidAdmission } from '../door.reads.ts';
import { AUDITED } from '../history/scan-by-history.ts';
import type { FoundConflict, QueuedScan } from './upload.writes.ts';

export interface RecordedUpload {
  deviceId: string;
  /** The scans that were new. */
  scans: readonly QueuedScan[];
  conflicts: readonly FoundConflict[];
  /** Void admissions of all its tickets; those of known scans were reported earlier. */
  voids: readonly VoidAdmission[];
}

/** Audits and counts what an upload changed, and publishes it after the commit. */
export async function recordUpload(tx: Tx, upload: RecordedUpload): Promise<void> {
  const found = upload.conflicts.filter((conflict) => conflict.isNew);
  const isVoid = new Set(upload.voids.map(({ scanId: id }) => id));
  const voids = upload.scans.filter((scan) => isVoid.has(scan.id));
  const entries = [
    ...upload.scans
      .filter((scan) => AUDITED[scan.outcome] !== undefined)
      .map((scan) => admission(upload.deviceId, scan)),
    ...found.map(conflictEntry),
    ...voids.map((scan) => voidEntry(upload, scan)),
  ];
  const rows = entries.map((entry) => auditRow(tx.scope, entry));
  if (rows.length > 0) await insertAuditRows(tx.query, rows);
  tx.afterCommit(() => publishIncidents(tx, upload, { found, voids }));
}

/** Audits an entry, an exit or a hand-out. */
function admission(deviceId: string, scan: QueuedScan): AuditEntry {
  return {
    action: AUDITED[scan.outcome] ?? 'ticket.admit',
    entityType: 'ticket',
    entityId: scan.ticketId,
    issuerId: scan.issuerId,
    details: {
      event_id: scan.eventId,
      scan_id: scan.id,
      gate_id: scan.gateId,
      device_id: deviceId,
      mode: 'offline',
      corrected_at: scan.correctedAt.toISOString(),
    },
  };
}

function conflictEntry(conflict: FoundConflict): AuditEntry {
  return {
    action: 'scan.conflict',
    entityType: 'ticket',
    entityId: conflict.ticketId,
    issuerId: conflict.issuerId,
    details: {
      event_id: conflict.eventId,
      winner_scan_id: conflict.winnerScanId,
      loser_scan_id: conflict.loserScanId,
    },
  };
}

/** Returns the audit entry of a guest who was admitted with a void ticket. */
function voidEntry({ deviceId, voids }: RecordedUpload, scan: QueuedScan): AuditEntry {
  const revokedAt = voids.find(({ scanId: id }) => id === scan.id)?.revokedAt;
  return {
    action: 'scan.void_entry',
    entityType: 'ticket',
    entityId: scan.ticketId,
    issuerId: scan.issuerId,
    details: {
      event_id: scan.eventId,
      scan_id: scan.id,
      gate_id: scan.gateId,
      device_id: deviceId,
      corrected_at: scan.correctedAt.toISOString(),
      revoked_at: revokedAt?.toISOString() ?? null,
    },
  };
}

interface Incidents {
  found: readonly FoundConflict[];
  voids: readonly QueuedScan[];
}

function publishIncidents(tx: Tx, upload: RecordedUpload, { found, voids }: Incidents): void {
  const { topics, metrics } = tx.scope.services;
  for (const scan of upload.scans) metrics.scans(scan.outcome);
  const changed = new Map<string, { eventId: string; issuerId: string; ticketIds: string[] }>();
  for (const { outcome, eventId, issuerId, ticketId } of upload.scans) {
    if (AUDITED[outcome] === undefined || !eventId || !issuerId) continue;
    const ofEvent = changed.get(eventId) ?? { eventId, issuerId, ticketIds: [] };
    if (ticketId) ofEvent.ticketIds.push(ticketId);
    changed.set(eventId, ofEvent);
  }
  for (const entries of changed.values()) announceEntries(topics, entries);
  for (const { eventId, issuerId } of found) {
    topics.publish('event.conflict', eventId, { eventId, issuerId });
  }
  for (const { eventId, issuerId } of voids) {
    if (eventId && issuerId) topics.publish('event.void_entry', eventId, { eventId, issuerId });
  }
}
