import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Starts a renewal; one that is under way goes on, and none is added. @returns whether one was started */
export async function insertRenewal(
  tx: Tx,
  { eventId, issuerId, by }: { eventId: string; issuerId: string; by: string | null },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO code_renewals (id, issuer_id, event_id, requested_by, started_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (event_id) WHERE finished_at IS NULL DO NOTHING RETURNING id`,
    [tx.scope.ids.uuid(), issuerId, eventId, by, tx.scope.clock.now()],
  );
  return rows.length > 0;
}

export interface OpenRenewal {
  id: string;
  eventId: string;
  issuerId: string;
  startedAt: Date;
  /** The ticket up to which the work is done; null at the beginning. */
  through: string | null;
}

/** Locks the oldest open renewal that no other process works on. */
export async function lockOpenRenewal(tx: Tx): Promise<OpenRenewal | undefined> {
  const [row] = await tx.query<OpenRenewal>(
    `SELECT id, event_id AS "eventId", issuer_id AS "issuerId", started_at AS "startedAt", through FROM code_renewals
     WHERE finished_at IS NULL ORDER BY started_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row;
}

/** Tickets that admit, were not used, and have the code from before the renewal. */
const DUE = `t.event_id = $1 AND t.status = 'active' AND t.issued_at < $2
  AND NOT EXISTS (SELECT FROM entries e WHERE e.ticket_id = t.id)`;

/** Returns the due tickets of the next order, beginning with the one that comes next. */
export async function readNextOrder(
  tx: Tx,
  { eventId, startedAt, through }: OpenRenewal,
): Promise<{ id: string; orderId: string }[]> {
  const [next] = await tx.query<{ id: string; orderId: string }>(
    `SELECT t.id, t.order_id AS "orderId" FROM tickets t WHERE ${DUE} AND ($3::uuid IS NULL OR t.id > $3)
     ORDER BY t.id LIMIT 1`,
    [eventId, startedAt, through],
  );
  if (next === undefined) return [];
  const rest = await tx.query<{ id: string; orderId: string }>(
    `SELECT t.id, t.order_id AS "orderId" FROM tickets t WHERE ${DUE} AND t.order_id = $3 AND t.id <> $4 ORDER BY t.id`,
    [eventId, startedAt, next.orderId, next.id],
  );
  return [next, ...rest];
}

export async function recordRenewed(tx: Tx, id: string, through: string, count: number): Promise<void> {
  await tx.query('UPDATE code_renewals SET through = $2, renewed = renewed + $3 WHERE id = $1', [
    id,
    through,
    count,
  ]);
}

export async function finishRenewal(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE code_renewals SET finished_at = $2 WHERE id = $1', [id, tx.scope.clock.now()]);
}
