import { selectList } from '../../../platform/db/columns.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type EndpointMaintainer, isSuccess, leaseUntil, nextTry } from '../webhook.rules.ts';
import { DELIVERY, DELIVERY_SOURCE, type DeliveryRecord, MAINTAINER } from './delivery.reads.ts';
import { DeliveryRow } from './delivery.row.ts';

/** A claimed delivery, with all that sending it needs. */
export interface DueDelivery extends DeliveryRow {
  url: string;
  secret: string;
  formerSecret: string | null;
  type: string;
  happenedAt: Date;
  data: Record<string, unknown>;
  maintainer: EndpointMaintainer;
}

/** Outcome of an attempt. `status` null: no answer, for the reason in `error`. */
export interface Outcome {
  at: Date;
  milliseconds: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

/**
 * Claims due deliveries, the oldest first. Their next attempt is set before they are sent: this lease makes other
 * processes skip them, and has them retried when the process dies.
 */
export async function claimDeliveries(tx: Tx, limit: number): Promise<DueDelivery[]> {
  const now = tx.scope.clock.now();
  return tx.query<DueDelivery>(
    `WITH due AS (
       SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id AND w.active
       WHERE d.state = 'waiting' AND d.next_attempt_at <= $1
       ORDER BY d.next_attempt_at, d.created_at LIMIT $2 FOR UPDATE OF d SKIP LOCKED),
     taken AS (
       UPDATE webhook_deliveries d SET attempts = d.attempts + 1, tries = d.tries + 1, next_attempt_at = $3
       FROM due WHERE d.id = due.id RETURNING d.*)
     SELECT ${selectList(DeliveryRow, 't')}, w.url, w.secret,
       CASE WHEN w.former_until > $1 THEN w.former_secret END AS "formerSecret",
       h.type, h.happened_at AS "happenedAt", h.data, ${MAINTAINER}
     FROM taken t JOIN webhook_endpoints w ON w.id = t.endpoint_id JOIN webhook_happenings h ON h.id = t.happening_id
       LEFT JOIN users k ON k.id = w.address_set_by
     ORDER BY t.created_at, h.happened_at`,
    [now, limit, leaseUntil(now)],
  );
}

export async function recordOutcome(tx: Tx, delivery: DueDelivery, outcome: Outcome): Promise<void> {
  const taken = isSuccess(outcome.status);
  const next = taken ? undefined : nextTry(outcome.at, delivery.tries);
  await tx.query(
    `INSERT INTO webhook_attempts (delivery_id, number, issuer_id, at, milliseconds, status, error, answer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      ...[delivery.id, delivery.attempts, delivery.issuerId],
      ...[outcome.at, outcome.milliseconds, outcome.status, outcome.error, outcome.answer],
    ],
  );
  // Changes nothing when the delivery was failed or replayed meanwhile.
  await tx.query(
    `UPDATE webhook_deliveries SET state = $2, delivered_at = $3, next_attempt_at = coalesce($4, next_attempt_at)
     WHERE id = $1 AND state = 'waiting' AND attempts = $5`,
    [
      delivery.id,
      taken ? 'delivered' : next ? 'waiting' : 'failed',
      taken ? outcome.at : null,
      next ?? null,
      delivery.attempts,
    ],
  );
}

/** Restarts a finished delivery. @returns false for one that is still pending */
export async function restartDelivery(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE webhook_deliveries SET state = 'waiting', tries = 0, delivered_at = NULL, next_attempt_at = $2
     WHERE id = $1 AND state <> 'waiting' RETURNING id`,
    [id, tx.scope.clock.now()],
  );
  return rows.length > 0;
}

export async function findDelivery(
  tx: Tx,
  id: string,
  issuerId: string,
): Promise<DeliveryRecord | undefined> {
  const [row] = await tx.query<DeliveryRecord>(
    `SELECT ${DELIVERY} FROM ${DELIVERY_SOURCE}
     WHERE d.id = $1 AND d.issuer_id = $2 AND w.deleted_at IS NULL`,
    [id, issuerId],
  );
  return row;
}

/** Inserts an event that is delivered to one endpoint only. */
export async function insertPing(
  tx: Tx,
  ping: { happeningId: string; deliveryId: string; endpointId: string; issuerId: string; data: object },
): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `INSERT INTO webhook_happenings (id, issuer_id, type, happened_at, data) VALUES ($1, $2, 'ping', $3, $4)`,
    [ping.happeningId, ping.issuerId, now, JSON.stringify(ping.data)],
  );
  await tx.query(
    `INSERT INTO webhook_deliveries (id, endpoint_id, happening_id, issuer_id, state, next_attempt_at, created_at)
     VALUES ($1, $2, $3, $4, 'waiting', $5, $5)`,
    [ping.deliveryId, ping.endpointId, ping.happeningId, ping.issuerId, now],
  );
}
