import { type RowOutcome, SCAN_OUTCOMES, type ScanOutcome } from '../../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../../lib/scan/phone-rule.ts';

/** One scan in the queue for its batch. Its signature has been checked. */
export interface ScanOrder {
  scanId: string;
  /** The ticket with a verified signature; null without one. */
  ticketId: string | null;
  /** Outcome of a refusal before the database is read; null when the database decides. */
  refused: ScanOutcome | null;
  /** The event that the door is for, when given. */
  eventId: string | null;
  gateId: string | null;
  scannedBy: string;
  deviceId: string;
  nonce: string;
  commit: boolean;
  actorKind: string;
  email: string;
  address: string;
  requestId: string;
  /** What the phone of a ticket that is bound to one decided; null before it was checked. */
  phone: CheckedPhone | null;
}

/** Result of `checkPhone`; the fault is the `refused` of the order. */
export interface CheckedPhone {
  note: ScanNote | null;
  /** Step of a live code that the ticket's phone signed; null for others. */
  liveStep: number | null;
}

/** The answer to a scan. */
export interface ScanAnswer {
  position: number;
  scanId: string | null;
  outcome: ScanOutcome;
  /** True when this device and nonce were answered earlier. */
  repeated: boolean;
  /** Nothing was recorded: the tier admits more than once, so the earlier visits of the ticket decide. */
  byHistory: boolean;
  gateState: 'none' | 'active' | 'closed' | 'unknown';
  gateName: string | null;
  ticketId: string | null;
  eventId: string | null;
  tier: string | null;
  tierNumber: number | null;
  serial: number | null;
  enteredAt: Date | null;
  enteredGate: string | null;
  /** The guest was admitted without paying: doors do not ask for the due again. */
  unpaid: boolean;
  effectiveAt: Date | null;
  /** Includes the grace period. */
  validUntil: Date | null;
  dueUnits: bigint | null;
  currency: string | null;
  /** The ticket was bought with play money. */
  playMoney: boolean;
  /** An organiser's test ticket. */
  isTest: boolean;
  /** Nothing was recorded: doors of this tier ask for the holder's phone, which was not checked. */
  needsPhone: boolean;
  note: ScanNote | null;
}

const INSERT_SCANS = `INSERT INTO scans (id, issuer_id, event_id, ticket_id, gate_id, scanned_by, device_id, nonce,
      mode, outcome, device_time, corrected_at, received_at, note, live_step)`;

const INPUT = `unnest($3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::uuid[], $8::uuid[], $9::text[], $10::text[], $11::boolean[],
    $12::text[], $13::text[], $14::text[], $15::text[], $16::int[],
    $17::boolean[], $18::text[], $19::bigint[])
    AS i(scan_id, ticket_id, refused, wanted_event, gate_id, scanned_by, device_id, nonce, commit,
      actor_kind, user_email, address, request_id, position, phone_checked, note, live_step)`;

/** Variable parts of the statement. */
interface Shape {
  /** Condition that an earlier scan with the same nonce belongs to the issuer. */
  sameIssuer: string;
  /** True when a scan names a gate or an event; otherwise neither is looked up. */
  namesDoor: boolean;
}

const GATE_STATE = `CASE WHEN i.gate_id IS NULL THEN 'none' WHEN g.id IS NULL THEN 'unknown'
           WHEN g.active THEN 'active' ELSE 'closed' END`;
const DOOR = `
    LEFT JOIN LATERAL (SELECT * FROM gates WHERE id = i.gate_id AND issuer_id = $2 LIMIT 1) g ON true
    LEFT JOIN LATERAL (SELECT id FROM events WHERE id = i.wanted_event AND issuer_id = $2 LIMIT 1) o ON true`;

/** When the locked row of the ticket decides an outcome. */
const conditions = (namesDoor: boolean): Record<RowOutcome, string> => ({
  unknown_ticket: 't.id IS NULL',
  wrong_event: namesDoor ? 'i.wanted_event <> t.event_id OR g.event_id <> t.event_id' : 'false',
  revoked: `t.status = 'revoked'`,
  cancelled: `t.status = 'cancelled'`,
  not_yet_valid: '$1::timestamptz < tier.effective_at',
  expired: '$1 > tier.expires_at + make_interval(secs => t.grace_seconds)',
  // Exits and hand-outs take another way, as tickets that may enter again do.
  not_inside: 'false',
  exited: 'false',
  none_left: 'false',
  handed_out: 'false',
  already_used: 'e.entered_at IS NOT NULL',
  admitted: 'i.commit',
  good: 'true',
});

