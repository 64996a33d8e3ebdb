import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { lockPlaces } from '../events/index.ts';
import { entryBySecret } from './waitlist.queries.ts';
import {
  deleteEntries,
  lockTierToOffer,
  markLeft,
  readEntriesOf,
  readTierToOffer,
} from './waitlist.writes.ts';
import { offerPlaces, publishFreePlaces } from './waitlist-offer.ts';

/**
 * Leaves the waitlist; places that were offered go to the next in line.
 * @throws NotFound
 */
export async function leaveWaitingList(scope: Scope, secret: string): Promise<void> {
  const { id, tierId, issuerId, eventId } = await entryBySecret(scope, secret);
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

/** Removes a person from every waitlist, with their personal data; places offered to them go to the next in line. */
export async function leaveAllWaitlists(tx: Tx, email: string): Promise<void> {
  const entries = await readEntriesOf(tx, email);
  await lockPlaces(
    tx,
    entries.map(({ tierId }) => tierId),
  );
  for (const { id, tierId } of entries) {
    const tier = await readTierToOffer(tx, tierId, false);
    if (!tier || !(await markLeft(tx, id, tierId))) continue;
    publishFreePlaces(tx, tier);
    await offerPlaces(tx, [tierId]);
  }
  await deleteEntries(tx, email);
}
