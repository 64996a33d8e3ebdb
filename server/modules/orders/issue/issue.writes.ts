import type { TicketCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PaymentStatus } from '../../../platform/vocabulary.ts';
import type { PaymentOrigin } from '../payment.rules.ts';

/** Tickets of one tier of an order, with the data of their text. */
export interface PayableLine {
  tier_id: string;
  tier: string;
  tier_number: number;
  quantity: number;
  unit_units: bigint;
  currency: TicketCurrency;
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
}

/** An order with all the data of its tickets, read when it is paid. */
export interface PayableRecord {
  order_id: string;
  issuer_id: string;
  event_id: string;
  /** Each tier once, in the order of their ids. */
  lines: readonly PayableLine[];
  user_id: string | null;
  origin: PaymentOrigin;
  state: PaymentStatus;
  charge_units: bigint | null;
  source: string | null;
  destination: string | null;
  /** The contract whose escrow is paid. */
  contract_id: string | null;
  hold_until: Date;
  transaction_hash: string | null;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  edition: number;
  event_name: string;
  event_venue: string;
  event_start_at: Date;
  /** The event was cancelled. */
  closed: boolean;
  /** The tickets that were answered about, with the names of their guests; null for none. */
  answered: readonly AnsweredTicket[] | null;
}

/** A ticket that the buyer answered questions about. */
export interface AnsweredTicket {
  tier_id: string;
  /** Among those of its tier in the order, from 0. */
  nth: number;
  /** Of the guest; null unless it was asked for. */
  name: string | null;
}

/** The columns of the line belong to an order of one tier; other orders have theirs in `several`. */
type PayableRow = Omit<PayableRecord, 'lines'> &
  PayableLine & {
    several:
      | (Record<'effective_at' | 'expires_at' | 'unit_units', string> &
          Omit<PayableLine, 'effective_at' | 'expires_at' | 'unit_units'>)[]
      | null;
  };

const SEVERAL = `CASE WHEN p.tier_id IS NULL THEN (
  SELECT json_agg(json_build_object('tier_id', l.tier_id, 'tier', lt.name, 'tier_number', lt.number, 'quantity', l.quantity, 'unit_units', l.unit_units::text,
      'currency', l.currency, 'effective_at', lt.effective_at, 'expires_at', lt.expires_at, 'grace_seconds', lt.grace_seconds)
    ORDER BY l.tier_id)
  FROM payment_lines l JOIN tiers lt ON lt.id = l.tier_id WHERE l.order_id = p.order_id) END`;

const CLOSED = `coalesce(t.closed, (SELECT bool_or(lt.closed) FROM payment_lines l JOIN tiers lt ON lt.id = l.tier_id
  WHERE l.order_id = p.order_id))`;

const ANSWERED = `(SELECT json_agg(json_build_object('tier_id', a.tier_id, 'nth', a.nth,
    'name', CASE WHEN q.kind = 'guest_name' THEN a.value END))
  FROM checkout_answers a JOIN checkout_questions q ON q.id = a.question_id
  WHERE a.order_id = p.order_id AND a.nth IS NOT NULL)`;

/**
 * Reads orders and locks their payments until the transaction ends. Prices are those of the quote; event and times on
 * the ticket are the current ones.
 */
