export { PurchaseMethodEnum } from './any-method/any-method.schema.ts';
export type { PurchaseMethod } from './any-method/any-purchase.ts';
export { purgeRefusals } from './buyer-limit/buyer-refusal.writes.ts';
export { issueGuestOrders, NO_PLACES_LEFT, UNKNOWN_TIER } from './form/issue-guest-orders.ts';
export { placeDoorOrder } from './form/place-door-order.ts';
export { purchaseByForm } from './form/purchase-by-form.ts';
export { releasePlaces } from './hold/release-places.ts';
export {
  expireProviderHolds,
  followAttempt,
  keepWhileChecked,
  settleTogether,
} from './provider/complete-attempt.ts';
export { methodsOf } from './provider/provider-charge.ts';
export { countsCards } from './provider/provider-payment.reads.ts';
export { bookChargeback, hasChargeback } from './provider/provider-payment.writes.ts';
export { purchaseWithProvider } from './provider/purchase-with-provider.ts';
export { requestDoorPayment } from './provider/request-door-payment.ts';
export { FormPurchaseLine } from './purchase.schema.ts';
export { purchaseWithWallet } from './wallet/purchase-with-wallet.ts';
