import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import {
  AskedTicketResolver,
  EventMoveResolver,
  MoveAnswerResolver,
  MoveEventResolver,
} from './move-answers/move-answer.resolver.ts';
import { providerPayments, providerWork } from './provider/provider-payments.ts';
import { refundMails } from './refund.mails.ts';
import { CancellationEventResolver, OrderRefundTermsResolver, RefundResolver } from './refund.resolver.ts';
import { refundPayments } from './refund-payments.ts';
import { RefundWorker } from './refund-worker.ts';
import { releaseUnconfirmed } from './release-unconfirmed.ts';
import {
  CancellationPolicyResolver,
  TicketCancellationResolver,
} from './ticket-cancellation/ticket-cancellation.resolver.ts';

export const createRefunds = ({ log }: { log: Log }) => ({ refunds: new RefundWorker(log) });

type RefundServices = ReturnType<typeof createRefunds>;

declare module '../../platform/services.ts' {
  interface Services extends RefundServices {}
}

export const refunds: Module = {
  resolvers: [
    RefundResolver,
    CancellationEventResolver,
    OrderRefundTermsResolver,
    TicketCancellationResolver,
    CancellationPolicyResolver,
    MoveAnswerResolver,
    MoveEventResolver,
    EventMoveResolver,
    AskedTicketResolver,
  ],
  mails: refundMails,
  jobs: (scope) => [
    {
      name: 'purchases.release-unconfirmed',
      ...EVERY_MINUTE,
      run: async () => void (await releaseUnconfirmed(scope())),
    },
    { name: 'purchases.refund', ...EVERY_MINUTE, run: () => scope().services.refunds.run() },
  ],
  connect({ settlement, paymentHandlers }) {
    settlement.handle('refund', refundPayments);
    paymentHandlers.handle(providerPayments, providerWork);
  },
  start({ services: { refunds, topics }, scope }) {
    refunds.start(scope);
    topics.listen('wallet.changed', '*', () => refunds.wakeWhenWaiting());
    topics.listen('order.changed', '*', () => refunds.wakeWhenWaiting());
  },
  stop: ({ services }) => services.refunds.stop(),
};
