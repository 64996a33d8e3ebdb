export type { AppliedTransaction, ClosedLedger } from './close/closed-ledger.ts';
export type { OperationFact } from './close/operation-facts.ts';
export { InvalidCloseTime, InvariantViolation, MalformedEnvelope } from './failures.ts';
export { LedgerEngine, type SubmitAnswer } from './ledger-engine.ts';
export { DEFAULT_LEDGER_SETTINGS, type LedgerSettings, TOTAL_COINS } from './ledger-settings.ts';
export type { OperationOutcome, TransactionOutcome } from './result/outcomes.ts';
export { type Account, subentriesOf } from './state/account.ts';
export { type IssuedAsset, type OperationBody, operationNumber } from './transaction/operation-body.ts';
export {
  type AnyTransaction,
  feeSourceOf,
  innerOf,
  type Memo,
  type Operation,
  type Preconditions,
  type Transaction,
} from './transaction/transaction.ts';