export async function lockPayable(
  tx: Tx,
  by: { orderIds: readonly string[] } | { memoHash: Buffer },
): Promise<PayableRecord[]> {
  const [name, condition, value] =
    'memoHash' in by
      ? ['payable-by-memo', 'p.memo_hash = $1', by.memoHash]
      : ['payable-by-order', 'p.order_id = ANY($1::uuid[])', by.orderIds];
  const rows = await tx.prepared<PayableRow>(
    name,
    `SELECT p.order_id, p.issuer_id, p.event_id, p.tier_id, t.name AS tier, t.number AS tier_number, p.quantity, p.user_id, p.origin, p.state,
       p.price_units / p.quantity AS unit_units, p.price_currency AS currency, p.charge_units, p.source, p.destination,
       p.contract_id, p.hold_until, p.transaction_hash, o.buyer_name, o.buyer_email, o.buyer_phone, e.edition, d.name AS event_name,
       d.venue AS event_venue, d.start_at AS event_start_at, t.effective_at, t.expires_at, t.grace_seconds,
       ${CLOSED} AS closed, ${ANSWERED} AS answered, ${SEVERAL} AS several
     FROM payments p JOIN orders o ON o.id = p.order_id LEFT JOIN tiers t ON t.id = p.tier_id JOIN events e ON e.id = p.event_id
       JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition
     WHERE ${condition} ORDER BY p.order_id FOR NO KEY UPDATE OF p`,
    [value],
  );
  return rows.map((row) => ({ ...row, lines: linesOf(row) }));
}

function linesOf(row: PayableRow): PayableLine[] {
  return (
    row.several?.map((line) => ({
      ...line,
      unit_units: BigInt(line.unit_units),
      effective_at: new Date(line.effective_at),
      expires_at: new Date(line.expires_at),
    })) ?? [row]
  );
}

/**
 * Turns paid orders into tickets in one statement: held places are sold, tickets get their serials, the order and its
 * payment are paid, the pending transfer is posted and the sale booked, audit and mail are written. It is all or
 * nothing, so that a ticket exists exactly when its payment does.
 *
 * An order is of one tier, or its payment has lines with tiers and quantities; the serials of each tier continue. Tiers
 * are locked in the order of their ids, so that two batches never deadlock. `kept` is false for a place that was
 * released meanwhile and is taken anew; the constraint of the tier refuses it when none is free. $5: whether the XLM of
 * the ledger is play money.
 */
