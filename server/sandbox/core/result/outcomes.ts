import { operationNumber } from '../transaction/operation-body.ts';
import type { Operation, Transaction } from '../transaction/transaction.ts';
import { OP, TX } from './result-codes.ts';

/** Result of an operation. `inner` counts only when `code` is 0; 0 in both is success. */
export interface OperationOutcome {
  /** OperationResultCode. */
  readonly code: number;
  /** The operation's number on the wire. */
  readonly type: number;
  /** The operation's own result code. */
  readonly inner: number;
  /** Stroops moved by a merge. */
  readonly merged: bigint;
}

/** Result of a transaction, or the reason of its refusal. */
export interface TransactionOutcome {
  readonly feeCharged: bigint;
  /** TransactionResultCode. */
  readonly code: number;
  /** One for each operation when the code is success or failed, else empty. */
  readonly operations: readonly OperationOutcome[];
  /** Result of a fee bump's inner transaction. */
  readonly inner: { readonly hash: string; readonly outcome: TransactionOutcome } | null;
}

/** The result of an operation before it runs, or when it was never checked. */
export function operationSuccess({ body }: Operation): OperationOutcome {
  return { code: OP.inner, type: operationNumber(body), inner: 0, merged: 0n };
}

/** Result of a failure common to all operations. */
export function operationFailure({ body }: Operation, code: number): OperationOutcome {
  return { code, type: operationNumber(body), inner: 0, merged: 0n };
}

/** Result of a failure of this kind of operation. */
export function operationRefusal({ body }: Operation, inner: number): OperationOutcome {
  return { code: OP.inner, type: operationNumber(body), inner, merged: 0n };
}

/** An outcome without results of operations. */
export function plainOutcome(code: number, feeCharged: bigint): TransactionOutcome {
  return { code, feeCharged, operations: [], inner: null };
}

/** Failed by its operations: those not given are encoded as success. */
export function failedOutcome(
  transaction: Transaction,
  feeCharged: bigint,
  failures: ReadonlyMap<number, OperationOutcome>,
): TransactionOutcome {
  const operations = transaction.operations.map(
    (operation, i) => failures.get(i) ?? operationSuccess(operation),
  );
  return { code: TX.failed, feeCharged, operations, inner: null };
}

export function successOutcome(
  transaction: Transaction,
  feeCharged: bigint,
  operations = transaction.operations.map(operationSuccess),
): TransactionOutcome {
  return { code: TX.success, feeCharged, operations, inner: null };
}

/** The outcome of a fee bump, including that of its inner transaction. */
export function feeBumpOutcome(
  inner: Transaction,
  outcome: TransactionOutcome,
  feeCharged: bigint,
): TransactionOutcome {
  const code = outcome.code === TX.success ? TX.feeBumpInnerSuccess : TX.feeBumpInnerFailed;
  return { code, feeCharged, operations: [], inner: { hash: inner.hash, outcome } };
}
