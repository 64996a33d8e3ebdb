import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { readLapsedTiers, readTiersToOffer } from './waitlist.reads.ts';
import { lapseOffersOf, lockTierToOffer, purgeFinished } from './waitlist.writes.ts';
import { offerPlaces, publishFreePlaces } from './waitlist-offer.ts';

const KEPT_DAYS = 30;

/**
 * Ends lapsed offers and offers their places to the next in line, as well as places that came free in another way, such
 * as by reopened sales. A tier is one transaction: the next round redoes an interrupted one.
 */
export async function processWaitlist(scope: Scope): Promise<void> {
  const now = scope.clock.now();
  for (const tierId of await readLapsedTiers(scope.db, now)) {
    await inTransaction(
      scope,
      async (tx) => {
        const tier = await lockTierToOffer(tx, tierId);
        if (!tier || (await lapseOffersOf(tx, tierId)) === 0) return;
        scope.services.failpoints.reach('waiting.lapsed');
        publishFreePlaces(tx, tier);
        await offerPlaces(tx, [tierId]);
      },
      SYSTEM_TENANCY,
    );
  }
  for (const tierId of await readTiersToOffer(scope.db)) {
    await inTransaction(scope, (tx) => offerPlaces(tx, [tierId]), SYSTEM_TENANCY);
  }
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await inTransaction(scope, (tx) => purgeFinished(tx, before), SYSTEM_TENANCY);
}
