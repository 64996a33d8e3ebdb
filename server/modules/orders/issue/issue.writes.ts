import type { TicketCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PaymentStatus } from '../../../platform/vocabulary.ts';
import { lockedPools, POOLS_FIRST } from '../../events/index.ts';
import { insertTickets } from '../../tickets/index.ts';
import type { PaymentOrigin } from '../payment.rules.ts';

/** Tickets of one tier of an order, with the data of their text. */
export interface PayableLine {
  tierId: string;
  tier: string;
  tierNumber: number;
  quantity: number;
  unitUnits: bigint;
  currency: TicketCurrency;
  effectiveAt: Date;
  expiresAt: Date;
  graceSeconds: number;
}

/** An order with all the data of its tickets, read when it is paid. */
export interface PayableRecord {
  orderId: string;
  issuerId: string;
  eventId: string;
  /** Each tier once, in the order of their ids. */
  lines: readonly PayableLine[];
  userId: string | null;
  origin: PaymentOrigin;
  state: PaymentStatus;
  chargeUnits: bigint | null;
  source: string | null;
  destination: string | null;
  /** The contract whose escrow is paid. */
  contractId: string | null;
  holdUntil: Date;
  transactionHash: string | null;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
  edition: number;
  eventName: string;
  eventVenue: string;
  eventStartAt: Date;
  /** The event was cancelled. */
  closed: boolean;
  /** The tickets that were answered about, with the names of their guests; null for none. */
  answered: readonly AnsweredTicket[] | null;
}

/** A ticket that the buyer answered questions about. */
export interface AnsweredTicket {
  tierId: string;
  /** Among those of its tier in the order, from 0. */
  nth: number;
  /** Of the guest; null unless it was asked for. */
  name: string | null;
}

/** The columns of the line belong to an order of one tier; other orders have theirs in `several`. */
type PayableRow = Omit<PayableRecord, 'lines'> &
  PayableLine & {
    several:
      | (Record<'effectiveAt' | 'expiresAt' | 'unitUnits', string> &
          Omit<PayableLine, 'effectiveAt' | 'expiresAt' | 'unitUnits'>)[]
      | null;
  };

const SEVERAL = `CASE WHEN p.tier_id IS NULL THEN (
  SELECT json_agg(json_build_object('tierId', l.tier_id, 'tier', lt.name, 'tierNumber', lt.number, 'quantity', l.quantity, 'unitUnits', l.unit_units::text,
      'currency', l.currency, 'effectiveAt', lt.effective_at, 'expiresAt', lt.expires_at, 'graceSeconds', lt.grace_seconds)
    ORDER BY l.tier_id)
  FROM payment_lines l JOIN tiers lt ON lt.id = l.tier_id WHERE l.order_id = p.order_id) END`;

const CLOSED = `coalesce(t.closed, (SELECT bool_or(lt.closed) FROM payment_lines l JOIN tiers lt ON lt.id = l.tier_id
  WHERE l.order_id = p.order_id))`;

const ANSWERED = `(SELECT json_agg(json_build_object('tierId', a.tier_id, 'nth', a.nth,
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
    `SELECT p.order_id AS "orderId", p.issuer_id AS "issuerId", p.event_id AS "eventId", p.tier_id AS "tierId", t.name AS tier,
       t.number AS "tierNumber", p.quantity, p.user_id AS "userId", p.origin, p.state, p.price_units / p.quantity AS "unitUnits",
       p.price_currency AS currency, p.charge_units AS "chargeUnits", p.source, p.destination, p.contract_id AS "contractId",
       p.hold_until AS "holdUntil", p.transaction_hash AS "transactionHash", o.buyer_name AS "buyerName",
       o.buyer_email AS "buyerEmail", o.buyer_phone AS "buyerPhone", e.edition, d.name AS "eventName", d.venue AS "eventVenue",
       d.start_at AS "eventStartAt", t.effective_at AS "effectiveAt", t.expires_at AS "expiresAt", t.grace_seconds AS "graceSeconds",
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
      unitUnits: BigInt(line.unitUnits),
      effectiveAt: new Date(line.effectiveAt),
      expiresAt: new Date(line.expiresAt),
    })) ?? [row]
  );
}

const TICKETS = insertTickets(
  {
    id: 's.id',
    issuerId: 'b.issuer_id',
    eventId: 'b.event_id',
    edition: 's.edition',
    tierId: 'n.tier_id',
    orderId: 'n.order_id',
    userId: 'b.user_id',
    serial: 'n.serial + s.nth',
    holderName: 'coalesce(s.holder, b.buyer_name)',
    holderEmail: 'b.buyer_email',
    holderPhone: 'b.buyer_phone',
    priceUnits: 'n.unit_units',
    currency: 'n.currency',
    dueStatus: "'none'",
    issuedAt: '$2',
    effectiveAt: 's."effectiveAt"',
    expiresAt: 's."expiresAt"',
    graceSeconds: 's."graceSeconds"',
    keyVersion: 's."keyVersion"',
    signature: "decode(s.signature, 'base64')",
    playMoney: "b.origin = 'mock' OR (b.origin <> 'provider' AND b.charge_units > 0 AND $5::boolean)",
  },
  `bought b CROSS JOIN json_to_recordset(b.tickets) AS s(id uuid, "tierId" uuid, nth int, edition int,
    "effectiveAt" timestamptz, "expiresAt" timestamptz, "graceSeconds" int, "keyVersion" int, signature text, holder text)
    JOIN numbered n ON n.i = b.i AND n.tier_id = s."tierId"`,
);

/**
 * Turns paid orders into tickets in one statement: held places are sold, tickets get their serials, the order and its
 * payment are paid, the pending transfer is posted and the sale booked, audit and mail are written. It is all or
 * nothing, so that a ticket exists exactly when its payment does.
 *
 * An order is of one tier, or its payment has lines with tiers and quantities; the serials of each tier continue. Tiers
 * are locked in the order of their ids, so that two batches never deadlock. `kept` is false for a place that was
 * released meanwhile and is taken anew; the constraint of the tier refuses it when none is free, as that of a pool does. Held places that are sold leave pools as they are. $5: whether the XLM of
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
), ${lockedPools('SELECT tier_id FROM line WHERE NOT kept')}, place AS MATERIALIZED (
  SELECT id, next_serial FROM tiers WHERE id IN (SELECT tier_id FROM line) AND ${POOLS_FIRST} ORDER BY id FOR UPDATE
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
  ${TICKETS}
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
  SELECT mail, 'tickets', buyer_email, order_id, $3, $2, $2 FROM bought WHERE buyer_email <> ''
)
SELECT order_id AS "orderId", serial FROM numbered`;
