import { MOVE_ANSWER } from '../refunds/index.ts';
import {
  count,
  EVENT,
  ISSUER,
  moment,
  money,
  personal,
  type ReportDefinition,
  reference,
  status,
  text,
  uuid,
} from './report.definition.ts';

/** Note for times that are not trusted: they lie more than two days outside their event. */
const TIME_NOTE = `CASE WHEN s.time_doubtful THEN 'The clock of the device was wrong' END`;

/** Every presented ticket, admitted or not. Offline scans have the time that the device measured. */
const SCANS: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `scans s JOIN issuers i ON i.id = s.issuer_id LEFT JOIN events e ON e.id = s.event_id
    LEFT JOIN gates g ON g.id = s.gate_id LEFT JOIN users u ON u.id = s.scanned_by
    LEFT JOIN tickets t ON t.id = s.ticket_id LEFT JOIN tiers r ON r.id = t.tier_id`,
  where: 't.is_test IS NOT TRUE',
  issuer: 's.issuer_id',
  event: 's.event_id',
  at: 's.received_at',
  key: [uuid('s.id')],
  columns: [
    moment('at', 'Scanned', 's.corrected_at'),
    ISSUER,
    EVENT,
    text('gate', 'Gate', 'g.name'),
    text('validator', 'Validator', 'u.name'),
    status('mode', 'Mode', 's.mode'),
    status('outcome', 'Outcome', 's.outcome'),
    moment('received_at', 'Received', 's.received_at'),
    reference('number', 'Number', 'ticket_number(r.number, t.serial)'),
    text('tier', 'Tier', 'r.name'),
    reference('ticket_id', 'Ticket', 's.ticket_id'),
    reference('device', 'Device', 's.device_id'),
    text('time_note', 'Note', TIME_NOTE),
  ],
  sums: { group: 's.outcome', units: null, currency: `'XLM'` },
};

/** Incidents at the door: tickets admitted twice, void tickets admitted, guests admitted unpaid. */
const INCIDENTS: ReportDefinition = {
  rights: ['VIEW_FINANCE', 'MANAGE_TICKETS'],
  from: `(SELECT scan_id, 'void_entry' AS kind, reason FROM void_entries
      UNION ALL SELECT loser_scan_id, 'let_in_twice', NULL FROM scan_conflicts
      UNION ALL SELECT scan_id, 'let_in_unpaid', NULL FROM unpaid_entries) c
    JOIN scans s ON s.id = c.scan_id JOIN issuers i ON i.id = s.issuer_id JOIN events e ON e.id = s.event_id
    JOIN tickets t ON t.id = s.ticket_id JOIN tiers r ON r.id = t.tier_id
    LEFT JOIN gates g ON g.id = s.gate_id LEFT JOIN unpaid_entries p ON p.scan_id = s.id AND c.kind = 'let_in_unpaid'
    LEFT JOIN users u ON u.id = coalesce(p.decided_by, s.scanned_by)`,
  where: 'NOT t.is_test',
  issuer: 's.issuer_id',
  event: 's.event_id',
  at: 's.received_at',
  key: [uuid('s.id'), { sql: 'c.kind', type: 'text' }],
  columns: [
    moment('at', 'Let in', 's.corrected_at'),
    ISSUER,
    EVENT,
    status('kind', 'Type', 'c.kind'),
    reference('number', 'Number', 'ticket_number(r.number, t.serial)'),
    text('tier', 'Tier', 'r.name'),
    personal('holder', 'Holder', 't.holder_name'),
    text('gate', 'Gate', 'g.name'),
    text('validator', 'Validator', 'u.name'),
    text('reason', 'Reason', 'c.reason'),
    ...money('p.units', 'p.currency'),
    moment('received_at', 'Received', 's.received_at'),
    reference('ticket_id', 'Ticket', 's.ticket_id'),
    reference('device', 'Device', 's.device_id'),
    text('time_note', 'Note', TIME_NOTE),
  ],
  sums: { group: 'c.kind', units: null, currency: `'XLM'` },
};

