import type { EntryTerms } from '../../../lib/scan/entry-rules.ts';
import type { ScanOutcome } from '../../../lib/scan/outcomes.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { DueStatus, TicketStatus } from '../../../platform/vocabulary.ts';

/** A ticket with the rules that its visits follow. */
export interface RuledTicket {
  id: string;
  issuerId: string;
  eventId: string;
  tierId: string;
  rule: EntryTerms['rule'];
  limit: number | null;
  /** Replaced rules of its tier by their end; times in milliseconds since 1970. */
  past: { rule: EntryTerms['rule']; limit: number | null; until: number }[];
  timeZone: string;
  endAt: Date;
}

/** Columns of a `RuledTicket`. */
export const RULED = `t.id, t.issuer_id AS "issuerId", t.event_id AS "eventId", t.tier_id AS "tierId", r.entry_rule AS rule,
  r.entry_limit AS "limit", e.time_zone AS "timeZone", e.end_at AS "endAt",
  (SELECT coalesce(json_agg(json_build_object('rule', p.entry_rule, 'limit', p.entry_limit,
      'until', floor(extract(epoch FROM p.until) * 1000)) ORDER BY p.until), '[]')
    FROM past_entry_rules p WHERE p.tier_id = t.tier_id) AS past`;

/**
 * Reads those of the locked tickets whose visits are kept: their tier admits more than once, or did, or they have an
 * exit. The others have one entry, and need none.
 */
export async function readRuledTickets(tx: Tx, ids: readonly string[]): Promise<RuledTicket[]> {
  return tx.query<RuledTicket>(
    `SELECT ${RULED} FROM tickets t JOIN tiers r ON r.id = t.tier_id JOIN events e ON e.id = t.event_id
     WHERE t.id = ANY($1::uuid[]) AND (r.entry_rule <> 'once'
       OR EXISTS (SELECT FROM past_entry_rules p WHERE p.tier_id = t.tier_id AND p.entry_rule <> 'once')
       OR EXISTS (SELECT FROM scans s WHERE s.ticket_id = t.id AND s.outcome IN ('exited', 'not_inside')))
     ORDER BY t.id`,
    [ids],
  );
}

/** An entry or exit of a ticket. */
export interface MovementRow {
  id: string;
  ticketId: string;
  direction: 'in' | 'out';
  /** Corrected time, or that of the upload if it is not trusted. */
  time: Date;
  gateId: string | null;
  gateName: string | null;
}

/**
 * Reads the entries and exits of tickets in the order in which they happened, without undone ones: by corrected time,
 * those with untrusted times last.
 */
export async function readMovements(tx: Tx, ids: readonly string[]): Promise<MovementRow[]> {
  return tx.query<MovementRow>(
    `SELECT s.id, s.ticket_id AS "ticketId", CASE s.purpose WHEN 'exit' THEN 'out' ELSE 'in' END AS direction,
       scan_time(s) AS time, s.gate_id AS "gateId", g.name AS "gateName"
     FROM scans s LEFT JOIN gates g ON g.id = s.gate_id
     WHERE s.ticket_id = ANY($1::uuid[]) AND s.outcome IN ('admitted', 'exited', 'not_inside')
       AND NOT EXISTS (SELECT FROM entry_undos u WHERE u.scan_id = s.id)
     ORDER BY s.ticket_id, s.time_doubtful, s.corrected_at, s.purpose, s.device_id COLLATE "C", s.nonce COLLATE "C"`,
    [ids],
  );
}

/** What one scan needs to know of its ticket. */
export interface ScannedTicket extends RuledTicket {
  status: Exclude<TicketStatus, 'used'>;
  dueStatus: DueStatus;
  priceUnits: bigint;
  currency: string;
  playMoney: boolean;
  isTest: boolean;
  serial: number;
  tier: string;
  tierNumber: number;
  effectiveAt: Date;
  /** Includes the grace period. */
  validUntil: Date;
  /** Its guest was admitted without paying. */
  unpaid: boolean;
}

/** The gate and the event that a scan names. */
export interface NamedDoor {
  gate: { id: string; eventId: string; name: string; active: boolean } | null;
  /** The event, when it is the issuer's. */
  ownEventId: string | null;
}

export async function readDoor(
  tx: Tx,
  { gateId, eventId }: { gateId: string | null; eventId: string | null },
): Promise<NamedDoor> {
  const [row] = await tx.query<NamedDoor>(
    `SELECT (SELECT json_build_object('id', id, 'eventId', event_id, 'name', name, 'active', active) FROM gates WHERE id = $1) AS gate,
       (SELECT id FROM events WHERE id = $2) AS "ownEventId"`,
    [gateId, eventId],
  );
  return row ?? { gate: null, ownEventId: null };
}

/** A scan that the device reported before. */
export async function readEarlierScan(
  tx: Tx,
  deviceId: string,
  nonce: string,
): Promise<{ id: string; outcome: ScanOutcome } | undefined> {
  const [row] = await tx.query<{ id: string; outcome: ScanOutcome }>(
    'SELECT id, outcome FROM scans WHERE device_id = $1 AND nonce = $2 AND issuer_id IS NOT NULL',
    [deviceId, nonce],
  );
  return row;
}

/** A thing that doors hand out. */
export interface HandoutState {
  id: string;
  name: string;
  perTicket: number;
  active: boolean;
  eventId: string;
  /** Given to the ticket so far. */
  given: number;
  firstAt: Date | null;
  firstGate: string | null;
}

export async function readHandoutState(
  tx: Tx,
  itemId: string,
  ticketId: string | null,
): Promise<HandoutState | undefined> {
  const [row] = await tx.query<HandoutState>(
    `SELECT i.id, i.name, i.per_ticket AS "perTicket", i.active, i.event_id AS "eventId",
       (SELECT count(*)::int FROM handouts h WHERE h.item_id = i.id AND h.ticket_id = $2) AS given,
       first.handed_at AS "firstAt", first.gate AS "firstGate"
     FROM handout_items i LEFT JOIN LATERAL (
       SELECT h.handed_at, g.name AS gate FROM handouts h LEFT JOIN gates g ON g.id = h.gate_id
       WHERE h.item_id = i.id AND h.ticket_id = $2 ORDER BY h.handed_at, h.scan_id LIMIT 1) first ON true
     WHERE i.id = $1`,
    [itemId, ticketId],
  );
  return row;
}
