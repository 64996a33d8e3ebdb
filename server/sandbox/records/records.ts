/**
 * History of a ledger: rows of the store, also passed from memory to streams. Amounts are stroops, times unix seconds,
 * ids total-order ids (SEP-35).
 */

/** Names of result codes as Horizon prints them; absent parts are left out. */
export interface ResultCodes {
  transaction: string;
  inner_transaction?: string;
  operations?: string[];
}

/** The fields of a transaction that come from its envelope, in Horizon's names. */
export interface TransactionDetails {
  account_muxed?: string;
  account_muxed_id?: string;
  fee_account_muxed?: string;
  fee_account_muxed_id?: string;
  memo_type: 'none' | 'text' | 'id' | 'hash' | 'return';
  memo?: string;
  memo_bytes?: string;
  signatures: string[];
  preconditions?: Record<string, unknown>;
  /** Data of a fee bump's inner transaction. */
  inner?: { max_fee: string; signatures: string[] };
  /** Result codes of a failure. */
  codes?: ResultCodes;
}

export interface TransactionRecord {
  id: bigint;
  /** Hex. */
  hash: string;
  innerHash: string | null;
  successful: boolean;
  closedAt: number;
  source: string;
  sequence: bigint;
  feeAccount: string;
  feeCharged: bigint;
  /** The bid; for a fee bump, the outer one. */
  maxFee: bigint;
  operationCount: number;
  /** Base64. */
  envelope: string;
  result: string;
  feeMeta: string;
  details: TransactionDetails;
}

/** An effect in Horizon's names, without the fields shared by all effects of one operation. */
export type EffectDetails = { account: string; type: string; type_i: number } & Record<string, unknown>;

export interface OperationRecord {
  id: bigint;
  /** Number on the wire. */
  type: number;
  /** Listed among payments. */
  payment: boolean;
  successful: boolean;
  source: string;
  /** The other account of the operation, when it has one. */
  target: string | null;
  /** The operation's own fields, in Horizon's names. */
  details: Record<string, unknown>;
  effects: EffectDetails[];
}

/** An operation with the fields of its transaction. */
export interface ListedOperation extends OperationRecord {
  hash: string;
  closedAt: number;
  /** Only when joined. */
  transaction?: TransactionRecord;
}

/** Bits of `participants.flags`. */
export const PARTICIPANT = { successful: 1, hasPayments: 2, hasOperations: 4 } as const;

export interface ParticipantRecord {
  account: string;
  transaction: bigint;
  flags: number;
}

export interface LedgerRecord {
  sequence: number;
  closedAt: number;
  header: Buffer;
  succeeded: number;
  failed: number;
  /** Operations of successful transactions. */
  operations: number;
  /** Operations of all transactions. */
  setOperations: number;
}

/** All records that one close adds to history. */
export interface LedgerHistory {
  ledger: LedgerRecord;
  transactions: TransactionRecord[];
  operations: OperationRecord[];
  participants: ParticipantRecord[];
}
