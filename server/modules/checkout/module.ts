import { forgetOldCalls } from '../../platform/idempotency/index.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { connectSales } from './connect-sales.ts';
import { expireHolds } from './external-wallet/expire-holds.ts';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
import { OrderResolver } from './order.resolver.ts';
import { MovementOrderResolver, TicketOrderResolver } from './order-fields.resolver.ts';
import { PurchaseResolver } from './purchase.resolver.ts';
import { watchBooks } from './reconciliation/check-books.ts';
import { BooksResolver } from './reconciliation/reconciliation.resolver.ts';
import { refundMails } from './refunds/refund.mails.ts';
import { CancellationEventResolver, RefundResolver } from './refunds/refund.resolver.ts';
import { releaseUnconfirmed } from './refunds/release-unconfirmed.ts';
import { type SalesDependencies, SalesService } from './sale/sales-service.ts';
import { tendWaitingList } from './waiting/tend-waiting-list.ts';
import { waitingMails } from './waiting/waiting.mails.ts';
import { WaitingResolver } from './waiting/waiting.resolver.ts';
import { QuoteEventResolver } from './wallet/quote-event.resolver.ts';
import { WalletPurchaseResolver } from './wallet/wallet-purchase.resolver.ts';

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
    BooksResolver,
  ],
  mails: { ...refundMails, ...waitingMails },
  jobs: (scope) => [
    { name: 'books.check', cron: '7 * * * *', run: () => watchBooks(scope()) },
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
  tidies: [forgetIdempotencyKeys, forgetOldCalls],
  connect: connectSales,
};
