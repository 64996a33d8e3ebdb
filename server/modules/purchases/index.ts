export { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
export { purchaseByForm } from './purchase-by-form.ts';
export { SalesDesk } from './sale/sales-desk.ts';
