import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { CancellationPolicy } from './cancellation-policy.rules.ts';

export async function upsertPolicy(
  tx: Tx,
  event: { id: string; issuerId: string },
  { cutoffMinutes, refundsPaid, steps, keepsFees }: CancellationPolicy,
): Promise<void> {
  await tx.query(
    `INSERT INTO event_cancellation_rules (event_id, issuer_id, cutoff_minutes, refunds_paid, updated_at, step_minutes, step_percents,
       keeps_fees)
     VALUES ($1, $2, $3, $4, $5, $6::int[], $7::smallint[], $8)
     ON CONFLICT (event_id) DO UPDATE SET cutoff_minutes = excluded.cutoff_minutes, refunds_paid = excluded.refunds_paid,
       updated_at = excluded.updated_at, step_minutes = excluded.step_minutes, step_percents = excluded.step_percents,
       keeps_fees = excluded.keeps_fees`,
    [
      ...[event.id, event.issuerId, cutoffMinutes, refundsPaid, tx.scope.clock.now()],
      ...[steps.map(({ minutes }) => minutes), steps.map(({ percent }) => percent), keepsFees],
    ],
  );
}

/** Records who cancelled a ticket; once. */
export async function insertTicketCancellation(
  tx: Tx,
  given: {
    ticketId: string;
    orderId: string;
    issuerId: string;
    by: string | null;
    at: Date;
    keptUnits: bigint;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO ticket_cancellations (ticket_id, order_id, issuer_id, requested_by, requested_at, kept_units)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [given.ticketId, given.orderId, given.issuerId, given.by, given.at, given.keptUnits],
  );
}
