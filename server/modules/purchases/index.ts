export { checkBooks, watchBooks } from './books/check-books.ts';
export { tellBooks } from './books/tell-books.ts';
export { connectSales } from './connect-sales.ts';
export { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
export { expireHolds } from './outside/expire-holds.ts';
export { purchaseByForm } from './purchase-by-form.ts';
export { refundMails } from './refunds/refund.mails.ts';
export { SalesDesk } from './sale/sales-desk.ts';
export { purchaseWithWallet } from './wallet/purchase-with-wallet.ts';