/** The conditions in the order of the checks. */
function verdicts(namesDoor: boolean): string {
  const found: Partial<Record<ScanOutcome, string>> = conditions(namesDoor);
  return SCAN_OUTCOMES.flatMap((outcome) => {
    const condition = found[outcome];
    return condition === undefined ? [] : `WHEN ${condition} THEN '${outcome}'`;
  }).join(' ');
}

const ASKS_FOR_PHONE = '(NOT i.phone_checked AND tier.live_from <= $1) IS TRUE';

/** The phone decides, which `checkPhone` checks: no other reason refuses the ticket. */
const needsPhone = (c: string): string =>
  `(${c}.asks_for_phone AND ${c}.earlier_id IS NULL AND ${c}.verdict IN ('already_used', 'admitted', 'good'))`;

// Each lookup is LATERAL with LIMIT 1: one index probe per item, also in a generic plan that was made while the tables
// were empty, where the planner would otherwise choose sequential scans. IS TRUE hides the issuer from the choice of an
// index: between two that look alike while the tables are empty, the planner chose the one that holds all scans of the
// issuer.
const checked = ({ sameIssuer, namesDoor }: Shape) => `
  checked AS MATERIALIZED (
    SELECT i.*, t.event_id, t.tier_id, t.due_status, t.price_units, t.currency, t.play_money, t.is_test, t.serial, tier.name AS tier, tier.number AS tier_number,
      ${ASKS_FOR_PHONE} AS asks_for_phone, tier.entry_rule, tier.effective_at, tier.expires_at + make_interval(secs => t.grace_seconds) AS valid_until,
      e.entered_at, e.gate_id AS entered_gate, u.scan_id IS NOT NULL AS unpaid, n.id AS earlier_id, n.outcome AS earlier_outcome,
      ${namesDoor ? `o.id AS own_event, g.name AS gate_name, ${GATE_STATE}` : `NULL::uuid AS own_event, NULL::text AS gate_name, 'none'`} AS gate_state,
      CASE WHEN i.refused IS NOT NULL THEN i.refused ${verdicts(namesDoor)} END AS verdict
    FROM ${INPUT}
    LEFT JOIN LATERAL (SELECT * FROM tickets WHERE id = i.ticket_id AND issuer_id = $2::uuid LIMIT 1
      FOR NO KEY UPDATE) t ON true
    LEFT JOIN LATERAL (SELECT name, number, effective_at, expires_at, live_from, entry_rule FROM tiers WHERE id = t.tier_id LIMIT 1) tier ON true
    LEFT JOIN LATERAL (SELECT * FROM entries WHERE ticket_id = t.id LIMIT 1) e ON true
    LEFT JOIN LATERAL (SELECT scan_id FROM unpaid_entries WHERE scan_id = e.scan_id LIMIT 1) u ON true${namesDoor ? DOOR : ''}
    LEFT JOIN LATERAL (SELECT id, outcome FROM scans
      WHERE device_id = i.device_id AND nonce = i.nonce AND (${sameIssuer}) IS TRUE LIMIT 1) n ON true)`;

/** The earlier visits of the ticket decide, which `scanByHistory` reads. */
const byHistory = (c: string): string =>
  `(${c}.entry_rule <> 'once' AND ${c}.verdict IN ('already_used', 'admitted', 'good')) IS TRUE`;

/**
 * Processes a batch in one statement: looks up, checks, admits, stores the scans, writes the audit entries. A ticket is
 * valid at the times of its tier today, which move with the event, whatever its signed bytes say. Of two
 * scans of one ticket the first in the batch enters; the primary key of entries enforces this across processes too.
 * Each ticket is locked before it is checked, so revocations, refunds and transfers happen before the scan or after it:
 * a scan that waited for the lock sees the ticket's new state. The input is sorted by ticket, the order in which every
 * transaction locks tickets; the insert needs that lock anyway, for its foreign key.
 */
