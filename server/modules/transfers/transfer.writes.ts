import type { Tx } from '../../platform/db/in-transaction.ts';
import { insertTickets, TICKET_COLUMNS, TICKET_JOINS, type TicketRecord } from '../tickets/index.ts';

/** A ticket that may be replaced, with the current edition of its event. */
export type TransferableTicket = TicketRecord & { edition: number };

export interface Successor {
  id: string;
  userId: string | null;
  holderId: string | null;
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
export async function lockTransferable(tx: Tx, id: string, orderId: string): Promise<TransferableTicket> {
  await tx.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
  await tx.query('SELECT FROM tickets WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const [row] = await tx.query<TransferableTicket>(
    `SELECT ${TICKET_COLUMNS}, event.edition FROM tickets t ${TICKET_JOINS} WHERE t.id = $1`,
    [id],
  );
  if (!row) throw new Error(`ticket ${id} went away`);
  return row;
}

/**
 * Voids the ticket, ends its phone and inserts its successor, in one statement. The old code takes the issuer's next revocation number,
 * so that offline doors receive it; its capacity, its due and the order pass to the successor. The caller has locked
 * the order and the ticket; issuer and tier follow, as in refunds.
 */
export async function replaceTicket(
  tx: Tx,
  old: TransferableTicket,
  successor: Successor,
  given: { reason: string; by: string | null; actor: string },
): Promise<void> {
  await tx.query(REPLACE, [
    old.id,
    old.issuerId,
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
    old.effectiveAt,
    old.expiresAt,
    old.graceSeconds,
    successor.holderId,
  ]);
}

const SUCCESSOR = insertTickets(
  {
    id: '$7',
    issuerId: 'was.issuer_id',
    eventId: 'was.event_id',
    edition: '$14',
    tierId: 'was.tier_id',
    orderId: 'was.order_id',
    userId: '$8',
    holderId: '$18',
    serial: 'numbering.serial',
    holderName: '$9',
    holderEmail: '$10',
    holderPhone: '$11',
    priceUnits: 'was.price_units',
    currency: 'was.currency',
    dueStatus: 'was.due_status',
    dueMethod: 'was.due_method',
    dueSettledAt: 'was.due_settled_at',
    dueSettledBy: 'was.due_settled_by',
    issuedAt: '$6',
    effectiveAt: '$15',
    expiresAt: '$16',
    graceSeconds: '$17',
    keyVersion: '$12',
    signature: '$13',
    playMoney: 'was.play_money',
    isTest: 'was.is_test',
    replaces: '$1',
  },
  'was, numbering, numbered',
);

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
), unbound AS (
  UPDATE ticket_phones SET ended_at = $6, end_reason = 'transferred' WHERE ticket_id = $1 AND ended_at IS NULL
), numbering AS (
  UPDATE tiers SET next_serial = next_serial + 1 WHERE id = (SELECT tier_id FROM was) RETURNING next_serial - 1 AS serial
)
${SUCCESSOR}`;

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
