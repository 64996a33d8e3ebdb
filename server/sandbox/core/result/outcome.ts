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
