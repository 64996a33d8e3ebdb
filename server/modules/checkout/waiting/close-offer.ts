import type { Tx } from '../../../platform/db/in-transaction.ts';
import { offerPlaces } from './offer-places.ts';
import { markTaken } from './waiting.writes.ts';
import type { WaitlistOffer } from './waitlist-offer.ts';

/** Marks a waitlist offer as taken by its buyer's order and offers the places left over to the next in line. */
export async function closeOffer(tx: Tx, { id, tierId }: WaitlistOffer, orderId: string): Promise<void> {
  await markTaken(tx, id, orderId);
  await offerPlaces(tx, [tierId]);
}
