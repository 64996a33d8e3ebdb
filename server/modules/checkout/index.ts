export { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
export { purchaseByForm } from './form/purchase-by-form.ts';
export { expireHolds } from './hold/release-places.ts';
export { issueGuestOrders, NO_PLACES_LEFT, UNKNOWN_TIER } from './issue/issue-guest-orders.ts';
export { findOrder } from './order.queries.ts';
export { type Buyer, buyerFaults, LONGEST as BUYER_LIMITS } from './order-request.rules.ts';
export { describeReconciliation, reconcile } from './reconciliation/reconcile.ts';
export { forgetWaiting } from './waiting/leave-waiting-list.ts';
export { purchaseWithWallet } from './wallet/purchase-with-wallet.ts';
