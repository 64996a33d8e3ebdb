import type { Services } from '../../platform/services.ts';
import { receivePayments } from './external-wallet/receive-payment.ts';
import { refundPayments } from './refunds/refund-payments.ts';
import { orderPayments } from './wallet/order-payments.ts';

/**
 * Registers the handlers of settled intents and of payments by others. Must run before settlement and follower start.
 */
export function connectSales({ settlement, follower }: Services): void {
  settlement.handle('order_payment', orderPayments);
  settlement.handle('refund', refundPayments);
  follower.onPayment(receivePayments);
}
