import type { TicketCurrency } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';

/** Reads cut-offs in minutes before the start, by event; events without a rule are left out. The rules are public. */
export async function readCutoffs(scope: Scope, eventIds: string[]): Promise<Map<string, number | null>> {
  const rows = await scope.db.read<{ event_id: string; cutoff_minutes: number | null }>(SYSTEM_TENANCY, {
    name: 'transfer-cutoffs',
    text: 'SELECT event_id, cutoff_minutes FROM event_transfer_rules WHERE event_id = ANY($1::uuid[])',
    values: [eventIds],
  });
  return new Map(rows.map((row) => [row.event_id, row.cutoff_minutes]));
}

/** The columns of a ticket that a transfer needs, with the event and times of its successor. */
export interface TransferableRow {
  id: string;
  issuer_id: string;
  event_id: string;
  tier_id: string;
  tier: string;
  order_id: string;
  user_id: string | null;
  status: 'active' | 'revoked' | 'cancelled';
  passed_on_at: Date | null;
  holder_name: string;
  holder_email: string;
  holder_phone: string;
  price_units: bigint;
  currency: TicketCurrency;
  edition: number;
  event_name: string;
  event_venue: string;
  event_start_at: Date;
  cutoff_minutes: number | null;
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
  entered: boolean;
}

/**
 * Locks the order and then the ticket until the transaction ends, in the usual order. Doors lock the ticket too before
 * they admit, so that `entered` is final.
 */
export async function lockTransferable(tx: Tx, id: string, orderId: string): Promise<TransferableRow> {
  await tx.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
  await tx.query('SELECT FROM tickets WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const [row] = await tx.query<TransferableRow>(
    `SELECT t.id, t.issuer_id, t.event_id, t.tier_id, tier.name AS tier, t.order_id, t.user_id, t.status, t.passed_on_at,
       t.holder_name, t.holder_email, t.holder_phone, t.price_units, t.currency, e.edition, d.name AS event_name,
       d.venue AS event_venue, d.start_at AS event_start_at, tier.effective_at, tier.expires_at, tier.grace_seconds,
       CASE WHEN r.event_id IS NULL THEN 0 ELSE r.cutoff_minutes END AS cutoff_minutes,
       EXISTS (SELECT FROM entries n WHERE n.ticket_id = t.id) AS entered
     FROM tickets t JOIN tiers tier ON tier.id = t.tier_id JOIN events e ON e.id = t.event_id
       JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition
       LEFT JOIN event_transfer_rules r ON r.event_id = t.event_id
     WHERE t.id = $1`,
    [id],
  );
  if (!row) throw new Error(`ticket ${id} went away`);
  return row;
}

/** Reads the ticket that replaces this one. */
export async function findSuccessor(
  tx: Tx,
  id: string,
): Promise<{ id: string; holder_name: string; holder_email: string } | undefined> {
  const rows = await tx.query<{ id: string; holder_name: string; holder_email: string }>(
    'SELECT id, holder_name, holder_email FROM tickets WHERE replaces = $1',
    [id],
  );
  return rows[0];
}
