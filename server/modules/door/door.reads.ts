import type { ScanOutcome, ScanPurpose } from '../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../lib/scan/phone-rule.ts';
import type { Slice, Statement } from '../../platform/db/statement.ts';
import type { DueStatus, ScanMode, TicketStatus } from '../../platform/vocabulary.ts';

export interface GateRow {
  id: string;
  name: string;
  active: boolean;
  entries: number;
}

export interface EventGatesRow {
  issuerId: string;
  revocationNumber: bigint;
  entered: number;
  inside: number;
  gates: GateRow[];
}

/**
 * Number of guests inside the event `e` at $2: entries, those of the same ticket again included, without the stays that
 * have ended.
 */
export const INSIDE_NOW = `(SELECT CASE WHEN e.end_at <= $2 THEN 0 ELSE
    (SELECT count(*)::int FROM counted_entries n WHERE n.event_id = e.id)
    + (SELECT (count(*) FILTER (WHERE v.number > 1))::int - (count(*) FILTER (WHERE v.left_at IS NOT NULL OR v.stays_until <= $2))::int
       FROM visits v WHERE v.event_id = e.id AND NOT EXISTS (
         SELECT FROM tickets t WHERE t.is_test AND t.event_id = v.event_id AND t.id = v.ticket_id)) END)`;

/** Reads the event's gates, with the distinct tickets admitted by each and in total; no row when it is not visible. */
export function readEventGates(eventId: string, now: Date): Statement {
  return {
    name: 'event-gates',
    text: `
      WITH counted AS MATERIALIZED (SELECT gate_id, count(*)::int AS entries FROM counted_entries WHERE event_id = $1 GROUP BY gate_id)
      SELECT e.issuer_id AS "issuerId", (SELECT revocation_number FROM issuers WHERE id = e.issuer_id) AS "revocationNumber",
        (SELECT coalesce(sum(entries), 0)::int FROM counted) AS entered, ${INSIDE_NOW} AS inside,
        coalesce((SELECT json_agg(json_build_object('id', g.id, 'name', g.name, 'active', g.active,
            'entries', coalesce(c.entries, 0)) ORDER BY g.name, g.id)
          FROM gates g LEFT JOIN counted c ON c.gate_id = g.id WHERE g.event_id = e.id), '[]') AS gates
      FROM events e WHERE e.id = $1`,
    values: [eventId, now],
  };
}

/**
 * Reads a page of an event's gates by name. No row when the event is not visible; one without an id when none is left.
 */
export function readGates(eventId: string, { from, limit, direction, beyond }: Slice): Statement {
  return {
    name: `gates-of-event-${direction}`,
    text: `SELECT g.id, g.name, g.active, counted.entries
      FROM events e LEFT JOIN (SELECT id, name, active FROM gates WHERE event_id = $1
          AND ($2::text IS NULL OR (name, id) ${beyond} ($2, $3::uuid))
        ORDER BY name ${direction}, id ${direction} LIMIT $4) g ON true
      CROSS JOIN LATERAL (SELECT count(*)::int AS entries FROM counted_entries n
        WHERE n.event_id = e.id AND n.gate_id = g.id) counted
      WHERE e.id = $1 ORDER BY g.name ${direction}, g.id ${direction}`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  };
}

export function readGateEntries(gateId: string): Statement {
  return {
    name: 'gate-entries',
    text: `SELECT count(*)::int AS entries FROM gates g JOIN counted_entries n ON n.event_id = g.event_id AND n.gate_id = g.id
      WHERE g.id = $1`,
    values: [gateId],
  };
}

export interface ScanLogRow {
  id: string;
  ticketId: string | null;
  ticketNumber: string | null;
  tier: string | null;
  outcome: ScanOutcome;
  note: ScanNote | null;
  purpose: ScanPurpose;
  mode: ScanMode;
  gateId: string | null;
  gateName: string | null;
  gateActive: boolean | null;
  deviceId: string;
  deviceTime: Date;
  correctedAt: Date;
  timeDoubtful: boolean;
  receivedAt: Date;
  scannedBy: string | null;
  handedIn: boolean;
  beyondLimits: boolean;
  undoneAt: Date | null;
}

