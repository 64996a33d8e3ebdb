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
import type { DoorAnswer } from './scans/validate-ticket.ts';

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

/** Outcomes whose answer names an earlier use. */
const NAMES_EARLIER: ReadonlySet<ScanOutcome> = new Set(['already_used', 'none_left', 'not_inside']);

export function presentScanResult(row: DoorAnswer): ScanResult {
  const isUsed = NAMES_EARLIER.has(row.outcome);
  const earlier = { usedAt: isUsed ? row.enteredAt : null, usedGate: isUsed ? row.enteredGate : null };
  const window = {
    validFrom: row.outcome === 'not_yet_valid' ? row.effectiveAt : null,
    validUntil: row.outcome === 'expired' ? row.validUntil : null,
  };
  const currency = row.currency as keyof typeof CurrencyEnum;
  const { outcome, scanId, ticketId, eventId, tier, playMoney, isTest, note, clockSkewMs } = row;
  return Object.assign(new ScanResult(), {
    ...{ outcome, scanId, ticketId, eventId, tier, playMoney, isTest, note, ...earlier, ...window },
    valid: admits(outcome),
    message: sentenceOf(outcome, { ...earlier, ...window }),
    ticketNumber: numberOf(row),
    phoneClockSkew: clockSkewMs === null ? null : Math.round(clockSkewMs / 1000),
    letInUnpaid: row.outcome === 'already_used' && row.unpaid,
    due: row.dueUnits === null ? null : presentMoney(amountOf(currency, row.dueUnits)),
  });
}

function numberOf({ tierNumber, serial }: DoorAnswer): string | null {
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

export function presentScan({ gateId: id, gateName, gateActive, ...scan }: ScanLogRow): Scan {
  const gate = id === null ? null : presentGate({ id, name: gateName ?? '', active: gateActive ?? false });
  return Object.assign(new Scan(), scan, { gate });
}

/** Picks the columns of one of the two scans of a conflict. */
function scanOf(row: ConflictRow, side: 'winner.' | 'loser.'): ScanLogRow {
  const columns = Object.entries(row).filter(([name]) => name.startsWith(side));
  return Object.fromEntries(
    columns.map(([name, value]) => [name.slice(side.length), value]),
  ) as unknown as ScanLogRow;
}

export function presentConflict(row: ConflictRow): ScanConflict {
  return Object.assign(new ScanConflict(), {
    id: row.id,
    ticketId: row.ticketId,
    ticketNumber: row['winner.ticketNumber'],
    tier: row['winner.tier'],
    issuerId: row.issuerId,
    eventId: row.eventId,
    holder: row.holderName,
    winner: presentScan(scanOf(row, 'winner.')),
    loser: presentScan(scanOf(row, 'loser.')),
    detectedAt: row.detectedAt,
  });
}

export function presentEntries(eventId: string, row: EventGatesRow): EntriesChange {
  return Object.assign(new EntriesChange(), {
    eventId,
    revocationNumber: String(row.revocationNumber),
    entered: row.entered,
    inside: row.inside,
    gates: row.gates.map(presentGate),
  });
}
