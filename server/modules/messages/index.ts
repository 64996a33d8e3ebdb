export { findBatch } from './groups/batch.queries.ts';
export { deliverBatches } from './groups/deliver-batches.ts';
export { findMessage } from './message.queries.ts';
export { type Notice, sendNotices } from './send-notices.ts';