const scanColumns = (s: string, prefix = ''): string => `
  ${s}.id AS "${prefix}id", ${s}.ticket_id AS "${prefix}ticketId",
  ticket_number(${s}_tier.number, ${s}_ticket.serial) AS "${prefix}ticketNumber", ${s}_tier.name AS "${prefix}tier",
  ${s}.outcome AS "${prefix}outcome", ${s}.note AS "${prefix}note", ${s}.mode AS "${prefix}mode",
  ${s}.outcome AS "${prefix}outcome", ${s}.purpose AS "${prefix}purpose", ${s}.mode AS "${prefix}mode",
  ${s}_gate.id AS "${prefix}gateId", ${s}_gate.name AS "${prefix}gateName", ${s}_gate.active AS "${prefix}gateActive",
  ${s}.device_id AS "${prefix}deviceId", ${s}.device_time AS "${prefix}deviceTime", ${s}.corrected_at AS "${prefix}correctedAt",
  ${s}.time_doubtful AS "${prefix}timeDoubtful", ${s}.received_at AS "${prefix}receivedAt",
  coalesce(${s}_user.name, ${s}_device.name) AS "${prefix}scannedBy", ${s}_hand.scan_id IS NOT NULL AS "${prefix}handedIn",
  ${s}.beyond_limits AS "${prefix}beyondLimits",
  ${s}_undo.undone_at AS "${prefix}undoneAt"`;

const scanJoins = (s: string): string => `
  LEFT JOIN gates ${s}_gate ON ${s}_gate.id = ${s}.gate_id
  LEFT JOIN tickets ${s}_ticket ON ${s}_ticket.id = ${s}.ticket_id
  LEFT JOIN tiers ${s}_tier ON ${s}_tier.id = ${s}_ticket.tier_id
  LEFT JOIN users ${s}_user ON ${s}_user.id = ${s}.scanned_by
  LEFT JOIN door_devices ${s}_device ON ${s}_device.id = ${s}.scanned_by
  LEFT JOIN handed_in_scans ${s}_hand ON ${s}_hand.scan_id = ${s}.id
  LEFT JOIN entry_undos ${s}_undo ON ${s}_undo.scan_id = ${s}.id`;

export interface ScanFilter {
  eventId?: string | null;
  ticketId?: string | null;
  outcome?: ScanOutcome | null;
}

/** Reads a page of the scans by time, each row with the count of all that match the filter. */
export function readScans(filter: ScanFilter, { from: key, limit, direction, beyond }: Slice): Statement {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const wanted = [
    ...(filter.eventId ? [`s.event_id = ${parameter(filter.eventId)}`] : []),
    ...(filter.ticketId ? [`s.ticket_id = ${parameter(filter.ticketId)}`] : []),
    ...(filter.outcome ? [`s.outcome = ${parameter(filter.outcome)}`] : []),
  ];
  const where = (conditions: string[]): string =>
    conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const from = key
    ? [`(s.received_at, s.id) ${beyond} (${parameter(key[0])}::timestamptz, ${parameter(key[1])}::uuid)`]
    : [];
  return {
    text: `SELECT page.*, total.count FROM (SELECT count(*)::int AS count FROM scans s ${where(wanted)}) total
      LEFT JOIN (SELECT ${scanColumns('s')} FROM scans s ${scanJoins('s')} ${where([...wanted, ...from])}
        ORDER BY s.received_at ${direction}, s.id ${direction} LIMIT ${limit}) page ON true
      ORDER BY page."receivedAt" ${direction}, page.id ${direction}`,
    values,
  };
}

type Prefixed<Prefix extends string> = {
  [Column in keyof ScanLogRow as `${Prefix}${Column}`]: ScanLogRow[Column];
};

