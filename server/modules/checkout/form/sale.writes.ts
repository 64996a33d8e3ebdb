import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { insertOrders, orderFields } from '../../orders/index.ts';
import { insertAnswers } from '../../questions/index.ts';
import type { UsedCode } from '../../sales-rules/index.ts';
import { insertTickets } from '../../tickets/index.ts';
import { type BatchRow, batchRows, partFields, takePlaces, tierFields } from '../batch.statements.ts';
import type { PricedLine } from '../price-lines.ts';
import { type PreparedOrder, preparedAnswers } from './prepared-order.ts';

const ORDERS = insertOrders(
  {
    issuerId: '$3',
    eventId: '$2',
    method: "'form'",
    status: 'status',
    codeId: '$8::uuid',
    code: '$9::text',
    // The unpaid tickets of buyers are limited; those of the organiser's guests are not.
    limited: 'NOT $10::boolean',
    isTest: '$11::boolean',
  },
  'won',
);

const TICKETS = insertTickets(
  {
    id: 's.id',
    issuerId: '$3',
    eventId: '$2',
    edition: '$5',
    tierId: 'p.tier',
    orderId: 'p.id',
    userId: 'p."user"',
    serial: 'p.serial + s.nth',
    holderName: 'coalesce(s.holder, p.name)',
    holderEmail: 'p.email',
    holderPhone: 'p.phone',
    priceUnits: 'p.unit',
    currency: 'p.currency',
    dueStatus: "CASE WHEN p.unit = 0 THEN 'none' ELSE 'due' END",
    issuedAt: 'p.at',
    effectiveAt: 'p.effective',
    expiresAt: 'p.expires',
    graceSeconds: 'p.grace',
    keyVersion: '$6',
    signature: "decode(s.signature, 'base64')",
    isTest: '$11',
  },
  `part p, json_to_recordset(p.tickets) AS s(id uuid, line int, nth int, signature text, holder text)
  WHERE p.fits AND s.line = p.line`,
);

/**
 * Sells a batch of orders in one statement, whose rows are BatchRows; see `takePlaces`. All that an order gets (the
 * counters of its tiers, the order, its tickets, answers, journal, audit, mail) is written here and nowhere else, so that
 * it is all or nothing. All orders of a batch have one code or none; a constraint of the code's row limits its uses.
 * $10: the orders are of guests of the organiser, to whom closed sales are open. $11: their tickets are test tickets,
 * which take no place.
 */
const sellStatement = (several: boolean): string => `
WITH ${takePlaces({
  several,
  orderColumns: 'status text, mail uuid, details jsonb, tickets json',
  same: `e.edition = $5 AND date_trunc('milliseconds', t.effective_at) = l.effective
      AND date_trunc('milliseconds', t.expires_at) = l.expires AND t.grace_seconds = l.grace
      AND ($10 OR e.form_sales AND t.form_sales)`,
  isTest: '$11',
  always: '$10',
})}, counted AS (
  UPDATE tiers t SET sold = t.sold + CASE WHEN $11 THEN 0 ELSE taken.places END, next_serial = t.next_serial + taken.places
  FROM taken WHERE t.id = taken.tier
), ordered AS (
  ${ORDERS}
), ticketed AS (
  ${TICKETS}
), answered AS (${insertAnswers('won', '$3', '$2')}
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency,
    units, occurred_at)
  SELECT s.transfer, $3, $2, p.id, s.id, 'form_sale', 'door_dues', 'sales', p.currency, p.unit, p.at
  FROM part p, json_to_recordset(p.tickets) AS s(id uuid, line int, transfer uuid)
  WHERE p.fits AND p.unit > 0 AND s.line = p.line
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email,
    address, request_id, success, details)
  SELECT at, 'order.create', 'order', id::text, $3, actor, actor_id, actor_email, address, request, true, details
  FROM won
), mailed AS (
  INSERT INTO mail_outbox (id, kind, recipient, order_id, state, next_attempt_at, created_at)
  SELECT mail, 'tickets', email, id, $7, at, at FROM won WHERE email <> ''
)
${batchRows(several)}`;

export const SELL_BATCH = sellStatement(false);
const SELL_SEVERAL = sellStatement(true);

/** The values that all orders of a batch share. */
export interface Sale {
  /** Its tiers, each at one price; several of one order alone. */
  readonly lines: readonly Pick<PricedLine, 'tier' | 'unitUnits'>[];
  readonly keyVersion: number;
  readonly code: UsedCode | null;
  readonly isGuest?: boolean;
  readonly isTest?: boolean;
}

/** @param mailState the state in which the outbox stores a new mail */
export function sellBatch(
  { lines, keyVersion, code, isGuest = false, isTest = false }: Sale,
  orders: readonly PreparedOrder[],
  mailState: string,
): Required<Statement> {
  const [first] = lines;
  if (!first) throw new RangeError('a batch is of one tier at least');
  const tiers = lines.map(({ tier: { terms }, unitUnits }) => ({ terms, unitUnits }));
  const { eventId, issuerId, edition } = first.tier.terms;
  return {
    name: lines.length > 1 ? 'sell-several' : 'sell-batch',
    text: lines.length > 1 ? SELL_SEVERAL : SELL_BATCH,
    values: [
      JSON.stringify(tiers.map(tierFields)),
      eventId,
      issuerId,
      JSON.stringify(orders.map((order, i) => saleFields(order, i, { lines, isGuest }))),
      edition,
      keyVersion,
      mailState,
      code?.id ?? null,
      code?.code ?? null,
      isGuest,
      isTest,
    ],
  };
}

/** Sells a batch within a transaction. @returns the rows of `SELL_BATCH` */
export function sellIn(tx: Tx, sale: Sale, orders: readonly PreparedOrder[]): Promise<BatchRow[]> {
  const { mail } = tx.scope.services;
  const { name, text, values } = sellBatch(sale, orders, mail.firstState);
  tx.afterCommit(() => mail.wake());
  return tx.prepared<BatchRow>(name, text, values);
}

function saleFields(
  order: PreparedOrder,
  i: number,
  { lines, isGuest }: Pick<Sale, 'lines' | 'isGuest'>,
): object {
  const { tickets, transferIds, buyer } = order;
  const places = lines.map(() => 0);
  const ticketFields = tickets.map(({ id, tierId, signature, holderName }, index) => {
    const line = lines.findIndex(({ tier }) => tier.terms.tierId === tierId);
    const nth = places[line] ?? 0;
    places[line] = nth + 1;
    return {
      ...{ id, line, nth, signature: signature.toString('base64'), transfer: transferIds[index] },
      ...(holderName !== buyer.name && { holder: holderName }),
    };
  });
  const tiers = Object.fromEntries(lines.map(({ tier }, line) => [tier.terms.tier, places[line]]));
  return {
    ...orderFields(order, { quantity: tickets.length, answers: preparedAnswers(order) }, i),
    status: tickets.every((ticket) => ticket.priceUnits === 0n) ? 'paid' : 'due',
    mail: order.mailId,
    details: { event_id: order.eventId, tiers, ...(isGuest && { guest: true }) },
    parts: places.map((count, line) => partFields(line, count)),
    tickets: ticketFields,
  };
}
