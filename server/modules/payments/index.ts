export { drain, eachOf } from './at-once.ts';
export {
  type AttemptRecord,
  amountOfAttempt,
  isUnanswered,
  type JournalAccount,
  journalAccountOf,
  readLastAttempts,
} from './attempts/attempt.reads.ts';
// A lock and no command: the caller locks the order's payment after its attempts, as a payment that arrives does.
export { lockAttemptsOfOrder } from './attempts/attempt.writes.ts';
export {
  decideAttempt,
  expireAttempts,
  extendAttempt,
  setDisputed,
  storeFirstAttempt,
  storeNextAttempt,
} from './attempts/attempt-commands.ts';
export { reverseAttempt } from './attempts/change-attempt.ts';
export { closeAttemptPage } from './attempts/close-page.ts';
export { lockReceipt } from './attempts/receipt.writes.ts';
export { sendAttempt } from './attempts/start-attempt.ts';
export { trySweep } from './attempts/sweep-statements.ts';
export { callbackAddress, callbackHash } from './callbacks/callback-address.ts';
export { MAX_CALLBACK_BYTES, receiveCallback } from './callbacks/receive-callback.ts';
export { connectMerchant } from './merchants/connect-merchant.ts';
export { nextCallbackUrl } from './merchants/merchant.queries.ts';
export type { MerchantRecord } from './merchants/merchant.reads.ts';
export {
  asksPhone,
  checkedPayer,
  MONEY_PLACES,
  PROVIDER_VARIABLES,
  type ProviderName,
  providerOf,
} from './merchants/merchant.rules.ts';
export { PaymentProviderEnum } from './merchants/merchant.schema.ts';
export { testMerchant } from './merchants/test-merchant.ts';
export { type AttemptState, isOfOther, settlementOf } from './payment.rules.ts';
export type { DisputeContext, DueWork, OutcomeHandling, PaidAttempt, Settling } from './payment-handlers.ts';
export type {
  AmountLimits,
  Capabilities,
  DisputeObservation,
  FailureReason,
  NotAttemptedReason,
  PaymentProvider,
  PayoutOutcome,
  RefundObservation,
  RefundOutcome,
  RefundQuery,
} from './port.ts';
export {
  acknowledgeTransfer,
  pollReceipt,
  pollTransfer,
  targetOf,
} from './questions/poll-question.ts';
export { readChecked } from './questions/question.reads.ts';
export { countsForTransfer, type TransferReport } from './questions/transfer-report.ts';
