import { forgetOldCalls } from '../../platform/idempotency/index.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { receivePayments } from './external-wallet/receive-payment.ts';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
import { expireHolds } from './hold/release-places.ts';
import { MovementOrderResolver, OrderResolver, TicketOrderResolver } from './order.resolver.ts';
import { PurchaseResolver, QuoteEventResolver, WalletPurchaseResolver } from './purchase.resolver.ts';
import { logReconciliation } from './reconciliation/reconcile.ts';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.ts';
import { refundMails } from './refunds/refund.mails.ts';
import { CancellationEventResolver, RefundResolver } from './refunds/refund.resolver.ts';
import { refundPayments } from './refunds/refund-payments.ts';
import { releaseUnconfirmed } from './refunds/release-unconfirmed.ts';
import { type SalesDependencies, SalesService } from './sale/sales-service.ts';
import { tendWaitingList } from './waiting/tend-waiting-list.ts';
import { waitingMails } from './waiting/waiting.mails.ts';
import { WaitingResolver } from './waiting/waiting.resolver.ts';
import { orderPayments } from './wallet/order-payments.ts';

/**
 * Registers the handlers of settled intents and of payments by others. Must run before settlement and follower start.
 */
export function connectSales({ settlement, follower }: Services): void {
  settlement.handle('order_payment', orderPayments);
  settlement.handle('refund', refundPayments);
  follower.onPayment(receivePayments);
}

/** Creates the sales service. */
export function createCheckout(dependencies: SalesDependencies) {
  return { sales: new SalesService(dependencies) };
}

type CheckoutServices = ReturnType<typeof createCheckout>;

declare module '../../platform/services.ts' {
  interface Services extends CheckoutServices {}
}

export const checkout: Module = {
  resolvers: [
    QuoteEventResolver,
    PurchaseResolver,
    OrderResolver,
    TicketOrderResolver,
    MovementOrderResolver,
    WalletPurchaseResolver,
    WaitingResolver,
    RefundResolver,
    CancellationEventResolver,
    ReconciliationResolver,
  ],
  mails: { ...refundMails, ...waitingMails },
  jobs: (scope) => [
    { name: 'books.check', cron: '7 * * * *', run: () => logReconciliation(scope()) },
    { name: 'purchases.expire-holds', ...EVERY_MINUTE, run: () => expireHolds(scope()) },
    {
      name: 'purchases.release-unconfirmed',
      ...EVERY_MINUTE,
      run: async () => void (await releaseUnconfirmed(scope())),
    },
    { name: 'purchases.tend-waiting-list', ...EVERY_MINUTE, run: () => tendWaitingList(scope()) },
    { name: 'purchases.refund', ...EVERY_MINUTE, run: () => scope().services.sales.refunds.run() },
    {
      name: 'purchases.forget-keys',
      cron: '41 * * * *',
      run: async () => {
        await forgetIdempotencyKeys(scope());
        await forgetOldCalls(scope());
      },
    },
  ],
  cleanups: [forgetIdempotencyKeys, forgetOldCalls],
  connect: connectSales,
};
