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

/** Names one tier, or all tiers of a payment. */
const TIERS_SOLD = `coalesce(r.name, (SELECT string_agg(n.name, ', ' ORDER BY n.position) FROM payment_lines l
  JOIN tiers n ON n.id = l.tier_id WHERE l.order_id = j.order_id))`;

/** The transfers of the sales account; their sum is the revenue of the dashboards. Refunds and waivers are negative. */
const SALES: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `journal_transfers j JOIN issuers i ON i.id = j.issuer_id LEFT JOIN events e ON e.id = j.event_id
    LEFT JOIN tickets t ON t.id = j.ticket_id LEFT JOIN payments p ON p.order_id = j.order_id
    LEFT JOIN orders o ON o.id = j.order_id LEFT JOIN tiers r ON r.id = coalesce(t.tier_id, p.tier_id)`,
  where: `j.phase = 'posted' AND 'sales' IN (j.debit, j.credit)`,
  issuer: 'j.issuer_id',
  event: 'j.event_id',
  at: 'j.occurred_at',
  key: [uuid('j.id')],
  columns: [
    moment('at', 'Date', 'j.occurred_at'),
    ISSUER,
    EVENT,
    text('tier', 'Tier', TIERS_SOLD),
    count('tickets', 'Tickets', 'CASE WHEN t.id IS NULL THEN p.quantity ELSE 1 END'),
    status('kind', 'Type', 'j.kind'),
    ...money(`CASE WHEN j.credit = 'sales' THEN j.units ELSE -j.units END`, 'j.currency'),
    personal('buyer', 'Buyer', 'o.buyer_name'),
    personal('email', 'E-mail', 'o.buyer_email'),
    reference('order_id', 'Order', 'j.order_id'),
    reference('ticket_id', 'Ticket', 'j.ticket_id'),
  ],
  sums: {
    group: 'j.kind',
    units: `CASE WHEN j.credit = 'sales' THEN j.units ELSE -j.units END`,
    currency: 'j.currency',
  },
};

/** A sum of one method in a shift, in 10^-7 of its currency. */
const TAKEN = (method: string): string =>
  `(SELECT coalesce(sum(k.units), 0)::bigint FROM shift_takings k WHERE k.shift_id = s.id AND k.method = '${method}')`;

/** Shifts of cashiers at the door. Amounts due and sales alike are in what was taken. */
const SHIFTS: ReportDefinition = {
  rights: ['VIEW_FINANCE', 'MANAGE_TICKETS'],
  from: `shifts s JOIN issuers i ON i.id = s.issuer_id JOIN events e ON e.id = s.event_id
    JOIN users u ON u.id = s.cashier_id LEFT JOIN gates g ON g.id = s.gate_id`,
  issuer: 's.issuer_id',
  event: 's.event_id',
  at: 's.opened_at',
  key: [uuid('s.id')],
  columns: [
    moment('at', 'Opened', 's.opened_at'),
    moment('ended_at', 'Ended', 's.closed_at'),
    ISSUER,
    EVENT,
    text('cashier', 'Cashier', 'u.name'),
    text('gate', 'Gate', 'g.name'),
    { key: 'float', label: 'Float', kind: 'amount', sql: 's.float_units' },
    { key: 'cash', label: 'Cash', kind: 'amount', sql: TAKEN('cash') },
    { key: 'mobile_money', label: 'Mobile money', kind: 'amount', sql: TAKEN('mobile_money') },
    { key: 'card_terminal', label: 'Card terminal', kind: 'amount', sql: TAKEN('card_terminal') },
    { key: 'expected', label: 'Expected', kind: 'amount', sql: `s.float_units + ${TAKEN('cash')}` },
    { key: 'counted', label: 'Counted', kind: 'amount', sql: 's.counted_units' },
    {
      key: 'difference',
      label: 'Difference',
      kind: 'amount',
      sql: 'CASE WHEN s.closed_at IS NOT NULL THEN s.difference_units END',
    },
    {
      key: 'paid_difference',
      label: 'Paid above price',
      kind: 'amount',
      sql: '(SELECT coalesce(sum(n.paid_units - n.units), 0)::bigint FROM door_sales n WHERE n.shift_id = s.id)',
    },
    { key: 'currency', label: 'Currency', kind: 'currency', sql: 's.currency' },
    text('note', 'Note', 's.note'),
    reference('device', 'Device', 's.device_id'),
    reference('shift_id', 'Shift', 's.id'),
  ],
  sums: {
    group: `CASE WHEN s.closed_at IS NULL THEN 'open' ELSE 'closed' END`,
    units: '(SELECT coalesce(sum(k.units), 0) FROM shift_takings k WHERE k.shift_id = s.id)',
    currency: 's.currency',
  },
};

