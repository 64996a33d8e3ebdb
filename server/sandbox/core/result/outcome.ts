/** How an operation went. `inner` counts only when `code` is 0; 0 in both is success. */
export interface OperationOutcome {
  /** OperationResultCode. */
  readonly code: number;
  /** The operation's number on the wire. */
  readonly type: number;
  /** The operation's own result code. */
  readonly inner: number;
  /** Stroops that a merge moved. */
  readonly merged: bigint;
}

/** How a transaction went, or why it was refused. */
export interface TransactionOutcome {
  readonly feeCharged: bigint;
  /** TransactionResultCode. */
  readonly code: number;
  /** One for each operation when the code is success or failed, else empty. */
  readonly operations: readonly OperationOutcome[];
  /** What a fee bump's inner transaction came to. */
  readonly inner: { readonly hash: string; readonly outcome: TransactionOutcome } | null;
}
