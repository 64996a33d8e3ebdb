import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { MessageBatchResolver } from './groups/batch.resolver.ts';
import { DELIVERY_JOB, deliverBatches } from './groups/deliver-batches.ts';
import { messageMails } from './message.mails.ts';
import { ContactResolver, MessageResolver } from './message.resolver.ts';
import { PhoneBatchResolver } from './phones/phone-batch.resolver.ts';
import { purgeEstimates } from './phones/phone-batches.ts';

export const messages: Module = {
  resolvers: [MessageResolver, ContactResolver, MessageBatchResolver, PhoneBatchResolver],
  cleanups: [purgeEstimates],
  mails: messageMails,
  connect: ({ confirmedAddresses }) => confirmedAddresses.listen(deliverWaiting),
  jobs: (scope) => [{ name: DELIVERY_JOB, ...EVERY_MINUTE, run: () => deliverBatches(scope()) }],
};