export const ISSUE_BATCH = `
WITH paid AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS g(i int, order_id uuid, kept boolean, hash text, fee bigint, source text,
    posted uuid, sale uuid, mail uuid, tickets json, attempt uuid, account text, provider text, provider_fee bigint, provider_fee_id uuid,
    platform_fee bigint, platform_fee_id uuid)
), bought AS MATERIALIZED (
  SELECT g.*, p.issuer_id, p.event_id, p.tier_id, p.quantity, p.user_id, p.origin, p.payee, p.contract_id, p.charge_units,
    p.charge_currency, p.price_units / p.quantity AS unit_units, p.price_currency, o.buyer_name, o.buyer_email, o.buyer_phone,
    CASE p.origin WHEN 'outside' THEN 'outside_wallets' ELSE 'buyer_wallets' END AS payer
  FROM paid g JOIN payments p ON p.order_id = g.order_id JOIN orders o ON o.id = g.order_id
), line AS MATERIALIZED (
  SELECT order_id, i, kept, tier_id, quantity, unit_units, price_currency AS currency FROM bought WHERE tier_id IS NOT NULL
  UNION ALL
  SELECT b.order_id, b.i, b.kept, l.* FROM bought b CROSS JOIN LATERAL (SELECT tier_id, quantity, unit_units, currency
    FROM payment_lines WHERE order_id = b.order_id LIMIT 20) l WHERE b.tier_id IS NULL
), place AS MATERIALIZED (
  SELECT id, next_serial FROM tiers WHERE id IN (SELECT tier_id FROM line) ORDER BY id FOR UPDATE
), numbered AS MATERIALIZED (
  SELECT line.*, (place.next_serial + sum(line.quantity) OVER (PARTITION BY line.tier_id ORDER BY line.i) - line.quantity)::int AS serial
  FROM line JOIN place ON place.id = line.tier_id
), counted AS (
  UPDATE tiers t SET held = t.held - n.kept, sold = t.sold + n.places, next_serial = t.next_serial + n.places
  FROM (SELECT tier_id, sum(quantity)::int AS places, coalesce(sum(quantity) FILTER (WHERE kept), 0)::int AS kept
        FROM numbered GROUP BY tier_id) n
  WHERE t.id = n.tier_id
), ordered AS (
  UPDATE orders o SET status = 'paid' FROM bought n WHERE o.id = n.order_id
), settled AS (
  UPDATE payments p SET state = 'paid', transaction_hash = n.hash, fee_units = n.fee,
    source = coalesce(n.source, p.source), failure_code = NULL, failure = NULL, finished_at = $2
  FROM bought n WHERE p.order_id = n.order_id
), ticketed AS (
  INSERT INTO tickets (id, issuer_id, event_id, edition, tier_id, order_id, user_id, serial, holder_name,
    holder_email, holder_phone, price_units, currency, due_status, issued_at, effective_at, expires_at,
    grace_seconds, key_version, signature, play_money)
  SELECT s.id, b.issuer_id, b.event_id, s.edition, n.tier_id, n.order_id, b.user_id, n.serial + s.nth, coalesce(s.holder, b.buyer_name),
    b.buyer_email, b.buyer_phone, n.unit_units, n.currency, 'none', $2, s.effective_at, s.expires_at, s.grace_seconds,
    s.key_version, decode(s.signature, 'base64'), b.origin = 'mock' OR (b.origin <> 'provider' AND b.charge_units > 0 AND $5::boolean)
  FROM bought b CROSS JOIN json_to_recordset(b.tickets) AS s(id uuid, tier uuid, nth int, edition int, effective_at timestamptz,
    expires_at timestamptz, grace_seconds int, key_version int, signature text, holder text)
    JOIN numbered n ON n.i = b.i AND n.tier_id = s.tier
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, kind, debit, credit, currency, units,
    occurred_at, phase, pending_id)
  SELECT n.posted, n.issuer_id, n.event_id, n.order_id, n.contract_id, 'ticket_payment', n.payee, n.payer, 'XLM', n.charge_units, $2,
    'posted', (SELECT j.id FROM journal_transfers j
      WHERE j.order_id = n.order_id AND j.phase = 'pending' AND j.kind = 'ticket_payment')
  FROM bought n WHERE n.charge_units > 0 AND n.origin <> 'provider'
  UNION ALL
  SELECT n.sale, n.issuer_id, n.event_id, n.order_id, n.contract_id, 'wallet_sale', n.payer, 'sales', 'XLM', n.charge_units, $2,
    'posted', NULL
  FROM bought n WHERE n.charge_units > 0 AND n.origin <> 'provider'
), collected AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, attempt_id, kind, debit, credit, provider, currency, units, occurred_at)
  SELECT n.sale, n.issuer_id, n.event_id, n.order_id, n.attempt, 'provider_sale', n.account, 'sales', n.provider, n.charge_currency, n.charge_units, $2
  FROM bought n WHERE n.origin = 'provider'
  UNION ALL
  SELECT n.provider_fee_id, n.issuer_id, n.event_id, n.order_id, n.attempt, 'provider_fee', 'provider_fees', n.account, n.provider, n.charge_currency, n.provider_fee, $2
  FROM bought n WHERE n.provider_fee > 0
  UNION ALL
  SELECT n.platform_fee_id, n.issuer_id, n.event_id, n.order_id, n.attempt, 'platform_fee', 'platform_fees', n.account, n.provider, n.charge_currency, n.platform_fee, $2
  FROM bought n WHERE n.platform_fee > 0
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, request_id, success, details)
  SELECT $2, 'order.pay', 'order', order_id::text, issuer_id, 'system', $4, true,
    CASE origin WHEN 'provider' THEN jsonb_build_object('event_id', event_id, 'attempt_id', attempt, 'currency', charge_currency,
      'units', charge_units::text)
    ELSE jsonb_build_object('event_id', event_id, 'transaction', hash, 'stroops', charge_units::text) END
  FROM bought
), mailed AS (
  INSERT INTO mail_outbox (id, kind, recipient, order_id, state, next_attempt_at, created_at)
  SELECT mail, 'tickets', buyer_email, order_id, $3, $2, $2 FROM bought
)
SELECT order_id, serial FROM numbered`;
