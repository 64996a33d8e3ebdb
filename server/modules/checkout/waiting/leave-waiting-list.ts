import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { waitingBySecret } from './find-waiting.ts';
import { offerPlaces, publishFreePlaces } from './offer-places.ts';
import { lockTierToOffer, markLeft } from './waiting.writes.ts';

/**
 * Leaves the waitlist; places that were offered go to the next in line.
 * @throws NotFound
 */
export async function leaveWaitingList(scope: Scope, secret: string): Promise<void> {
  const { id, tierId, issuerId, eventId } = await waitingBySecret(scope, secret);
  await inTransaction(
    scope,
    async (tx) => {
      await lockTierToOffer(tx, tierId);
      if (!(await markLeft(tx, id, tierId))) return;
      await tx.audit({
        action: 'waiting.leave',
        entityType: 'tier',
        entityId: tierId,
        issuerId,
        details: { event_id: eventId, entry: id },
      });
      publishFreePlaces(tx, { eventId, issuerId });
      await offerPlaces(tx, [tierId]);
    },
    SYSTEM_TENANCY,
  );
}
