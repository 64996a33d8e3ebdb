export type { LedgerClose as ClosedLedger } from '../port.ts';
export {
  AlreadyIntended,
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
  insertIntentBatch,
  intentBatchValues,
} from './outbox/intent.writes.ts';
export { Settlement } from './settlement.ts';
export type { SettlementSettings } from './settlement-context.ts';
export { TREASURY } from './submission/channels.ts';
export { firstBid } from './submission/submission.rules.ts';
