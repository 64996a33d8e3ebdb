import type { Tx } from '../../platform/db/in-transaction.ts';
import type { TransferableRow } from './transfer.reads.ts';

export interface Successor {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  phone: string;
  keyVersion: number;
  signature: Buffer;
  issuedAt: Date;
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

/**
 * Voids the ticket and inserts its successor, in one statement. The old code takes the issuer's next revocation number,
 * so that offline doors receive it; its capacity, its due and the order pass to the successor. The caller has locked
 * the order and the ticket; issuer and tier follow, as in refunds.
 */
export async function replaceTicket(
  tx: Tx,
  old: TransferableRow,
  successor: Successor,
  given: { reason: string; by: string | null; actor: string },
): Promise<void> {
  await tx.query(REPLACE, [
    old.id,
    old.issuer_id,
    given.reason,
    given.by,
    given.actor,
    successor.issuedAt,
    successor.id,
    successor.userId,
    successor.name,
    successor.email,
    successor.phone,
    successor.keyVersion,
    successor.signature,
    old.edition,
    old.effective_at,
    old.expires_at,
    old.grace_seconds,
  ]);
}

const REPLACE = `
WITH was AS MATERIALIZED (SELECT * FROM tickets WHERE id = $1),
numbered AS (
  UPDATE issuers SET revocation_number = revocation_number + 1 WHERE id = $2 RETURNING revocation_number
), revoked AS (
  INSERT INTO revocations (issuer_id, number, ticket_id, revoked_at, revoked_by, actor, reason)
  SELECT $2, revocation_number, $1, $6, $4, $5, $3 FROM numbered
), voided AS (
  UPDATE tickets SET status = 'cancelled', passed_on_at = $6, due_status = 'none', due_method = NULL,
    due_settled_at = NULL, due_settled_by = NULL
  WHERE id = $1
), numbering AS (
  UPDATE tiers SET next_serial = next_serial + 1 WHERE id = (SELECT tier_id FROM was) RETURNING next_serial - 1 AS serial
)
INSERT INTO tickets (id, issuer_id, event_id, edition, tier_id, order_id, user_id, serial, holder_name, holder_email,
  holder_phone, price_units, currency, due_status, due_method, due_settled_at, due_settled_by, issued_at, effective_at,
  expires_at, grace_seconds, key_version, signature, play_money, is_test, replaces)
SELECT $7, was.issuer_id, was.event_id, $14, was.tier_id, was.order_id, $8, numbering.serial, $9, $10, $11, was.price_units,
  was.currency, was.due_status, was.due_method, was.due_settled_at, was.due_settled_by, $6, $15, $16, $17, $12, $13, was.play_money, was.is_test, $1
FROM was, numbering, numbered`;

export async function upsertCutoff(
  tx: Tx,
  event: { id: string; issuerId: string },
  minutes: number | null,
): Promise<void> {
  await tx.query(
    `INSERT INTO event_transfer_rules (event_id, issuer_id, cutoff_minutes, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (event_id) DO UPDATE SET cutoff_minutes = excluded.cutoff_minutes, updated_at = excluded.updated_at`,
    [event.id, event.issuerId, minutes, tx.scope.clock.now()],
  );
}
