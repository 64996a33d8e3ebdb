export { findMessage } from './find-message.ts';
export { deliverBatches } from './groups/deliver-batches.ts';
export { findBatch } from './groups/find-batch.ts';
export { type Notice, sendNotices } from './send-notices.ts';