const EVENTS: ReportDefinition = {
  rights: ['VIEW_EVENTS'],
  from: `events e JOIN issuers i ON i.id = e.issuer_id
    LEFT JOIN LATERAL (SELECT sum(capacity) AS places, sum(sold) AS sold FROM tiers WHERE event_id = e.id) p ON true`,
  issuer: 'e.issuer_id',
  event: 'e.id',
  at: 'e.created_at',
  key: [uuid('e.id')],
  columns: [
    moment('created_at', 'Created', 'e.created_at'),
    ISSUER,
    text('event', 'Event', 'e.name'),
    status('status', 'Status', 'e.status'),
    text('venue', 'Venue', 'e.venue'),
    status('category', 'Category', 'e.category'),
    moment('start_date', 'Starts', 'e.start_at'),
    moment('end_date', 'Ends', 'e.end_at'),
    count('generated', 'Generated', 'p.places::int'),
    count('sold', 'Sold', 'p.sold::int'),
    text('slug', 'Slug', 'e.slug'),
    reference('id', 'Id', 'e.id'),
  ],
};

/**
 * Figures of events, latest start first: a row for each currency in which there was money, as in the figures of an event.
 * Revenue includes what is due.
 */
const DATES: ReportDefinition = {
  rights: ['VIEW_SALES'],
  from: `events e JOIN issuers i ON i.id = e.issuer_id
    LEFT JOIN event_series s ON s.id = e.series_id
    LEFT JOIN LATERAL (SELECT sum(capacity) AS places, sum(sold) AS sold FROM tiers WHERE event_id = e.id) p ON true
    LEFT JOIN LATERAL (SELECT count(*) AS entered FROM counted_entries WHERE event_id = e.id) n ON true
    LEFT JOIN LATERAL (SELECT currency,
        coalesce(sum(units) FILTER (WHERE credit = 'sales'), 0)
          - coalesce(sum(units) FILTER (WHERE debit = 'sales'), 0) AS revenue,
        coalesce(sum(units) FILTER (WHERE debit = 'door_dues'), 0)
          - coalesce(sum(units) FILTER (WHERE credit = 'door_dues'), 0) AS due,
        coalesce(sum(units) FILTER (WHERE debit = 'sales' AND credit NOT IN ('door_dues', 'waived')), 0) AS refunded
      FROM journal_transfers WHERE event_id = e.id AND phase = 'posted' GROUP BY currency) m ON true`,
  issuer: 'e.issuer_id',
  event: 'e.id',
  at: 'e.start_at',
  key: [
    { sql: `to_char(e.start_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISS')`, type: 'text' },
    uuid('e.id'),
    { sql: `coalesce(m.currency, '')`, type: 'text' },
  ],
  columns: [
    moment('start_date', 'Starts', 'e.start_at'),
    ISSUER,
    EVENT,
    text('series', 'Series', 's.name'),
    status('status', 'Status', 'e.status'),
    count('generated', 'Generated', 'p.places::int'),
    count('sold', 'Sold', 'p.sold::int'),
    count('entered', 'Entered', 'n.entered::int'),
    { key: 'revenue', label: 'Revenue', kind: 'amount', sql: 'm.revenue::bigint' },
    { key: 'due', label: 'Due', kind: 'amount', sql: 'm.due::bigint' },
    { key: 'refunded', label: 'Refunded', kind: 'amount', sql: 'm.refunded::bigint' },
    { key: 'currency', label: 'Currency', kind: 'currency', sql: 'm.currency' },
    reference('id', 'Id', 'e.id'),
  ],
};

