import type { Tx } from '../../../platform/db/in-transaction.ts';
import { offerPlaces, publishFreePlaces } from './offer-places.ts';
import { deleteEntries, lockTierToOffer, markLeft, readEntriesOf } from './waiting.writes.ts';

/** Removes a person from every waitlist, with their personal data; places offered to them go to the next in line. */
export async function forgetWaiting(tx: Tx, email: string): Promise<void> {
  for (const { id, tierId } of await readEntriesOf(tx, email)) {
    const tier = await lockTierToOffer(tx, tierId);
    if (!tier || !(await markLeft(tx, id, tierId))) continue;
    publishFreePlaces(tx, tier);
    await offerPlaces(tx, [tierId]);
  }
  await deleteEntries(tx, email);
}
