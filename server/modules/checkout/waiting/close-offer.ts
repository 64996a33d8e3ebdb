import type { Tx } from '../../../platform/db/in-transaction.ts';
import { offerPlaces } from './offer-places.ts';
import { markTaken } from './waiting.writes.ts';
import type { WaitlistOffer } from './waitlist-offer.ts';

/** The order of its owner stands: the offer is taken, and places that he did not want go to the next. */
export async function closeOffer(tx: Tx, { id, tierId }: WaitlistOffer, orderId: string): Promise<void> {
  await markTaken(tx, id, orderId);
  await offerPlaces(tx, [tierId]);
}