export type ConflictRow = Prefixed<'winner.'> &
  Prefixed<'loser.'> & {
    id: string;
    issuerId: string;
    eventId: string;
    ticketId: string;
    detectedAt: Date;
    holderName: string;
  };

/** Reads a page of conflicts. No row when the event is not visible; one row without an id when it has none. */
export function readConflicts(eventId: string, { from, limit, direction, beyond }: Slice): Statement {
  return {
    text: `SELECT c.id, c.issuer_id AS "issuerId", c.event_id AS "eventId", c.ticket_id AS "ticketId", c.detected_at AS "detectedAt",
        w_ticket.holder_name AS "holderName", ${scanColumns('w', 'winner.')}, ${scanColumns('l', 'loser.')}
      FROM events e LEFT JOIN (SELECT * FROM scan_conflicts WHERE event_id = $1
          AND ($2::timestamptz IS NULL OR (detected_at, id) ${beyond} ($2, $3::uuid))
        ORDER BY detected_at ${direction}, id ${direction} LIMIT $4) c ON true
      LEFT JOIN scans w ON w.id = c.winner_scan_id ${scanJoins('w')}
      LEFT JOIN scans l ON l.id = c.loser_scan_id ${scanJoins('l')}
      WHERE e.id = $1 ORDER BY c.detected_at ${direction}, c.id ${direction}`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  };
}

/** Reads whether the actor sees the gate. */
export function readGateEvent(gateId: string): Statement {
  return {
    name: 'gate-seen',
    text: 'SELECT event_id AS "eventId" FROM gates WHERE id = $1',
    values: [gateId],
  };
}

/** Reads the entry of a ticket, with the name of its gate. */
export function readEntry(ticketId: string): Statement {
  return {
    name: 'entry-of-ticket',
    text: `SELECT n.entered_at AS "enteredAt", g.name AS gate FROM entries n LEFT JOIN gates g ON g.id = n.gate_id WHERE n.ticket_id = $1`,
    values: [ticketId],
  };
}

/** The columns of a ticket that the door needs. */
export interface DoorTicketRow {
  id: string;
  issuerId: string;
  eventId: string;
  orderId: string;
  status: Exclude<TicketStatus, 'used'>;
  dueStatus: DueStatus;
  dueMethod: string | null;
  priceUnits: bigint;
  currency: string;
}

export type VoidEntryRow = ScanLogRow & {
  issuerId: string;
  eventId: string;
  holderName: string;
  revokedAt: Date;
  reason: string;
};

/** Reads a page of void entries. No row when the event is not visible; one row without an id when it has none. */
export function readVoidEntries(eventId: string, { from, limit, direction, beyond }: Slice): Statement {
  return {
    name: `void-entries-${direction}`,
    text: `SELECT ${scanColumns('s')}, v.issuer_id AS "issuerId", v.event_id AS "eventId", s_ticket.holder_name AS "holderName",
        v.revoked_at AS "revokedAt", v.reason
      FROM events e LEFT JOIN (SELECT * FROM void_entries WHERE event_id = $1
          AND ($2::timestamptz IS NULL OR (received_at, scan_id) ${beyond} ($2, $3::uuid))
        ORDER BY received_at ${direction}, scan_id ${direction} LIMIT $4) v ON true
      LEFT JOIN scans s ON s.id = v.scan_id ${scanJoins('s')}
      WHERE e.id = $1 ORDER BY v.received_at ${direction}, s.id ${direction}`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  };
}

/** Selects the scans that admitted one of these tickets when it was void. */
export const VOID_AMONG = `SELECT scan_id AS "scanId", ticket_id AS "ticketId", revoked_at AS "revokedAt"
  FROM void_entries WHERE ticket_id = ANY($1::uuid[])`;

export interface VoidAdmission {
  scanId: string;
  ticketId: string;
  revokedAt: Date;
}
