import type { Clock } from '../../platform/clock.ts';
import { drained } from '../../platform/concurrency.ts';
import type { Database } from '../../platform/db/database.ts';
import { purgeOldCalls } from '../../platform/idempotency/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import type { Topics } from '../../platform/topics.ts';
import type { StockAnnouncer } from '../orders/index.ts';
import { AnyMethodResolver } from './any-method/any-method.resolver.ts';
import { BuyerLimitResolver } from './buyer-limit/buyer-limit.resolver.ts';
import { purgeOldBuyers } from './buyer-limit/purge-buyers.ts';
import { receivePayments } from './external-wallet/receive-payment.ts';
import { TierQueues } from './form/tier-queues.ts';
import { HoldBatcher } from './hold/hold-batcher.ts';
import { Payees } from './hold/payee.ts';
import { expireHolds } from './hold/release-places.ts';
import { createAttemptReads } from './provider/attempt-reads.ts';
import {
  EventMethodsResolver,
  OrderAttemptResolver,
  ProviderPaymentResolver,
} from './provider/provider-payment.resolver.ts';
import { PurchaseReads } from './purchase.reads.ts';
import { PurchaseResolver, QuoteEventResolver, WalletPurchaseResolver } from './purchase.resolver.ts';
import { Admission, PurchaseCalls } from './purchase-calls.ts';
import { purgeIdempotencyKeys } from './purge-idempotency-keys.ts';
import { orderPayments } from './wallet/order-payments.ts';
import { KnownFunds } from './wallet/paying-wallet.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  topics: Topics;
  mail: Mailer;
  stockAnnouncer: StockAnnouncer;
}

/** Creates the services of sales. One of each per process; several processes may sell the same tier. */
export function createCheckout({ db, clock, topics, mail, stockAnnouncer }: Dependencies) {
  return {
    purchaseCalls: new PurchaseCalls(),
    admission: new Admission(),
    purchaseReads: new PurchaseReads(db),
    attemptReads: createAttemptReads(db, clock),
    tierQueues: new TierQueues(db, mail, stockAnnouncer),
    holds: new HoldBatcher(db),
    payees: new Payees(topics),
    funds: new KnownFunds(),
  };
}

/** Resolves when every accepted call is answered. */
async function stopSales({ purchaseCalls, tierQueues, payees }: Services): Promise<void> {
  await drained(purchaseCalls, tierQueues);
  payees.close();
}

type CheckoutServices = ReturnType<typeof createCheckout>;

declare module '../../platform/services.ts' {
  interface Services extends CheckoutServices {}
}

export const checkout: Module = {
  resolvers: [
    AnyMethodResolver,
    QuoteEventResolver,
    PurchaseResolver,
    WalletPurchaseResolver,
    BuyerLimitResolver,
    ProviderPaymentResolver,
    OrderAttemptResolver,
    EventMethodsResolver,
  ],
  jobs: (scope) => [
    { name: 'purchases.expire-holds', ...EVERY_MINUTE, run: () => expireHolds(scope()) },
    { name: 'purchases.purge-buyers', cron: '53 4 * * *', run: () => purgeOldBuyers(scope()) },
    {
      name: 'idempotency.purge',
      cron: '41 * * * *',
      run: async () => {
        await purgeIdempotencyKeys(scope());
        await purgeOldCalls(scope());
      },
    },
  ],
  cleanups: [purgeOldBuyers, purgeIdempotencyKeys, purgeOldCalls],
  connect({ settlement, follower }) {
    settlement.handle('order_payment', orderPayments);
    follower.onPayment(receivePayments);
  },
  start: ({ services, scope }) => services.holds.start(scope),
  stop: ({ services }) => stopSales(services),
};
