import {
  type EntryFrame,
  follow,
  type History,
  type Movement,
  termsOver,
} from '../../../lib/scan/entry-rules.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { FoundConflict } from '../scans/upload.writes.ts';
import { type MovementRow, type RuledTicket, readMovements, readRuledTickets } from './history.reads.ts';
import { type ConflictingEntry, replaceConflicts, replaceVisits, type VisitRow } from './history.writes.ts';

/** An entry or exit with the scan that recorded it. */
export interface RecordedMovement extends Movement {
  scanId: string;
  gateId: string | null;
  gateName: string | null;
}

export const movementOf = ({ id, direction, time, gateId, gateName }: MovementRow): RecordedMovement => ({
  ...{ scanId: id, direction, at: time.getTime(), gateId, gateName },
});

export const frameOf = ({ rule, limit, past, timeZone, endAt }: RuledTicket): EntryFrame => ({
  termsAt: termsOver({ rule, limit }, past),
  timeZone,
  endsAt: endAt.getTime(),
});

/**
 * Derives visits and conflicts of the locked tickets anew from all their scans. Tickets with one entry at most and no
 * exit are passed over.
 * @returns the tickets that were derived, and their conflicts
 */
export async function resolveVisits(
  tx: Tx,
  ticketIds: readonly string[],
): Promise<{ ruled: ReadonlySet<string>; conflicts: FoundConflict[] }> {
  const tickets = ticketIds.length > 0 ? await readRuledTickets(tx, ticketIds) : [];
  if (tickets.length === 0) return { ruled: new Set(), conflicts: [] };
  const ids = tickets.map(({ id }) => id);
  const movements = new Map<string, RecordedMovement[]>(ids.map((id) => [id, []]));
  for (const row of await readMovements(tx, ids)) movements.get(row.ticketId)?.push(movementOf(row));
  const visits: VisitRow[] = [];
  const conflicts: ConflictingEntry[] = [];
  for (const ticket of tickets) {
    const history = follow(movements.get(ticket.id) ?? [], frameOf(ticket));
    visits.push(...visitsOf(ticket, history));
    conflicts.push(...conflictsOf(ticket, history));
  }
  await replaceVisits(tx, ids, visits);
  return { ruled: new Set(ids), conflicts: await replaceConflicts(tx, ids, conflicts) };
}

function visitsOf(ticket: RuledTicket, { visits }: History<RecordedMovement>): VisitRow[] {
  const { id: ticketId, issuerId, eventId, tierId } = ticket;
  return visits.map(({ entry, exit, leftAt, staysUntil, day, terms }, index) => ({
    ...{ ticketId, issuerId, eventId, tierId, day },
    number: index + 1,
    ...terms,
    entryScanId: entry.scanId,
    entryGateId: entry.gateId,
    enteredAt: new Date(entry.at),
    exitScanId: exit?.scanId ?? null,
    exitGateId: exit?.gateId ?? null,
    leftAt: dateOf(leftAt),
    staysUntil: dateOf(staysUntil),
  }));
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

function conflictsOf(ticket: RuledTicket, { conflicts }: History<RecordedMovement>): ConflictingEntry[] {
  const { id: ticketId, issuerId, eventId } = ticket;
  return conflicts.map(({ entry, against }) => ({
    ...{ ticketId, issuerId, eventId },
    winnerScanId: against.entry.scanId,
    loserScanId: entry.scanId,
  }));
}
