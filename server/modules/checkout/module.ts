import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import { forgetOldCalls } from '../../platform/idempotency/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import type { Topics } from '../../platform/topics.ts';
import { AnyMethodResolver } from './any-method/any-method.resolver.ts';
import { BuyerLimitResolver } from './buyer-limit/buyer-limit.resolver.ts';
import { forgetOldBuyers } from './buyer-limit/forget-buyers.ts';
import { EventMoneyResolver } from './event-money/event-money.resolver.ts';
import { EventOrdersResolver } from './event-orders.resolver.ts';
import { receivePayments } from './external-wallet/receive-payment.ts';
import { FindingObjectsResolver, PaymentFindingResolver } from './findings/payment-finding.resolver.ts';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
import { TierQueues } from './form/tier-queues.ts';
import { HoldBatcher } from './hold/hold-batcher.ts';
import { Payees } from './hold/payee.ts';
import { expireHolds } from './hold/release-places.ts';
import { IssuedTickets } from './issue/issue-tickets.ts';
import { ListingCache } from './listing/listing.reads.ts';
import {
  AskedTicketResolver,
  EventMoveResolver,
  MoveAnswerResolver,
  MoveEventResolver,
} from './move-answers/move-answer.resolver.ts';
import { MovementOrderResolver, OrderResolver, TicketOrderResolver } from './order.resolver.ts';
import { OrderKeys } from './order-keys.ts';
import {
  EventMethodsResolver,
  OrderAttemptResolver,
  ProviderPaymentResolver,
} from './provider/provider-payment.resolver.ts';
import { providerPayments } from './provider/provider-payments.ts';
import { PurchaseReads } from './purchase.reads.ts';
import { PurchaseResolver, QuoteEventResolver, WalletPurchaseResolver } from './purchase.resolver.ts';
import { Admission, PurchaseCalls } from './purchase-calls.ts';
import { logReconciliation } from './reconciliation/reconcile.ts';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.ts';
import { refundMails } from './refunds/refund.mails.ts';
import {
  CancellationEventResolver,
  OrderRefundTermsResolver,
  RefundResolver,
} from './refunds/refund.resolver.ts';
import { refundPayments } from './refunds/refund-payments.ts';
import { RefundWorker } from './refunds/refund-worker.ts';
import { releaseUnconfirmed } from './refunds/release-unconfirmed.ts';
import { StockAnnouncer } from './stock-announcer.ts';
import {
  CancellationPolicyResolver,
  TicketCancellationResolver,
} from './ticket-cancellation/ticket-cancellation.resolver.ts';
import { tendWaitingList } from './waiting/tend-waiting-list.ts';
import { waitingMails } from './waiting/waiting.mails.ts';
import { WaitingResolver } from './waiting/waiting.resolver.ts';
import { offerPlaces } from './waiting/waitlist-offer.ts';
import { orderPayments } from './wallet/order-payments.ts';
import { KnownFunds } from './wallet/paying-wallet.ts';

/**
 * Registers the handlers of settled intents and of payments by others. Must run before settlement and follower start.
 */
function connectSales({ settlement, follower, paymentHandlers }: Services): void {
  settlement.handle('order_payment', orderPayments);
  settlement.handle('refund', refundPayments);
  follower.onPayment(receivePayments);
  paymentHandlers.handle(providerPayments);
}

interface Dependencies {
  db: Database;
  topics: Topics;
  mail: Mailer;
  secrets: Secrets;
  log: Log;
}

/** Creates the services of sales. One of each per process; several processes may sell the same tier. */
export function createCheckout({ db, topics, mail, secrets, log }: Dependencies) {
  const stockAnnouncer = new StockAnnouncer(topics, mail);
  return {
    listings: new ListingCache(db, topics),
    orderKeys: new OrderKeys(secrets),
    purchaseCalls: new PurchaseCalls(),
    admission: new Admission(),
    purchaseReads: new PurchaseReads(db),
    tierQueues: new TierQueues(db, mail, stockAnnouncer),
    holds: new HoldBatcher(db),
    payees: new Payees(topics),
    funds: new KnownFunds(),
    issued: new IssuedTickets(),
    refunds: new RefundWorker(log),
    stockAnnouncer,
    waitlist: { offerPlaces },
  };
}

/** Resolves when every accepted call is answered. */
async function stopSales(services: Services): Promise<void> {
  const { purchaseCalls, tierQueues, refunds, stockAnnouncer, listings, payees } = services;
  while (!purchaseCalls.idle || !tierQueues.idle) await nextTurn();
  await refunds.stop();
  stockAnnouncer.close();
  listings.close();
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
    OrderResolver,
    EventOrdersResolver,
    TicketOrderResolver,
    MovementOrderResolver,
    WalletPurchaseResolver,
    WaitingResolver,
    BuyerLimitResolver,
    RefundResolver,
    CancellationEventResolver,
    OrderRefundTermsResolver,
    TicketCancellationResolver,
    CancellationPolicyResolver,
    MoveAnswerResolver,
    MoveEventResolver,
    EventMoveResolver,
    AskedTicketResolver,
    ReconciliationResolver,
    ProviderPaymentResolver,
    EventMoneyResolver,
    PaymentFindingResolver,
    FindingObjectsResolver,
    OrderAttemptResolver,
    EventMethodsResolver,
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
    { name: 'purchases.refund', ...EVERY_MINUTE, run: () => scope().services.refunds.run() },
    { name: 'purchases.forget-buyers', cron: '53 4 * * *', run: () => forgetOldBuyers(scope()) },
    {
      name: 'purchases.forget-keys',
      cron: '41 * * * *',
      run: async () => {
        await forgetIdempotencyKeys(scope());
        await forgetOldCalls(scope());
      },
    },
  ],
  cleanups: [forgetOldBuyers, forgetIdempotencyKeys, forgetOldCalls],
  connect: connectSales,
  start({ services: { holds, refunds, topics }, scope }) {
    holds.start(scope);
    refunds.start(scope);
    topics.listen('wallet.changed', '*', () => refunds.wakeWhenWaiting());
    topics.listen('order.changed', '*', () => refunds.wakeWhenWaiting());
  },
  stop: ({ services }) => stopSales(services),
};