const scanStatement = (shape: Shape): string => `
  WITH ${checked(shape)},
  fresh AS (SELECT * FROM checked WHERE earlier_id IS NULL AND gate_state IN ('none', 'active')
    AND NOT ${needsPhone('checked')} AND NOT ${byHistory('checked')}),
  entered AS (
    INSERT INTO entries (ticket_id, issuer_id, event_id, tier_id, scan_id, gate_id, device_id, entered_at)
    SELECT DISTINCT ON (ticket_id) ticket_id, $2, event_id, tier_id, scan_id, gate_id, device_id, $1
    FROM fresh WHERE verdict = 'admitted' ORDER BY ticket_id, position
    ON CONFLICT (ticket_id) DO NOTHING RETURNING scan_id),
  decided AS (
    SELECT f.*, CASE WHEN verdict = 'admitted' AND e.scan_id IS NULL THEN 'already_used' ELSE verdict END AS outcome
    FROM fresh f LEFT JOIN entered e USING (scan_id)),
  stored AS (
    ${INSERT_SCANS}
    SELECT scan_id, $2, coalesce(event_id, own_event), ticket_id, gate_id, scanned_by, device_id, nonce, 'online',
      outcome, $1, $1, $1, CASE WHEN outcome = 'admitted' THEN note END, live_step FROM decided),
  recorded AS (
    INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email, address,
      request_id, details)
    SELECT $1, 'ticket.admit', 'ticket', ticket_id::text, $2, actor_kind, scanned_by, user_email, address, request_id,
      jsonb_build_object('event_id', event_id, 'scan_id', scan_id, 'gate_id', gate_id, 'device_id', device_id)
    FROM decided WHERE outcome = 'admitted')
  SELECT c.position, coalesce(c.earlier_id, d.scan_id) AS "scanId",
    c.earlier_id IS NULL AND ${byHistory('c')} AND NOT ${needsPhone('c')} AS "byHistory",
    coalesce(c.earlier_outcome, d.outcome, c.verdict) AS outcome, c.earlier_id IS NOT NULL AS repeated,
    c.gate_state AS "gateState", c.gate_name AS "gateName",
    CASE WHEN c.event_id IS NOT NULL THEN c.ticket_id END AS "ticketId", c.event_id AS "eventId",
    c.tier, c.tier_number AS "tierNumber", c.serial, c.entered_at AS "enteredAt",
    (SELECT name FROM gates WHERE id = c.entered_gate) AS "enteredGate",
    c.unpaid, c.effective_at AS "effectiveAt", c.valid_until AS "validUntil",
    coalesce(c.play_money, false) AS "playMoney", coalesce(c.is_test, false) AS "isTest",
    ${needsPhone('c')} AS "needsPhone", CASE WHEN coalesce(d.outcome, c.verdict) IN ('admitted', 'good') THEN c.note END AS note,
    CASE WHEN c.due_status = 'due' AND NOT c.unpaid THEN c.price_units END AS "dueUnits", c.currency
  FROM checked c LEFT JOIN decided d ON d.position = c.position ORDER BY c.position`;

/** A named prepared statement; without gates and events, it costs two sevenths less. */
const statement = (name: string, shape: Shape) => ({ name, text: scanStatement(shape) });
const OF_ISSUER = { sameIssuer: 'issuer_id = $2' };
const WITHOUT_ISSUER = { sameIssuer: 'issuer_id IS NULL' };
const STATEMENTS = {
  issuer: statement('scan-batch', { ...OF_ISSUER, namesDoor: false }),
  issuerAtDoor: statement('scan-batch-door', { ...OF_ISSUER, namesDoor: true }),
  noIssuer: statement('scan-batch-no-issuer', { ...WITHOUT_ISSUER, namesDoor: false }),
  noIssuerAtDoor: statement('scan-batch-no-issuer-door', { ...WITHOUT_ISSUER, namesDoor: true }),
};

/** @param issuerId null for scans without a ticket of a known issuer */
export function scanBatch(issuerId: string | null, now: Date, orders: readonly ScanOrder[]) {
  const sorted = orders.map((order, index) => ({ order, position: index + 1 })).sort(byTicket);
  const inOrder = <T>(pick: (order: ScanOrder) => T): T[] => sorted.map(({ order }) => pick(order));
  const namesDoor = orders.some((order) => order.gateId !== null || order.eventId !== null);
  const ofIssuer = namesDoor ? STATEMENTS.issuerAtDoor : STATEMENTS.issuer;
  const withoutIssuer = namesDoor ? STATEMENTS.noIssuerAtDoor : STATEMENTS.noIssuer;
  return {
    ...(issuerId ? ofIssuer : withoutIssuer),
    values: [
      now,
      issuerId,
      inOrder((order) => order.scanId),
      inOrder((order) => order.ticketId),
      inOrder((order) => order.refused),
      inOrder((order) => order.eventId),
      inOrder((order) => order.gateId),
      inOrder((order) => order.scannedBy),
      inOrder((order) => order.deviceId),
      inOrder((order) => order.nonce),
      inOrder((order) => order.commit),
      inOrder((order) => order.actorKind),
      inOrder((order) => order.email),
      inOrder((order) => order.address),
      inOrder((order) => order.requestId),
      sorted.map(({ position }) => position),
      inOrder(({ phone }) => phone !== null),
      inOrder(({ phone }) => phone?.note ?? null),
      inOrder(({ phone }) => phone?.liveStep ?? null),
    ],
  };
}

/** Orders ids as PostgreSQL does; their text is in lower case. */
function byTicket(one: { order: ScanOrder }, other: { order: ScanOrder }): number {
  const [a, b] = [one.order.ticketId ?? '', other.order.ticketId ?? ''];
  return a < b ? -1 : a > b ? 1 : 0;
}
