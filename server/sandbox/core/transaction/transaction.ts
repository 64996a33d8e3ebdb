import type { OperationBody } from './operation-body.ts';

export interface DecoratedSignature {
  /** Four bytes that identify the key to try. */
  readonly hint: Buffer;
  /** At most 64 bytes: an ed25519 signature, or the preimage of a hash signer. */
  readonly bytes: Buffer;
}

export type Memo =
  | { readonly type: 'none' }
  | { readonly type: 'text'; readonly bytes: Buffer }
  | { readonly type: 'id'; readonly id: bigint }
  | { readonly type: 'hash' | 'return'; readonly hash: Buffer };

/** Conditions besides sequence and signatures. Zero or null: not set. */
export interface Preconditions {
  readonly kind: 'none' | 'time' | 'v2';
  readonly timeBounds: { readonly minTime: bigint; readonly maxTime: bigint } | null;
  readonly ledgerBounds: { readonly minLedger: number; readonly maxLedger: number } | null;
  readonly minSequence: bigint | null;
  readonly minSequenceAge: bigint;
  readonly minSequenceGap: number;
  /** G..., T..., X... or P..., at most two. */
  readonly extraSigners: readonly string[];
}

export interface Operation {
  /** The account that acts: the operation's own, or that of the transaction. G... */
  readonly source: string;
  /** The operation has its own source. */
  readonly hasOwnSource: boolean;
  /** M... when the operation names a multiplexed source. */
  readonly sourceMuxed: string | null;
  readonly body: OperationBody;
}

/** A plain transaction, decoded once. Hashes are hex. */
export interface Transaction {
  readonly kind: 'transaction';
  /** The signed hash, which identifies the transaction. Does not cover the signatures. */
  readonly hash: string;
  /** sha256 of the whole envelope, signatures included: two envelopes may share a hash, never this. */
  readonly fullHash: string;
  /** In the current form, also when it arrived in the first one. */
  readonly envelope: Buffer;
  readonly source: string;
  /** M... when the source is multiplexed. */
  readonly sourceMuxed: string | null;
  readonly fee: bigint;
  readonly sequence: bigint;
  readonly preconditions: Preconditions;
  readonly memo: Memo;
  readonly operations: readonly Operation[];
  readonly signatures: readonly DecoratedSignature[];
  /** It has data of smart contracts, which classic operations must not have. */
  readonly hasSorobanData: boolean;
}

/** A transaction whose fee another account pays. */
export interface FeeBump {
  readonly kind: 'fee_bump';
  readonly hash: string;
  readonly fullHash: string;
  readonly envelope: Buffer;
  readonly feeSource: string;
  readonly feeSourceMuxed: string | null;
  /** May be negative on the wire; such a bid is refused. */
  readonly fee: bigint;
  readonly inner: Transaction;
  readonly signatures: readonly DecoratedSignature[];
}

export type AnyTransaction = Transaction | FeeBump;

/** The transaction whose operations run. */
export function innerOf(transaction: AnyTransaction): Transaction {
  return transaction.kind === 'fee_bump' ? transaction.inner : transaction;
}

export function feeSourceOf(transaction: AnyTransaction): string {
  return transaction.kind === 'fee_bump' ? transaction.feeSource : transaction.source;
}

/** Number of paid operations: a fee bump counts as one more. */
export function paidOperations(transaction: AnyTransaction): number {
  return transaction.kind === 'fee_bump'
    ? transaction.inner.operations.length + 1
    : transaction.operations.length;
}
