import { amountOf } from '../../lib/money/index.ts';
import { admits, OUTCOMES, type ScanOutcome } from '../../lib/scan/outcomes.ts';
import type { CurrencyEnum } from '../../platform/graphql/enums.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import { ticketNumber } from '../tickets/index.ts';
import type { ConflictRow, EventGatesRow, GateRow, ScanLogRow } from './door.reads.ts';
import { EntriesChange, Gate } from './door.schema.ts';
import type { OfflineVerdict } from './scans/check-offline.ts';
import { ScanConflict } from './scans/incident.schema.ts';
import { Scan, ScanResult, ValidateTicketOfflinePayload } from './scans/scan.schema.ts';
import type { ScanRow } from './scans/scan.writes.ts';

/** Times that complete the message of an outcome; null or missing: not known. */
export interface OutcomeTimes {
  /** An earlier entry by the same ticket. */
  usedAt?: Date | null;
  usedGate?: string | null;
  validFrom?: Date | null;
  validUntil?: Date | null;
}

/** Returns the message of an outcome, with the relevant time. */
export function sentenceOf(outcome: ScanOutcome, times: OutcomeTimes = {}): string {
  const { usedAt, usedGate, validFrom, validUntil } = times;
  if (outcome === 'already_used' && usedAt)
    return `The ticket was already used on ${moment(usedAt)}${usedGate ? ` at ${usedGate}` : ''}.`;
  if (outcome === 'not_yet_valid' && validFrom) return `The ticket is valid from ${moment(validFrom)}.`;
  if (outcome === 'expired' && validUntil) return `The ticket expired on ${moment(validUntil)}.`;
  return OUTCOMES[outcome].sentence;
}

/** "2026-12-05 at 16:04:09 UTC" */
function moment(at: Date): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `${day} at ${time.slice(0, 8)} UTC`;
}

export function presentScanResult(row: ScanRow): ScanResult {
  const isUsed = row.outcome === 'already_used';
  const earlier = { usedAt: isUsed ? row.entered_at : null, usedGate: isUsed ? row.entered_gate : null };
  const window = {
    validFrom: row.outcome === 'not_yet_valid' ? row.effective_at : null,
    validUntil: row.outcome === 'expired' ? row.valid_until : null,
  };
  const currency = row.currency as keyof typeof CurrencyEnum;
  return Object.assign(new ScanResult(), {
    valid: admits(row.outcome),
    outcome: row.outcome,
    scanId: row.scan_id,
    message: sentenceOf(row.outcome, { ...earlier, ...window }),
    ticketId: row.ticket_id,
    ticketNumber: numberOf(row),
    eventId: row.event_id,
    tier: row.tier,
    ...earlier,
    playMoney: row.play_money,
    isTest: row.is_test,
    ...window,
    letInUnpaid: row.outcome === 'already_used' && row.unpaid,
    due: row.due_units === null ? null : presentMoney(amountOf(currency, row.due_units)),
  });
}

function numberOf({ tier_number: tierNumber, serial }: ScanRow): string | null {
  return tierNumber === null || serial === null ? null : ticketNumber({ tierNumber, serial });
}

function offlineSentence({ outcome, signedWith }: OfflineVerdict): string {
  if (outcome === 'good') return 'The ticket is good.';
  if (signedWith === null) return sentenceOf(outcome);
  return `The ticket was signed with version ${signedWith} of this organiser’s key. Get that version and check again.`;
}

export function presentOfflineCheck(verdict: OfflineVerdict): ValidateTicketOfflinePayload {
  const { outcome, keyKnown } = verdict;
  const message = offlineSentence(verdict);
  return Object.assign(new ValidateTicketOfflinePayload(), {
    valid: admits(outcome),
    outcome,
    message,
    keyKnown,
  });
}

/** Presents a gate; when its entries are missing, GateResolver counts them on demand. */
export function presentGate(row: Omit<GateRow, 'entries'> & { entries?: number }): Gate {
  return Object.assign(new Gate(), row);
}

export function presentScan(row: ScanLogRow): Scan {
  const gate =
    row.gate_id === null
      ? null
      : presentGate({ id: row.gate_id, name: row.gate_name ?? '', active: row.gate_active ?? false });
  return Object.assign(new Scan(), {
    id: row.id,
    ticketId: row.ticket_id,
    ticketNumber: row.ticket_number,
    tier: row.tier,
    outcome: row.outcome,
    mode: row.mode,
    gate,
    deviceId: row.device_id,
    deviceTime: row.device_time,
    correctedAt: row.corrected_at,
    timeDoubtful: row.time_doubtful,
    receivedAt: row.received_at,
    scannedBy: row.scanned_by,
    undoneAt: row.undone_at,
  });
}

/** Picks the columns of one of the two scans of a conflict. */
function scanOf(row: ConflictRow, side: 'winner_' | 'loser_'): ScanLogRow {
  const columns = Object.entries(row).filter(([name]) => name.startsWith(side));
  return Object.fromEntries(
    columns.map(([name, value]) => [name.slice(side.length), value]),
  ) as unknown as ScanLogRow;
}

export function presentConflict(row: ConflictRow): ScanConflict {
  return Object.assign(new ScanConflict(), {
    id: row.id,
    ticketId: row.ticket_id,
    ticketNumber: row.winner_ticket_number,
    tier: row.winner_tier,
    issuerId: row.issuer_id,
    holder: row.holder_name,
    winner: presentScan(scanOf(row, 'winner_')),
    loser: presentScan(scanOf(row, 'loser_')),
    detectedAt: row.detected_at,
  });
}

export function presentEntries(eventId: string, row: EventGatesRow): EntriesChange {
  return Object.assign(new EntriesChange(), {
    eventId,
    revocationNumber: String(row.revocation_number),
    entered: row.entered,
    gates: row.gates.map(presentGate),
  });
}
