import type { Services } from '../../platform/services.ts';
import { receivePayments } from './external-wallet/receive-payment.ts';
import { refundPayments } from './refunds/refund-payments.ts';
import { orderPayments } from './wallet/order-payments.ts';

/** Says what follows from the outcomes of the sales' wishes, and from payments by others. Before settlement and follower start. */
export function connectSales({ settlement, follower }: Services): void {
  settlement.handle('order_payment', orderPayments);
  settlement.handle('refund', refundPayments);
  follower.onPayment(receivePayments);
}
