import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import type { Scope } from '../../platform/scope.ts';
import { findPayout } from './payout.queries.ts';
import type { PayoutRecord } from './payout.reads.ts';
import { AnotherPersonNeeded, canReject, mayApprove, PayoutChanged } from './payout.rules.ts';
import type { Payout } from './payout.schema.ts';
import { addApproval, lockPayout, writeRejected } from './payout.writes.ts';
import { recordPayout } from './record-payout.ts';
import { checkedText } from './set-destination.ts';

/**
 * Approves a payout to the destination that the person has seen. The second approval is of another person, and neither
 * is the one who requested it; the database refuses anything else too.
 * @throws NotFound, PayoutChanged, AnotherPersonNeeded
 */
export async function approvePayout(
  scope: Scope,
  { id, destinationId }: { id: string; destinationId: string },
): Promise<Payout> {
  const { userId } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const payout = await lockSeen(tx, id);
    if (payout.state !== 'requested' || payout.destination.id !== destinationId) throw new PayoutChanged();
    if (!mayApprove(scope.actor, payout)) throw new AnotherPersonNeeded();
    await addApproval(tx, payout, userId);
    await recordPayout(tx, 'approve', payout, { approval: payout.firstApprovedBy === null ? 1 : 2 });
  });
  return findPayout(scope, id);
}

/** Rejects a payout, or withdraws one of the actor's organiser, before it is sent. @throws NotFound, BadInput, PayoutChanged */
export async function rejectPayout(
  scope: Scope,
  { id, reason }: { id: string; reason: string },
): Promise<Payout> {
  const why = checkedText('reason', reason, 1, PAYOUT_LIMITS.reason);
  await inTransaction(scope, async (tx) => {
    const payout = await lockSeen(tx, id);
    if (!canReject(payout)) throw new PayoutChanged();
    await writeRejected(tx, id, why);
    await recordPayout(tx, 'reject', payout, { reason: why });
  });
  return findPayout(scope, id);
}

/** Locks a payout that the transaction's tenancy shows. @throws NotFound */
export function lockSeen(tx: Tx, id: string): Promise<PayoutRecord> {
  return findOrFail('payout', id, () => lockPayout(tx, id));
}
