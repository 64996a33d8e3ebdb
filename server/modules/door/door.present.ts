import { amountOf } from '../../lib/money/index.ts';
import type { CurrencyEnum } from '../../platform/graphql/enums.ts';
import { presentMoney } from '../../platform/graphql/money.type.ts';
import { ticketNumber } from '../tickets/index.ts';
import type { OfflineVerdict } from './check-offline.ts';
import type { ConflictRow, EventGatesRow, GateRow, ScanLogRow } from './door.reads.ts';
import { isGood } from './door.rules.ts';
import { sentenceOf } from './door.sentences.ts';
import {
  EntriesChange,
  Gate,
  Scan,
  ScanConflict,
  ScanResult,
  ValidateTicketOfflinePayload,
} from './door.type.ts';
import type { ScanRow } from './scan.writes.ts';

export function presentScanResult(row: ScanRow): ScanResult {
  const isUsed = row.outcome === 'already_used';
  const earlier = { usedAt: isUsed ? row.entered_at : null, usedGate: isUsed ? row.entered_gate : null };
  const window = {
    validFrom: row.outcome === 'not_yet_valid' ? row.effective_at : null,
    validUntil: row.outcome === 'expired' ? row.valid_until : null,
  };
  const currency = row.currency as keyof typeof CurrencyEnum;
  return Object.assign(new ScanResult(), {
    valid: isGood(row.outcome),
    outcome: row.outcome,
    scanId: row.scan_id,
    message: sentenceOf(row.outcome, { ...earlier, ...window }),
    ticketId: row.ticket_id,
    ticketNumber: numberOf(row),
    eventId: row.event_id,
    tier: row.tier,
    ...earlier,
    playMoney: row.play_money,
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
    valid: isGood(outcome),
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
