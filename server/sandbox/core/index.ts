export type {
  AppliedOperation,
  AppliedTransaction,
  ClosedLedger,
  LedgerSummary,
} from './close/closed-ledger.ts';
export type { OperationFact } from './close/operation-fact.ts';
export { InvalidCloseTime, InvariantViolation, MalformedEnvelope } from './failures.ts';
export {
  LedgerEngine,
  type StoredLedger,
  type SubmitAnswer,
  type SubmitStatus,
} from './ledger-engine.ts';
export { DEFAULT_LEDGER_SETTINGS, type LedgerSettings, TOTAL_COINS } from './ledger-settings.ts';
export type { OperationOutcome, TransactionOutcome } from './result/outcome.ts';
export type { Account, AccountChange, Signer, Thresholds } from './state/account.ts';
export { subentriesOf } from './state/account.ts';
export type { IssuedAsset, OperationBody } from './transaction/operation-body.ts';
export { operationNumber } from './transaction/operation-body.ts';
export type {
  AnyTransaction,
  FeeBump,
  Memo,
  Operation,
  Preconditions,
  Transaction,
} from './transaction/transaction.ts';
export { feeSourceOf, innerOf, paidOperations } from './transaction/transaction.ts';
