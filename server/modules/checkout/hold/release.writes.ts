import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockedPools, POOLS_FIRST } from '../../events/index.ts';

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
  orderId: string;
  eventId: string;
  issuerId: string;
  tierIds: string[];
}

/** Cancels an order, frees its places and voids its transfer; undefined when it is not held any more. */
export async function updateReleased(tx: Tx, release: Release): Promise<ReleasedRow | undefined> {
  const { orderId, state, code, reason, feeUnits } = release;
  const { clock, ids } = tx.scope;
  const [row] = await tx.query<ReleasedRow>(RELEASE, [
    orderId,
    state,
    code,
    reason,
    feeUnits,
    clock.now(),
    ids.uuid(),
  ]);
  return row;
}

const RELEASE = `
WITH lapsed AS MATERIALIZED (
  SELECT order_id, event_id, issuer_id, tier_id, quantity FROM payments
  WHERE order_id = $1 AND state IN ('held', 'paying') FOR NO KEY UPDATE
), line AS MATERIALIZED (
  SELECT tier_id, quantity FROM lapsed WHERE tier_id IS NOT NULL
  UNION ALL
  SELECT n.tier_id, n.quantity FROM lapsed l JOIN payment_lines n ON n.order_id = l.order_id WHERE l.tier_id IS NULL
), ${lockedPools('SELECT tier_id FROM line')}, place AS MATERIALIZED (
  SELECT id FROM tiers WHERE id IN (SELECT tier_id FROM line) AND ${POOLS_FIRST} ORDER BY id FOR UPDATE
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
SELECT order_id AS "orderId", event_id AS "eventId", issuer_id AS "issuerId",
  (SELECT json_agg(tier_id) FROM line) AS "tierIds" FROM lapsed`;
