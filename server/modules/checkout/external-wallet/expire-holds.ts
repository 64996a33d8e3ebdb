import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { releasePlaces } from '../issue/release-places.ts';
import { readLapsedHolds } from './hold.reads.ts';

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