const TICKETS: ReportDefinition = {
  rights: ['SEARCH_TICKETS', 'VIEW_SALES'],
  from: `tickets t JOIN issuers i ON i.id = t.issuer_id JOIN events e ON e.id = t.event_id
    JOIN tiers r ON r.id = t.tier_id LEFT JOIN entries n ON n.ticket_id = t.id`,
  where: 'NOT t.is_test',
  issuer: 't.issuer_id',
  event: 't.event_id',
  answers: 'a.order_id = t.order_id AND (a.ticket_id = t.id OR (a.nth IS NULL AND t.replaces IS NULL))',
  at: 't.issued_at',
  key: [uuid('t.id')],
  columns: [
    moment('at', 'Purchased', 't.issued_at'),
    ISSUER,
    EVENT,
    text('tier', 'Tier', 'r.name'),
    reference('number', 'Number', 'ticket_number(r.number, t.serial)'),
    count('serial', 'Serial', 't.serial'),
    status(
      'status',
      'Status',
      `CASE WHEN t.status = 'active' AND n.ticket_id IS NOT NULL THEN 'used' ELSE t.status END`,
    ),
    ...money('t.price_units', 't.currency'),
    status('due', 'Due', 't.due_status'),
    personal('holder', 'Holder', 't.holder_name'),
    personal('email', 'E-mail', 't.holder_email'),
    personal('phone', 'Phone', 't.holder_phone'),
    moment('entered_at', 'Entered', 'n.entered_at'),
    status('answer', 'Answer after a move', MOVE_ANSWER),
    reference('order_id', 'Order', 't.order_id'),
    reference('id', 'Ticket', 't.id'),
  ],
};

const ORDERS: ReportDefinition = {
  rights: ['VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS'],
  from: `orders o JOIN issuers i ON i.id = o.issuer_id JOIN events e ON e.id = o.event_id
    LEFT JOIN payments p ON p.order_id = o.id`,
  where: 'NOT o.is_test',
  issuer: 'o.issuer_id',
  event: 'o.event_id',
  answers: 'a.order_id = o.id',
  at: 'o.created_at',
  key: [uuid('o.id')],
  columns: [
    moment('at', 'Ordered', 'o.created_at'),
    ISSUER,
    EVENT,
    reference('number', 'Number', 'o.number'),
    count('tickets', 'Tickets', 'o.quantity'),
    status('method', 'Paid with', 'o.method'),
    status('status', 'Status', 'o.status'),
    {
      key: 'paid_xlm',
      label: 'Paid (XLM)',
      kind: 'amount',
      sql: `CASE WHEN p.origin <> 'provider' THEN p.charge_units END`,
    },
    personal('buyer', 'Buyer', 'o.buyer_name'),
    personal('email', 'E-mail', 'o.buyer_email'),
    personal('phone', 'Phone', 'o.buyer_phone'),
    reference('transaction', 'Transaction', 'p.transaction_hash'),
    reference('id', 'Order', 'o.id'),
  ],
};

const CONTRACTS: ReportDefinition = {
  rights: ['VIEW_CONTRACTS'],
  from: `contracts c JOIN issuers i ON i.id = c.issuer_id JOIN events e ON e.id = c.event_id`,
  where: `c.status <> 'withdrawn'`,
  issuer: 'c.issuer_id',
  event: 'c.event_id',
  at: 'c.created_at',
  key: [uuid('c.id')],
  columns: [
    moment('at', 'Created', 'c.created_at'),
    ISSUER,
    EVENT,
    text('contract', 'Contract', 'c.name'),
    status('status', 'Status', 'c.status'),
    count(
      'approvals',
      'Approvals',
      '(SELECT count(*)::int FROM contract_approvals a WHERE a.contract_id = c.id)',
    ),
    count('required', 'Required', 'c.required_sigs'),
    moment('finalized_at', 'Finalized', 'c.finalized_at'),
    reference('escrow', 'Escrow', 'c.escrow_key'),
    reference('id', 'Id', 'c.id'),
  ],
};

