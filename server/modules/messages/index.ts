export { DELIVERY_JOB, deliverBatches } from './groups/deliver-batches.ts';
export { messageMails } from './message.mails.ts';
