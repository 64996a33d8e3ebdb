import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { publishOrder } from '../issue/issue-tickets.ts';
import { readLapsedHolds } from '../order.reads.ts';
import { offerAgain } from '../waiting/waiting.writes.ts';
import { offerPlaces } from '../waiting/waitlist-offer.ts';

export interface Release {
  orderId: string;
  state: 'failed' | 'expired';
  code: string;
  /** Shown to the buyer and to staff. */
  reason: string;
  /** The fee in stroops that the ledger charged nevertheless. */
  feeUnits: bigint | null;
}

interface ReleasedRow {
  order_id: string;
  event_id: string;
  issuer_id: string;
  tier_ids: string[];
}

/**
 * Releases the places of an order that will not be paid: the order is cancelled, its transfer voided. A waitlist offer
 * stays with its buyer as long as it lasts; other places go to the next on the waitlist.
 * @returns false when there was nothing left to release
 */
export async function releasePlaces(tx: Tx, release: Release): Promise<boolean> {
  const now = tx.scope.clock.now();
  const [released] = await tx.query<ReleasedRow>(RELEASE, [
    release.orderId,
    release.state,
    release.code,
    release.reason,
    release.feeUnits,
    now,
    tx.scope.ids.uuid(),
  ]);
  if (!released) return false;
  await tx.audit({
    action: 'order.lapse',
    entityType: 'order',
    entityId: release.orderId,
    issuerId: released.issuer_id,
    details: { event_id: released.event_id, state: release.state, code: release.code },
  });
  await offerAgain(tx, release.orderId);
  await offerPlaces(tx, released.tier_ids);
  tx.afterCommit(() => publishOrder(tx, released));
  return true;
}

const RELEASE = `
WITH lapsed AS MATERIALIZED (
  SELECT order_id, event_id, issuer_id, tier_id, quantity FROM payments
  WHERE order_id = $1 AND state IN ('held', 'paying') FOR NO KEY UPDATE
), line AS MATERIALIZED (
  SELECT tier_id, quantity FROM lapsed WHERE tier_id IS NOT NULL
  UNION ALL
  SELECT n.tier_id, n.quantity FROM lapsed l JOIN payment_lines n ON n.order_id = l.order_id WHERE l.tier_id IS NULL
), place AS MATERIALIZED (
  SELECT id FROM tiers WHERE id IN (SELECT tier_id FROM line) ORDER BY id FOR UPDATE
), counted AS (
  UPDATE tiers t SET held = t.held - n.quantity FROM line n JOIN place ON place.id = n.tier_id WHERE t.id = n.tier_id
), ordered AS (
  UPDATE orders o SET status = 'cancelled' FROM lapsed l WHERE o.id = l.order_id
), closed AS (
  UPDATE payments p SET state = $2, failure_code = $3, failure = $4, fee_units = $5, finished_at = $6
  FROM lapsed l WHERE p.order_id = l.order_id
), voided AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, kind, debit, credit, currency, units,
    occurred_at, phase, pending_id)
  SELECT $7, j.issuer_id, j.event_id, j.order_id, j.contract_id, j.kind, j.debit, j.credit, j.currency, j.units, $6, 'voided', j.id
  FROM lapsed l JOIN journal_transfers j ON j.order_id = l.order_id AND j.phase = 'pending' AND j.kind = 'ticket_payment'
)
SELECT order_id, event_id, issuer_id, (SELECT json_agg(tier_id) FROM line) AS tier_ids FROM lapsed`;

/**
 * Releases places that were not paid in time. The ledger's time counts, and only after every payment up to it was read,
 * so that a payment in time is never late because this service was.
 * @returns how many orders lapsed
 */
export async function expireHolds(scope: Scope): Promise<number> {
  const { ledgerState, ledger, follower } = scope.services;
  if (!ledgerState.standing.up) return 0;
  const { closedAt } = await ledger.latest();
  const due = await readLapsedHolds(scope.db, closedAt);
  if (due.length === 0) return 0;
  await follower.catchUp();
  let lapsed = 0;
  for (const orderId of due) {
    const release = {
      orderId,
      state: 'expired',
      code: 'not_paid',
      reason: 'The tickets were not paid in time, so they are for sale again. What is paid now goes back.',
      feeUnits: null,
    } as const;
    if (await inTransaction(scope, (tx) => releasePlaces(tx, release), SYSTEM_TENANCY)) lapsed += 1;
  }
  return lapsed;
}
