import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { issueReceipts, sweepReceipts } from './issue-receipts.ts';
import { receiptMails } from './receipt.mails.ts';
import { OrderReceiptsResolver, ReceiptResolver } from './receipt.resolver.ts';
import { ReceiptBatcher } from './receipt-batcher.ts';
import { ReceiptWorker } from './receipt-worker.ts';

/** Creates the services that issue receipts: a moment after a sale, and at once. */
export function createReceipts({ log }: { log: Log }) {
  return {
    receiptWorker: new ReceiptWorker(log),
    receiptBatcher: new ReceiptBatcher(),
    receipts: { issue: issueReceipts },
  };
}

type ReceiptsServices = ReturnType<typeof createReceipts>;

declare module '../../platform/services.ts' {
  interface Services extends ReceiptsServices {}
}

export const receipts: Module = {
  resolvers: [OrderReceiptsResolver, ReceiptResolver],
  mails: receiptMails,
  jobs: (scope) => [{ name: 'receipts.issue', ...EVERY_MINUTE, run: () => sweepReceipts(scope()) }],
  start({ services: { receiptWorker, receiptBatcher, topics }, scope, isScheduled }) {
    receiptBatcher.start(scope);
    receiptWorker.start(scope, isScheduled);
    if (isScheduled) topics.listenHere('order.changed', '*', ({ orderId }) => receiptWorker.add(orderId));
  },
  stop: ({ services }) => services.receiptWorker.stop(),
};
