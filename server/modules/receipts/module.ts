import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Topics } from '../../platform/topics.ts';
import { sweepReceipts } from './issue-receipts.ts';
import { receiptMails } from './receipt.mails.ts';
import { OrderReceiptsResolver, ReceiptResolver } from './receipt.resolver.ts';
import { ReceiptWorker } from './receipt-worker.ts';

/** Creates the service that issues receipts. */
export function createReceipts({ topics }: { topics: Topics }) {
  return { receipts: new ReceiptWorker(topics) };
}

type ReceiptsServices = ReturnType<typeof createReceipts>;

declare module '../../platform/services.ts' {
  interface Services extends ReceiptsServices {}
}

export const receipts: Module = {
  resolvers: [OrderReceiptsResolver, ReceiptResolver],
  mails: receiptMails,
  jobs: (scope) => [{ name: 'receipts.issue', ...EVERY_MINUTE, run: () => sweepReceipts(scope()) }],
};