/** Amounts due at the door for tickets sold without payment, and how they were settled. */
const DUES: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `tickets t JOIN issuers i ON i.id = t.issuer_id JOIN events e ON e.id = t.event_id
    JOIN tiers r ON r.id = t.tier_id LEFT JOIN users u ON u.id = t.due_settled_by`,
  where: `t.due_status <> 'none'`,
  issuer: 't.issuer_id',
  event: 't.event_id',
  at: 't.issued_at',
  key: [uuid('t.id')],
  columns: [
    moment('at', 'Sold', 't.issued_at'),
    ISSUER,
    EVENT,
    text('tier', 'Tier', 'r.name'),
    ...money('t.price_units', 't.currency'),
    status('status', 'Status', 't.due_status'),
    status('method', 'Settled with', 't.due_method'),
    moment('settled_at', 'Settled', 't.due_settled_at'),
    text('settled_by', 'Settled by', 'u.name'),
    personal('holder', 'Holder', 't.holder_name'),
    personal('email', 'E-mail', 't.holder_email'),
    reference('ticket_id', 'Ticket', 't.id'),
  ],
  sums: { group: 't.due_status', units: 't.price_units', currency: 't.currency' },
};

/** Recipients of the rounds of the contracts, including rounds that did not pay. */
const PAYOUTS: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `round_payments p JOIN rounds r ON r.id = p.round_id JOIN contracts c ON c.id = r.contract_id
    JOIN events e ON e.id = r.event_id JOIN issuers i ON i.id = r.issuer_id`,
  issuer: 'r.issuer_id',
  event: 'r.event_id',
  at: 'r.created_at',
  key: [uuid('p.round_id'), { sql: 'p.position', type: 'int' }],
  columns: [
    moment('at', 'Triggered', 'r.created_at'),
    ISSUER,
    EVENT,
    text('contract', 'Contract', 'c.name'),
    count('round', 'Round', 'r.number'),
    status('kind', 'For', 'p.kind'),
    text('to', 'To', 'p.name'),
    ...money('p.units', `'XLM'`),
    status('status', 'Status', 'r.state'),
    moment('ended_at', 'Ended', 'r.ended_at'),
    reference('destination', 'Wallet', 'p.destination'),
    reference('transaction', 'Transaction', 'r.tx_hash'),
  ],
  sums: { group: 'r.state', units: 'p.units', currency: `'XLM'` },
};

/** Refunds over the ledger and at payment providers. */
const REFUNDS: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `refunds f JOIN issuers i ON i.id = f.issuer_id LEFT JOIN events e ON e.id = f.event_id`,
  issuer: 'f.issuer_id',
  event: 'f.event_id',
  at: 'f.created_at',
  key: [uuid('f.id')],
  columns: [
    moment('at', 'Asked for', 'f.created_at'),
    ISSUER,
    EVENT,
    status('kind', 'For', 'f.kind'),
    text('reason', 'Reason', 'f.reason'),
    ...money('f.units', 'f.currency'),
    status('status', 'Status', 'f.state'),
    moment('ended_at', 'Ended', 'f.finished_at'),
    text('problem', 'Problem', 'f.problem'),
    reference('order_id', 'Order', 'f.order_id'),
    reference('destination', 'Wallet', 'f.destination'),
    reference('transaction', 'Transaction', 'coalesce(f.transaction_hash, f.provider_receipt)'),
  ],
  sums: { group: 'f.state', units: 'f.units', currency: 'f.currency' },
};

