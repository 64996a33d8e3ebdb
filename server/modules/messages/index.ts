export { findMessage } from './find-message.ts';
export { DELIVERY_JOB, deliverBatches } from './groups/deliver-batches.ts';
export { findBatch } from './groups/find-batch.ts';
export { messageMails } from './message.mails.ts';
export { type Notice, sendNotices } from './send-notices.ts';
