import type { Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { PlannedOperation, ResultCodes } from '../port.ts';

/** An intent with the same business key is under way or has succeeded. */
export class AlreadyIntended extends Failure {
  constructor() {
    super('PAYMENT_PENDING', 'conflict', 'This payment is already under way.');
  }
}

/** Purpose of a ledger transaction. Each kind has one handler. */
export type IntentKind =
  | 'order_payment'
  | 'refund'
  | 'funding'
  | 'channel'
  | 'anchor'
  | 'room_seed'
  | 'escrow'
  | 'round_channel'
  | 'payout'
  | 'round_close';

/**
 * intended: stored, nothing built. prepared: signed bytes are stored and may be submitted. sent: they were submitted.
 * succeeded, failed and dead are final: on the ledger, refused by it, or never on the ledger and never to be.
 */
export type IntentState = 'intended' | 'prepared' | 'sent' | 'succeeded' | 'failed' | 'dead';

/** Uses any of the platform's channel accounts as source; operations set the acting account with `from`. */
export const CHANNEL = 'channel';

export interface NewIntent {
  /** The intent's id, a fresh uuid, for callers that need it before the insert. */
  id?: string;
  kind: IntentKind;
  /** `order:<id>:pay`. Unique among intents that are under way or have succeeded. */
  businessKey: string;
  /** The public key that pays the fee and whose sequence is used, or CHANNEL. */
  source: string;
  operations: readonly PlannedOperation[];
  /** 32 bytes. */
  memoHash?: Buffer;
  /**
   * Ledger time after which it must not be applied; see `Settlement.ledgerTime`. null: it is retried until it succeeds
   * or is refused.
   */
  notAfter: Date | null;
  /** Public keys that sign in addition to the source. */
  signers?: readonly string[];
  /** Data for the handler: ids, no secrets. JSON. */
  reference: object;
  /**
   * Bytes that were built before and also signed by others, with the same source and operations. They are stored
   * unchanged, and no others are ever built: the intent ends with them. Because other parties may hold copies, the
   * caller that gets a failure which is not on the ledger must itself make sure that their sequence number is used up.
   * The transaction must act as the system.
   */
  signed?: Built;
}

/** A built transaction. It is stored completely before any of it is submitted. */
export interface Built {
  source: string;
  seq: bigint;
  /** Seconds of ledger time. */
  maxTime: number;
  /** Stroops per operation. */
  feeBid: bigint;
  hash: string;
  /** Signed. */
  envelopeXdr: string;
}

export interface Intent {
  id: string;
  kind: IntentKind;
  businessKey: string;
  state: IntentState;
  reference: Record<string, unknown>;
  /** null until a channel is chosen. */
  source: string | null;
  operations: readonly PlannedOperation[];
  memoHash: Buffer | null;
  transactionHash: string | null;
}

/** An intent whose transaction succeeded on the ledger. */
export interface SettledIntent extends Intent {
  source: string;
  transactionHash: string;
  ledger: number;
  closedAt: Date;
  /** Stroops charged, and the paying account, which is not the source when the platform raised the fee. */
  feeCharged: bigint;
  feeAccount: string;
}

/**
 * expired: `notAfter` passed. withdrawn: its owner withdrew it. no_account: the source is not on the ledger.
 * underfunded: the source or an acting account has too little. no_destination: a payee is not on the ledger. overtaken:
 * another transaction consumed the sequence number of externally signed bytes. refused: anything else, see the codes;
 * it is a fault of ours and is logged as such.
 */
export type FailureReason =
  | 'expired'
  | 'withdrawn'
  | 'no_account'
  | 'underfunded'
  | 'no_destination'
  | 'overtaken'
  | 'refused';

export interface IntentFailure {
  reason: FailureReason;
  codes: ResultCodes | null;
  /** Set when the ledger itself tried it: fee and sequence are consumed. Otherwise it cost nothing. */
  onLedger: { ledger: number; closedAt: Date; feeCharged: bigint; feeAccount: string } | null;
}

/**
 * Applies the consequences of an outcome. Both methods run inside the transaction that records it, with system rights:
 * exactly once, even when processes are killed. An exception rolls the record back too, and it is retried.
 */
export interface IntentHandler {
  succeeded(tx: Tx, intent: SettledIntent): Promise<void>;
  failed(tx: Tx, intent: Intent, failure: IntentFailure): Promise<void>;
  /** Replaces `succeeded` for the many intents of one ledger: a few statements for all of them. */
  succeededTogether?(tx: Tx, intents: readonly SettledIntent[]): Promise<void>;
}

/** Result of `settled`. */
export type Outcome =
  | { state: 'succeeded'; intent: SettledIntent }
  | { state: 'failed' | 'dead'; intent: Intent; failure: IntentFailure }
  /** The timeout passed; the intent is still under way. */
  | { state: 'intended' | 'prepared' | 'sent' };

/** Owner of a platform key: 'treasury', 'channel-1'. */
export interface PlatformOwner {
  kind: 'platform';
  id: string;
}

/** Access to secret keys. Settlement never sees one. */
export interface Signers {
  /** Creates a key. @returns its public key */
  create(tx: Tx, owner: PlatformOwner): Promise<string>;
  accountOf(owner: PlatformOwner): Promise<string | undefined>;
  /** Returns 64 bytes over the hash of 32. */
  sign(publicKey: string, hash: Buffer): Promise<Buffer>;
}