const EXPENSES: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `expenses x JOIN contracts c ON c.id = x.contract_id JOIN events e ON e.id = x.event_id
    JOIN issuers i ON i.id = x.issuer_id LEFT JOIN users s ON s.id = x.submitted_by LEFT JOIN users d ON d.id = x.decided_by`,
  issuer: 'x.issuer_id',
  event: 'x.event_id',
  at: 'x.submitted_at',
  key: [uuid('x.id')],
  columns: [
    moment('at', 'Submitted', 'x.submitted_at'),
    ISSUER,
    EVENT,
    text('contract', 'Contract', 'c.name'),
    status('category', 'Category', 'x.category'),
    text('description', 'Description', 'x.description'),
    ...money('x.units', 'x.currency'),
    status('status', 'Status', 'x.status'),
    { key: 'owed_xlm', label: 'Owed (XLM)', kind: 'amount', sql: 'x.owed_units' },
    status('paid', 'Paid', `CASE WHEN x.status = 'approved' THEN (x.paid_round_id IS NOT NULL) END`),
    text('submitter', 'Submitted by', 's.name'),
    text('decided_by', 'Decided by', 'd.name'),
    moment('decided_at', 'Decided', 'x.decided_at'),
    text('comment', 'Comment', 'x.comment'),
  ],
  sums: { group: 'x.status', units: 'x.units', currency: 'x.currency' },
};

/** The number of the receipt or credit note that a transfer is on. */
const RECEIPT_NUMBER = `(CASE c.kind WHEN 'receipt' THEN 'R-' ELSE 'CN-' END || lpad(c.number::text, greatest(6, length(c.number::text)), '0'))`;

/** The name of an account: what a merchant has at a provider is named by the provider. */
const accountOf = (account: string): string =>
  `(CASE ${account} WHEN 'merchant' THEN j.provider ELSE ${account} END)`;

/**
 * The double-entry journal: every transfer with both its accounts, and with the IDs of everything that it belongs to, for
 * the import into other books. IDs never change, so that a transfer that was imported is recognised.
 */
const JOURNAL: ReportDefinition = {
  rights: ['VIEW_FINANCE'],
  from: `journal_transfers j JOIN issuers i ON i.id = j.issuer_id LEFT JOIN events e ON e.id = j.event_id
    LEFT JOIN receipt_transfers x ON x.transfer_id = j.id LEFT JOIN sales_receipts c ON c.id = x.receipt_id`,
  issuer: 'j.issuer_id',
  event: 'j.event_id',
  at: 'j.occurred_at',
  key: [uuid('j.id')],
  columns: [
    moment('at', 'Date', 'j.occurred_at'),
    ISSUER,
    EVENT,
    status('kind', 'Type', 'j.kind'),
    status('debit', 'Debit', accountOf('j.debit')),
    status('credit', 'Credit', accountOf('j.credit')),
    ...money('j.units', 'j.currency'),
    status('phase', 'Phase', 'j.phase'),
    text('receipt', 'Receipt', RECEIPT_NUMBER),
    reference('order_id', 'Order', 'j.order_id'),
    reference('ticket_id', 'Ticket', 'j.ticket_id'),
    reference('refund_id', 'Refund', 'j.refund_id'),
    reference('attempt_id', 'Payment attempt', 'j.attempt_id'),
    reference('payout_id', 'Payout', 'j.payout_id'),
    reference('contract_id', 'Contract', 'j.contract_id'),
    reference('event_id', 'Event ID', 'j.event_id'),
    reference('pending_id', 'Resolves', 'j.pending_id'),
    reference('id', 'Movement', 'j.id'),
  ],
  sums: {
    group: 'j.kind',
    units: `CASE WHEN j.phase = 'posted' THEN j.units ELSE 0 END`,
    currency: 'j.currency',
  },
};

export const MONEY_REPORTS = {
  sales: SALES,
  dues: DUES,
  shifts: SHIFTS,
  payouts: PAYOUTS,
  refunds: REFUNDS,
  expenses: EXPENSES,
  journal: JOURNAL,
};
