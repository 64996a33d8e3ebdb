import type { Tx } from '../../../platform/db/in-transaction.ts';
import { offerPlaces, publishFreePlaces } from './offer-places.ts';
import { deleteEntries, lockTierToOffer, markLeft, readEntriesOf } from './waiting.writes.ts';

/** Takes somebody out of every line that he stands in, and what names him with it; his places go to the next. */
export async function forgetWaiting(tx: Tx, email: string): Promise<void> {
  for (const { id, tierId } of await readEntriesOf(tx, email)) {
    const tier = await lockTierToOffer(tx, tierId);
    if (!tier || !(await markLeft(tx, id, tierId))) continue;
    publishFreePlaces(tx, tier);
    await offerPlaces(tx, [tierId]);
  }
  await deleteEntries(tx, email);
}
