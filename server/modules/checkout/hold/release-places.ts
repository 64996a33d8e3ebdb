import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { publishOrder, readLapsedHolds } from '../../orders/index.ts';
import { offerAgain, offerPlaces } from '../../waitlist/index.ts';
import { type Release, updateReleased } from './release.writes.ts';

/**
 * Releases the places of an order that will not be paid: the order is cancelled, its transfer voided. A waitlist offer
 * stays with its buyer as long as it lasts; other places go to the next on the waitlist.
 * @returns false when there was nothing left to release
 */
export async function releasePlaces(tx: Tx, release: Release): Promise<boolean> {
  const released = await updateReleased(tx, release);
  if (!released) return false;
  await tx.audit({
    action: 'order.lapse',
    entityType: 'order',
    entityId: release.orderId,
    issuerId: released.issuerId,
    details: { event_id: released.eventId, state: release.state, code: release.code },
  });
  await offerAgain(tx, release.orderId);
  await offerPlaces(tx, released.tierIds);
  tx.afterCommit(() => publishOrder(tx, released));
  return true;
}

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
      reason:
        'The tickets were not paid in time, so they are for sale again. A payment made now is returned.',
      feeUnits: null,
    } as const;
    if (await inTransaction(scope, (tx) => releasePlaces(tx, release), SYSTEM_TENANCY)) lapsed += 1;
  }
  return lapsed;
}
