export {
  type Built,
  CHANNEL,
  type Intent,
  type IntentFailure,
  type IntentHandler,
  type NewIntent,
  type SettledIntent,
} from './intent.ts';
export {
  type IntentBatch,
  type IntentBatchPlaceholders,
  insertIntentBatch,
  intentBatchValues,
  wasTaken,
  withoutBytes,
} from './outbox/intent-batch.ts';
export { AlreadyIntended } from './settlement.failures.ts';
export { Settlement } from './settlement.ts';
export type { SettlementSettings } from './settlement-options.ts';
export { firstBid } from './submission/fee.rules.ts';