const ROUNDS: ReportDefinition = {
  rights: ['VIEW_REVENUE'],
  from: `rounds r JOIN issuers i ON i.id = r.issuer_id JOIN contracts c ON c.id = r.contract_id
    JOIN events e ON e.id = r.event_id`,
  issuer: 'r.issuer_id',
  event: 'r.event_id',
  at: 'r.created_at',
  key: [uuid('r.id')],
  columns: [
    moment('at', 'Triggered', 'r.created_at'),
    ISSUER,
    EVENT,
    text('contract', 'Contract', 'c.name'),
    count('number', 'Round', 'r.number'),
    ...money('r.units', `'XLM'`),
    { key: 'total_xlm', label: 'With what was owed (XLM)', kind: 'amount', sql: 'r.total_units' },
    status('status', 'Status', 'r.state'),
    count(
      'approvals',
      'Approvals',
      '(SELECT count(*)::int FROM round_authorizations a WHERE a.round_id = r.id)',
    ),
    count('required', 'Required', 'r.required_sigs'),
    text('reason', 'Reason', 'r.reason'),
    moment('expires_at', 'Expires', 'r.expires_at'),
    moment('ended_at', 'Ended', 'r.ended_at'),
    reference('transaction', 'Transaction', 'r.tx_hash'),
  ],
};

const PARTNERS: ReportDefinition = {
  rights: ['CREATE_CONTRACTS', 'VIEW_ALL_DATA'],
  from: `partners p JOIN issuers i ON i.id = p.issuer_id`,
  issuer: 'p.issuer_id',
  event: null,
  at: 'p.invited_at',
  key: [uuid('p.id')],
  columns: [
    moment('at', 'Invited', 'p.invited_at'),
    ISSUER,
    text('name', 'Name', 'p.name'),
    text('email', 'E-mail', 'p.email'),
    status('role', 'Role', 'p.role'),
    status('status', 'Status', 'p.status'),
    moment('answered_at', 'Answered', 'p.answered_at'),
    reference('wallet', 'Wallet', 'p.public_key'),
  ],
};

/** Users whom the reader manages: an organiser's staff for its owners and admins, all for system administrators. */
const USERS: ReportDefinition = {
  rights: ['MANAGE_USERS', 'MANAGE_VALIDATORS'],
  from: `users u LEFT JOIN issuers i ON i.id = u.issuer_id`,
  where: 'u.deleted_at IS NULL',
  issuer: 'u.issuer_id',
  event: null,
  at: 'u.created_at',
  key: [uuid('u.id')],
  columns: [
    moment('created_at', 'Created', 'u.created_at'),
    ISSUER,
    text('name', 'Name', 'u.name'),
    text('email', 'E-mail', 'u.email::text'),
    status('role', 'Role', 'u.role'),
    status('status', 'Status', 'u.status'),
    moment('last_login', 'Last login', 'u.last_login_at'),
    reference('id', 'Id', 'u.id'),
  ],
};

const VALIDATORS: ReportDefinition = {
  ...USERS,
  rights: ['MANAGE_VALIDATORS'],
  where: `u.deleted_at IS NULL AND u.role IN ('issuer_validator', 'system_validator')`,
  columns: [
    ...USERS.columns.filter(({ key }) => key !== 'id'),
    count('scans', 'Scans', `(SELECT count(*)::int FROM scans s WHERE s.scanned_by = u.id)`),
    moment('last_scan', 'Last scan', `(SELECT max(s.received_at) FROM scans s WHERE s.scanned_by = u.id)`),
    reference('id', 'Id', 'u.id'),
  ],
};

export const SCAN_REPORT = { scans: SCANS, incidents: INCIDENTS };

export const LISTS = {
  events: EVENTS,
  dates: DATES,
  tickets: TICKETS,
  orders: ORDERS,
  contracts: CONTRACTS,
  rounds: ROUNDS,
  partners: PARTNERS,
  users: USERS,
  validators: VALIDATORS,
};
