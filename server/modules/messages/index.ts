export { DELIVERY_JOB, deliverBatches } from './groups/deliver-batches.ts';
export { messageMails } from './message.mails.ts';
export { sendNotices } from './send-notices.ts';
