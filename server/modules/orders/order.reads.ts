import type { Currency, PaymentCurrency, TicketCurrency } from '../../lib/money/index.ts';
import { type SignedInActor, SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import { selectList } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/database.ts';
import { likePattern, type Slice } from '../../platform/db/statement.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { PaymentMethod, PaymentStatus } from '../../platform/vocabulary.ts';
import { readOrderNumber, readTicketNumber, type TicketPlace } from '../tickets/index.ts';
import { OrderRow } from './order.row.ts';
import { madeByUser, madeForEvent } from './order.statements.ts';
import type { PaymentOrigin } from './payment.rules.ts';

/** A payment within its order's row. Amounts are texts, since JSON numbers would round them. */
export interface PaymentRecord {
  id: string;
  state: PaymentStatus;
  origin: PaymentOrigin;
  method: PaymentMethod;
  priceUnits: string;
  priceCurrency: TicketCurrency;
  paymentUnits: string;
  paymentCurrency: PaymentCurrency;
  /** In 10^-7 of its currency; null for play money. */
  chargeUnits: string | null;
  destination: string | null;
  /** Hexadecimal. */
  memoHash: string | null;
  holdUntil: string;
  intentId: string | null;
  transactionHash: string | null;
  failureCode: string | null;
  failure: string | null;
  /** Why a refund of the order, or of late money for it, waits or failed; its amount in 10^-7 of its currency. */
  refundProblem: string | null;
  refundUnits: string | null;
  refundCurrency: Currency | null;
  refundPaid: boolean | null;
}

/** A scalar subquery, all but its WHERE; `p` is the payment. */
const PAYMENT_JSON = `SELECT json_build_object('id', p.id, 'state', p.state, 'origin', p.origin, 'method', o.method,
    'priceUnits', p.price_units::text, 'priceCurrency', p.price_currency, 'paymentUnits', p.payment_units::text,
    'paymentCurrency', p.payment_currency, 'chargeUnits', p.charge_units::text, 'destination', p.destination,
    'memoHash', encode(p.memo_hash, 'hex'), 'holdUntil', p.hold_until, 'intentId', p.intent_id,
    'transactionHash', p.transaction_hash, 'failureCode', p.failure_code, 'failure', p.failure,
    'refundProblem', r.problem, 'refundUnits', r.units::text, 'refundCurrency', r.currency, 'refundPaid', r.state = 'paid')
  FROM payments p LEFT JOIN LATERAL (SELECT problem, units, currency, state FROM refunds
    WHERE order_id = p.order_id AND (kind = 'order' OR (kind = 'late' AND attempt_id IS NOT NULL)) ORDER BY kind DESC, created_at LIMIT 1) r ON true`;

const AT_MOST = 500;

/**
 * Reads orders whose hold ended before a time.
 * @param closedAt the ledger's time
 */
export async function readLapsedHolds(db: Database, closedAt: Date): Promise<string[]> {
  const rows = await db.read<{ orderId: string }>(SYSTEM_TENANCY, {
    name: 'holds-lapsed',
    text: `SELECT order_id AS "orderId" FROM payments WHERE state = 'held' AND origin <> 'provider' AND hold_until < $1 ORDER BY hold_until LIMIT ${AT_MOST}`,
    values: [closedAt],
  });
  return rows.map(({ orderId }) => orderId);
}

/** Columns that only the statements of a sale use. */
const INTERNAL = ['method', 'language', 'codeId', 'limited', 'queueHash', 'buyerKeys', 'network'] as const;

export interface OrderRecord extends Omit<OrderRow, (typeof INTERNAL)[number]> {
  /** null for orders paid at the door. */
  payment: PaymentRecord | null;
  /** The prices of its tickets, one sum per currency; empty before there are tickets. */
  totals: { currency: TicketCurrency; units: string }[];
}

const SELECT = `SELECT ${selectList(OrderRow, 'o', INTERNAL)}, (${PAYMENT_JSON} WHERE p.order_id = o.id) AS payment,
    coalesce((SELECT json_agg(s) FROM (SELECT currency, sum(price_units)::text AS units FROM tickets
      WHERE order_id = o.id GROUP BY currency ORDER BY currency) s), '[]') AS totals
  FROM orders o`;

/** Reads an order; the caller must authorize. */
export async function readOrder(db: Database, id: string): Promise<OrderRecord | undefined> {
  const [row] = await db.read<OrderRecord>(SYSTEM_TENANCY, {
    name: 'order',
    text: `${SELECT} WHERE o.id = $1`,
    values: [id],
  });
  return row;
}

/** Reads several orders; the caller must authorize. */
export async function readOrders(db: Database, ids: readonly string[]): Promise<OrderRecord[]> {
  return db.read<OrderRecord>(SYSTEM_TENANCY, {
    name: 'orders',
    text: `${SELECT} WHERE o.id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/** Reads the order of a ticket; the caller must authorize. */
export async function readOrderOfTicket(db: Database, ticketId: string): Promise<OrderRecord | undefined> {
  const [row] = await db.read<OrderRecord>(SYSTEM_TENANCY, {
    name: 'order-of-ticket',
    text: `${SELECT} WHERE o.id = (SELECT order_id FROM tickets WHERE id = $1)`,
    values: [ticketId],
  });
  return row;
}

/** The deadline to confirm the address of an order; null without one. */
export async function readConfirmBy(db: Database, id: string): Promise<Date | null> {
  const [row] = await db.read<{ confirmBy: Date | null }>(SYSTEM_TENANCY, {
    name: 'order-confirm-by',
    text: `SELECT confirm_by AS "confirmBy" FROM orders WHERE id = $1 AND status = 'due'`,
    values: [id],
  });
  return row?.confirmBy ?? null;
}

/** The idempotency key of a caller's purchase for an event. */
export interface EventsKey {
  eventId: string;
  key: string;
  /** The id of their account, else the address they gave, in lower case. */
  caller: string;
}

/** Reads the orders that callers made with their idempotency keys, in the order of the input. */
export async function readOrdersByKeys(
  db: Database,
  keys: readonly EventsKey[],
): Promise<(OrderRecord | undefined)[]> {
  // By LATERAL, so that each key is looked up, also by a plan that was made while there were few orders.
  const rows = await db.read<OrderRecord & { nth: number }>(SYSTEM_TENANCY, {
    name: 'orders-by-keys',
    text: `SELECT k.nth::int AS nth, made.* FROM unnest($1::uuid[], $2::text[], $3::text[]) WITH ORDINALITY AS k (event, key, caller, nth)
      CROSS JOIN LATERAL (${SELECT} WHERE ${madeForEvent('k.event', 'k.key', 'k.caller')} LIMIT 1) made`,
    values: [
      keys.map(({ eventId }) => eventId),
      keys.map(({ key }) => key),
      keys.map(({ caller }) => caller),
    ],
  });
  const found = new Map(rows.map(({ nth, ...record }) => [nth, record]));
  return keys.map((_key, index) => found.get(index + 1));
}

/** A paying account, and the idempotency key of its purchase. */
export interface PayersKey {
  userId: string;
  key: string;
}

/** Reads the orders made with those keys, of any event and not by the form, in the order of the input. */
export async function readOrdersOfPayers(
  db: Database,
  keys: readonly PayersKey[],
): Promise<(OrderRecord | undefined)[]> {
  const rows = await db.read<OrderRecord>(SYSTEM_TENANCY, {
    name: 'orders-of-payers',
    text: `${SELECT} JOIN unnest($1::uuid[], $2::text[]) AS k (payer, key) ON ${madeByUser('k.payer', 'k.key')}`,
    values: [keys.map(({ userId }) => userId), keys.map(({ key }) => key)],
  });
  return keys.map(({ userId, key }) =>
    rows.find((row) => row.userId === userId && row.idempotencyKey === key),
  );
}

interface OrdersRequest {
  eventId: string;
  /** An order's id or number, the number of one of its tickets, or the buyer's name or address; null: all. */
  search: string | null;
  /** Whether names and addresses may be searched by parts, or only whole. */
  byParts: boolean;
  slice: Slice;
}

/** The order of a ticket of the event in $1. */
function orderOfTicket({ tierNumber, serial }: TicketPlace, place: (value: unknown) => string): string {
  return `SELECT t.order_id FROM tiers r JOIN tickets t ON t.tier_id = r.id
    WHERE r.event_id = $1 AND r.number = ${place(tierNumber)} AND t.serial = ${place(serial)}`;
}

/** Reads a page of the orders of an event of the actor's organiser, by time. */
export async function readOrdersOfEvent(
  scope: Scope,
  actor: SignedInActor,
  { eventId, search, byParts, slice }: OrdersRequest,
): Promise<OrderRecord[]> {
  const values: unknown[] = [eventId];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const where = ['o.event_id = $1'];
  const pattern = likePattern(search);
  if (search !== null && isUuid(search.trim())) where.push(`o.id = ${place(search.trim())}`);
  else if (pattern !== null) {
    const at = place(byParts ? pattern : pattern.slice(1, -1));
    const ticket = readTicketNumber(search ?? '');
    const numbered = ticket ? ` OR o.id IN (${orderOfTicket(ticket, place)})` : '';
    const number = readOrderNumber(search ?? '');
    const own = number ? ` OR o.number = ${place(number)}` : '';
    where.push(`(lower(o.buyer_name) LIKE ${at} OR o.buyer_email LIKE ${at}${numbered}${own})`);
  }
  const { from, limit, direction, beyond } = slice;
  if (from)
    where.push(`(o.created_at, o.id) ${beyond} (${place(new Date(from[0]))}, ${place(from[1])}::uuid)`);
  return scope.db.read(tenancyOf(actor), {
    text: `${SELECT} WHERE ${where.join(' AND ')} ORDER BY o.created_at ${direction}, o.id ${direction} LIMIT ${limit}`,
    values,
  });
}
