import type { Tx } from '../../platform/db/in-transaction.ts';
import type { PlannedOperation, ResultCodes } from '../port.ts';

/** What a ledger transaction is for. Each kind has one handler. */
export type IntentKind =
  | 'order_payment'
  | 'refund'
  | 'funding'
  | 'channel'
  | 'anchor'
  | 'escrow'
  | 'round_channel'
  | 'payout'
  | 'round_close';

/**
 * intended: wished, nothing built. prepared: signed bytes are stored and may leave any moment. sent: they left.
 * succeeded, failed and dead are final: on the ledger, refused by it, or never there and never to be.
 */
export type IntentState = 'intended' | 'prepared' | 'sent' | 'succeeded' | 'failed' | 'dead';

/** Takes any of the platform's channel accounts as source; operations name who acts with `from`. */
export const CHANNEL = 'channel';

export interface NewIntent {
  /** The intent's own, a fresh uuid, where somebody must know it before. */
  id?: string;
  kind: IntentKind;
  /** `order:<id>:pay`. Unique among those that are under way or have succeeded. */
  businessKey: string;
  /** The public key that pays the fee and whose sequence is used, or CHANNEL. */
  source: string;
  operations: readonly PlannedOperation[];
  /** 32 bytes. */
  memoHash?: Buffer;
  /**
   * Ledger time after which it may not be applied any more; see `Settlement.ledgerTime`. null: it is tried until it
   * succeeds or is refused.
   */
  notAfter: Date | null;
  /** Public keys that sign besides the source. */
  signers?: readonly string[];
  /** What the handler needs to know again: ids, no secrets. JSON. */
  reference: object;
  /**
   * Bytes that were built before and signed by others too, with the same source and operations. They are stored as they
   * are, and no others are ever built: the intent ends with them. Copies may be in other hands, so whoever gets a failure
   * that is not on the ledger sees to it himself that their number is used up. The transaction must act as the system.
   */
  signed?: Built;
}

/** What was built of an intent. Stored whole before a byte of it leaves. */
export interface Built {
  source: string;
  seq: bigint;
  /** Seconds of ledger time. */
  maxTime: number;
  /** Stroops an operation. */
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
  /** null while no channel was chosen. */
  source: string | null;
  operations: readonly PlannedOperation[];
  memoHash: Buffer | null;
  transactionHash: string | null;
}

/** It is on the ledger and did what it says. */
export interface SettledIntent extends Intent {
  source: string;
  transactionHash: string;
  ledger: number;
  closedAt: Date;
  /** Stroops; and from whom, which is not the source when the platform raised the fee. */
  feeCharged: bigint;
  feeAccount: string;
}

/**
 * expired: `notAfter` passed. withdrawn: its owner took it back. no_account: the source is not on the ledger.
 * underfunded: the source or an acting account has too little. no_destination: a payee is not on the ledger.
 * overtaken: the number of bytes that were signed before was used by something else. refused: anything else, see the
 * codes; it is a fault of ours and is logged as such.
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
  /** When the ledger itself tried it: fee and sequence are gone. Otherwise it cost nothing. */
  onLedger: { ledger: number; closedAt: Date; feeCharged: bigint; feeAccount: string } | null;
}

/**
 * What follows from an outcome. Both run inside the transaction that records it, with the rights of the system: exactly
 * once, whatever process is killed when. What they throw undoes the record too, and it is tried again.
 */
export interface IntentHandler {
  succeeded(tx: Tx, intent: SettledIntent): Promise<void>;
  failed(tx: Tx, intent: Intent, failure: IntentFailure): Promise<void>;
  /** Instead of `succeeded`, for the many that one ledger brings: a few statements for all of them. */
  succeededTogether?(tx: Tx, intents: readonly SettledIntent[]): Promise<void>;
}

/** What `settled` answers. */
export type Outcome =
  | { state: 'succeeded'; intent: SettledIntent }
  | { state: 'failed' | 'dead'; intent: Intent; failure: IntentFailure }
  /** The time is up; the intent goes on. */
  | { state: 'intended' | 'prepared' | 'sent' };

/** An owner of keys among those of the platform: 'treasury', 'channel-1'. */
export interface PlatformOwner {
  kind: 'platform';
  id: string;
}

/** Where secret keys lie. Settlement never sees one. */
export interface Signers {
  /** A new key. @returns its public key */
  create(tx: Tx, owner: PlatformOwner): Promise<string>;
  accountOf(owner: PlatformOwner): Promise<string | undefined>;
  /** 64 bytes over the hash of 32. */
  sign(publicKey: string, hash: Buffer): Promise<Buffer>;
}
