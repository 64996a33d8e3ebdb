import type { Tx } from '../../../platform/db/in-transaction.ts';

export async function insertCancellation(
  tx: Tx,
  given: {
    eventId: string;
    issuerId: string;
    reason: string;
    refundPercent: number;
    by: string;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO event_cancellations (event_id, issuer_id, reason, requested_by, orders, started_at, refund_percent)
     VALUES ($1, $2, $3, $4,
       (SELECT count(*)::int FROM orders WHERE event_id = $1 AND status IN ('due', 'held', 'paid')), $5, $6)`,
    [
      ...[given.eventId, given.issuerId, given.reason, given.by],
      ...[tx.scope.clock.now(), given.refundPercent],
    ],
  );
}

/** Locks an open cancellation; undefined: done, or locked by another process. */
export async function lockCancellation(
  tx: Tx,
  eventId: string,
): Promise<{ reason: string; refundPercent: number } | undefined> {
  const rows = await tx.query<{ reason: string; refundPercent: number }>(
    `SELECT reason, refund_percent AS "refundPercent" FROM event_cancellations WHERE event_id = $1 AND finished_at IS NULL FOR UPDATE SKIP LOCKED`,
    [eventId],
  );
  return rows[0];
}

/** @returns true once no order of the event is left to refund */
export async function finishCancellation(tx: Tx, eventId: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE event_cancellations c SET finished_at = $2 WHERE c.event_id = $1 AND c.finished_at IS NULL
       AND NOT EXISTS (SELECT FROM orders o WHERE o.event_id = $1 AND o.status IN ('due', 'held', 'paid')
         AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.kind = 'order' AND r.state = 'failed'))
     RETURNING c.event_id`,
    [eventId, tx.scope.clock.now()],
  );
  if (rows.length === 0) return false;
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('event.cancellation', eventId, { eventId }));
  return true;
}
