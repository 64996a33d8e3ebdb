import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { OrderStatus, PaymentStatus } from '../../../platform/vocabulary.ts';

/** An order, with the fields that its refund needs. */
export interface GivenUpOrder {
  id: string;
  issuer_id: string;
  event_id: string;
  user_id: string | null;
  idempotency_key: string | null;
  status: OrderStatus;
  buyer_email: string;
  /** The state of its payment; null for orders paid at the door. */
  state: PaymentStatus | null;
  origin: 'wallet' | 'outside' | 'mock' | null;
  charge_units: bigint | null;
  network_id: string | null;
  source: string | null;
  destination: string | null;
  /** The contract whose escrow was paid. */
  contract_id: string | null;
  intent_id: string | null;
}

/**
 * Reverses the door balance of an order: cancels unpaid dues and books collected money back, ticket by ticket, from
 * the sales into the account that it stood on.
 */
export async function reverseDues(tx: Tx, order: GivenUpOrder): Promise<void> {
  const tickets = await tx.query<{ id: string; currency: string; units: bigint; due_status: string }>(
    `SELECT id, currency, price_units AS units, due_status FROM tickets
     WHERE order_id = $1 AND due_status IN ('due', 'collected', 'waived') AND price_units > 0 ORDER BY id`,
    [order.id],
  );
  const rows = tickets.map(({ id, currency, units, due_status }) => ({
    id: tx.scope.ids.uuid(),
    ticket: id,
    currency,
    units: String(units),
    ...REVERSALS[due_status as keyof typeof REVERSALS],
  }));
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency, units, occurred_at)
     SELECT id, $2, $3, $4, ticket, kind, 'sales', credit, currency, units, $5
     FROM json_to_recordset($1::json) AS r(id uuid, ticket uuid, kind text, credit text, currency text, units bigint)`,
    [JSON.stringify(rows), order.issuer_id, order.event_id, order.id, tx.scope.clock.now()],
  );
}

const REVERSALS = {
  due: { kind: 'due_cancelled', credit: 'door_dues' },
  collected: { kind: 'due_refunded', credit: 'door_cash' },
  waived: { kind: 'due_refunded', credit: 'waived' },
} as const;
