import type { Stage } from './stage.ts';

interface Books {
  capacity: number;
  sold: number;
  tickets: number;
  serials: number;
  places: number;
  journal: number;
  orders: number;
  audited: number;
  mailed: number;
}

/** Orders of forms count at once; those of providers when they are paid. */
const SALES = {
  form_sale: { counted: '', action: 'order.create', booked: 'count(DISTINCT j.ticket_id)' },
  provider_sale: { counted: "AND o.status = 'paid'", action: 'order.pay', booked: 'sum(o.quantity)' },
} as const;

type SaleKind = keyof typeof SALES;

function rowsOf(kind: SaleKind): string {
  const { counted, action, booked } = SALES[kind];
  return `
  SELECT (SELECT sum(capacity)::int FROM tiers WHERE event_id = $1) AS capacity,
    (SELECT sum(sold)::int FROM tiers WHERE event_id = $1) AS sold,
    (SELECT count(*)::int FROM tickets WHERE event_id = $1) AS tickets,
    (SELECT count(DISTINCT (tier_id, serial))::int FROM tickets WHERE event_id = $1) AS serials,
    (SELECT coalesce(sum(quantity), 0)::int FROM orders o WHERE event_id = $1 ${counted}) AS places,
    (SELECT coalesce(${booked}, 0)::int FROM journal_transfers j LEFT JOIN orders o ON o.id = j.order_id
      WHERE j.event_id = $1 AND j.kind = '${kind}') AS journal,
    (SELECT count(*)::int FROM orders o WHERE event_id = $1 ${counted}) AS orders,
    (SELECT count(*)::int FROM audit_entries a JOIN orders o ON a.entity_id = o.id::text
      WHERE o.event_id = $1 ${counted} AND a.action = '${action}') AS audited,
    (SELECT count(DISTINCT o.id)::int FROM mail_outbox m JOIN orders o ON m.order_id = o.id
      WHERE o.event_id = $1 ${counted}) AS mailed`;
}

/**
 * Reconciles the sales of an event: the counter, the tickets, their serials, the orders, the journal, the audit trail
 * and the mails.
 * @returns the differences, in sentences
 */
export async function checkBooks(
  stage: Stage,
  eventId: string,
  answeredOrders: number,
  kind: SaleKind = 'form_sale',
): Promise<string[]> {
  const books = await stage.count<Books & Record<string, number>>(rowsOf(kind), [eventId]);
  if (books === undefined) return ['the event is gone'];
  const faults: string[] = [];
  const { sold, capacity, orders } = books;
  if (sold > capacity) faults.push(`oversold: ${sold} of ${capacity}`);
  for (const column of ['tickets', 'serials', 'places', 'journal'] as const) {
    if (books[column] !== sold) faults.push(`sold ${sold} but ${column} ${books[column]}`);
  }
  for (const column of ['audited', 'mailed'] as const) {
    if (books[column] !== orders) faults.push(`orders ${orders} but ${column} ${books[column]}`);
  }
  if (answeredOrders !== orders)
    faults.push(`buyers got an answer for ${answeredOrders} orders, the database has ${orders}`);
  return faults;
}
