import type { xdr } from '@stellar/stellar-sdk';
import type { TransactionOutcome } from '../result/outcomes.ts';
import type { Account, AccountChange } from '../state/account.ts';
import type { AnyTransaction } from '../transaction/transaction.ts';
import type { OperationFact } from './operation-facts.ts';

/** A ledger's figures besides its header. */
export interface LedgerSummary {
  readonly sequence: number;
  /** sha256 of the header, hex. */
  readonly hash: string;
  /** Unix seconds. */
  readonly closeTime: number;
  readonly header: xdr.LedgerHeader;
  readonly headerXdr: Buffer;
}

/** A transaction that a ledger holds, whether it succeeded or failed. */
export interface AppliedTransaction {
  readonly transaction: AnyTransaction;
  /** Position in the ledger, from 1. */
  readonly index: number;
  readonly successful: boolean;
  /** Stroops charged, once for all operations. */
  readonly feeCharged: bigint;
  readonly outcome: TransactionOutcome;
  /** TransactionResult. */
  readonly resultXdr: Buffer;
  /** LedgerEntryChanges of charging the fee. */
  readonly feeMetaXdr: Buffer;
  /** The fee's own change, and those of sequence number and one-time signers. */
  readonly feeChange: AccountChange;
  readonly changesBefore: readonly AccountChange[];
  /** One for each operation when the transaction succeeded, else empty. */
  readonly operations: readonly AppliedOperation[];
}

export interface AppliedOperation {
  /** Accounts that it changed, each once. */
  readonly changes: readonly AccountChange[];
  /** The operations' events, in the order of Horizon's effects. */
  readonly facts: readonly OperationFact[];
}

/** A prepared ledger: `commit` makes it the last one, after the store made it durable. */
export interface ClosedLedger extends LedgerSummary {
  readonly transactions: readonly AppliedTransaction[];
  /** Full rows, each account once: its state after the ledger. */
  readonly changedAccounts: readonly Account[];
  readonly removedAccounts: readonly string[];
  /** Envelopes dropped from the queue and banned for some ledgers; full hashes, hex. */
  readonly dropped: readonly string[];
  /** Operations in the ledger, those of failed transactions too. */
  readonly operationCount: number;
}

/** Fee of a transaction in a ledger, charged before the transaction is checked again. */
export interface Charge {
  /** Stroops charged. */
  readonly fee: bigint;
  /** The fee shown in the result of a fee bump's inner transaction; the fee itself for others. */
  readonly innerFee: bigint;
  readonly change: AccountChange;
}
