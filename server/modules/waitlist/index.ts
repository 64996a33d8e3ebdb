export { closeWaitlists } from './close-waitlist.ts';
export { leaveAllWaitlists } from './leave-waitlist.ts';
export { OfferGone } from './waitlist.rules.ts';
export { freeForOrder, offerAgain, tiersOfOrders } from './waitlist.writes.ts';
export { closeOffer, findWaitlistOffer, offerPlaces, type WaitlistOffer } from './waitlist-offer.ts';
