import { exponentialDelay, jittered } from '../../../platform/retry-delay.ts';
import type { LedgerFees, ResultCodes, SubmitAnswer } from '../../port.ts';
import type { FailureReason, IntentState } from '../intent.ts';

const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/**
 * Returns the delay before the next attempt in milliseconds, exponential and with jitter.
 * @param attempt 1 for the first that failed
 * @param random 0 to 1
 */
export function retryDelay(attempt: number, random: number): number {
  return jittered(exponentialDelay(attempt, FIRST_MS, LONGEST_MS), random);
}

/** The protocol's minimum, stroops per operation. */
const LEAST_BID = 100n;
/** A node replaces a queued transaction only for ten times the bid. */
const REPLACEMENT_FACTOR = 10n;

/** Returns the first bid. A bid is a maximum: the ledger charges what the cheapest included transaction pays. */
export function firstBid({ lastBaseFee, p90 }: LedgerFees, cap: bigint): bigint {
  return clamp(largest(lastBaseFee, p90), LEAST_BID, cap);
}

export interface RaiseQuestion {
  /** The last bid, stroops per operation. */
  bid: bigint;
  /** Required bid, stroops per operation; null: unknown. */
  needed: bigint | null;
  market: LedgerFees;
  /** The last bid is queued. */
  queued: boolean;
  cap: bigint;
}

/**
 * Returns the next bid; null: none that helps is within the cap, or the market price is no higher than the last bid. It
 * bids twice what is needed, since rising fees go on rising while bytes travel, and any excess is not charged.
 */
export function raisedBid({ bid, needed, market, queued, cap }: RaiseQuestion): bigint | null {
  const required = largest(needed ?? 0n, market.lastBaseFee);
  if (needed === null && required <= bid) return null;
  const least = largest(required, queued ? bid * REPLACEMENT_FACTOR : bid + 1n);
  if (least > cap) return null;
  return clamp(largest(required * 2n, market.p90), least, cap);
}

/** Rounds up to a bid per operation. @param total stroops for all. @returns stroops for each, enough in sum */
export function ratePerOperation(total: bigint, operations: number): bigint {
  const count = BigInt(operations);
  return (total + count - 1n) / count;
}

function largest(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function clamp(value: bigint, least: bigint, most: bigint): bigint {
  if (value > most) return most;
  return value < least ? least : value;
}

/** Allowed state transitions of an intent. It returns to `intended` only when its transaction is proven dead. */
const STATES: Readonly<Record<IntentState, readonly IntentState[]>> = {
  // It fails unbuilt when its source is not on the ledger.
  intended: ['prepared', 'failed', 'dead'],
  prepared: ['sent', 'succeeded', 'failed', 'dead', 'intended'],
  sent: ['succeeded', 'failed', 'dead', 'intended'],
  succeeded: [],
  failed: [],
  dead: [],
};

export function mayBecome(from: IntentState, to: IntentState): boolean {
  return STATES[from].includes(to);
}

export function isFinal(state: IntentState): boolean {
  return STATES[state].length === 0;
}

/** Lifetime of a transaction without `notAfter`, in seconds: many closes, and a short outage. */
const LIFE_SECONDS = 120;
/** A node refuses transactions with less than about ten seconds left. */
const LEAST_LIFE_SECONDS = 12;

/** Returns the upper time bound of a transaction built now, in seconds; null: it is too late to build one. */
export function upperBound(notAfter: Date | null, ledgerTime: Date): number | null {
  if (notAfter === null) return Math.floor(ledgerTime.getTime() / 1_000) + LIFE_SECONDS;
  const bound = Math.floor(notAfter.getTime() / 1_000);
  return bound - ledgerTime.getTime() / 1_000 >= LEAST_LIFE_SECONDS ? bound : null;
}

/** Returns true when every ledger that could have applied it is in the history. Only then absence proves anything. */
export function boundHasPassed(maxTime: number, historyClosedAt: Date): boolean {
  return historyClosedAt.getTime() / 1_000 > maxTime;
}

/** Next step after a submission's answer. */
export type Step =
  /** It is or may be queued: look for it at each close. */
  | { next: 'look' }
  | { next: 'send_again' }
  /** @param needed stroops for the whole submitted transaction; null: unknown */
  | { next: 'raise_fee'; needed: bigint | null }
  /** Its sequence number may be consumed, by itself or by another transaction. */
  | { next: 'ask_sequence' }
  /** Refused before it reached a ledger, and no one else can hold it. */
  | { next: 'give_up'; reason: FailureReason; codes: ResultCodes | null }
  /** It came too late, and no one else can hold it. */
  | { next: 'build_again' };

/**
 * Returns the next step after an answer.
 * @param doubtful a copy of the bytes may be queued somewhere, from an earlier time: then no refusal is proof that it
 * will not be applied. Nodes judge time before sequence, so even an applied one can be answered with "too late".
 */
export function stepAfter(answer: SubmitAnswer, doubtful: boolean): Step {
  switch (answer.outcome) {
    case 'accepted':
      return { next: 'look' };
    case 'unknown':
      return { next: 'send_again' };
    case 'malformed':
      return doubtful ? { next: 'look' } : { next: 'give_up', reason: 'refused', codes: null };
    case 'rejected':
      return stepAfterRefusal(answer, doubtful);
  }
}

function stepAfterRefusal(
  { codes, feeNeeded }: Extract<SubmitAnswer, { outcome: 'rejected' }>,
  doubtful: boolean,
): Step {
  switch (codes.transaction) {
    case 'tx_insufficient_fee':
      return { next: 'raise_fee', needed: feeNeeded };
    case 'tx_bad_seq':
      return { next: 'ask_sequence' };
    case 'tx_too_early':
    case 'tx_internal_error':
      return { next: 'send_again' };
    case 'tx_too_late':
      return doubtful ? { next: 'look' } : { next: 'build_again' };
    default:
      return doubtful ? { next: 'look' } : { next: 'give_up', reason: reasonOf(codes), codes };
  }
}

/** Returns true when the answer may leave a copy of the bytes in a queue. */
export function leavesCopy(answer: SubmitAnswer): boolean {
  if (answer.outcome === 'accepted') return true;
  return answer.outcome === 'unknown' && !['try_again_later', 'rate_limited'].includes(answer.why);
}

/** @param codes of a refusal or of a transaction that failed on the ledger */
export function reasonOf(codes: ResultCodes): FailureReason {
  const all = [codes.transaction, ...codes.operations];
  const is = (...words: string[]): boolean => all.some((code) => words.includes(code));
  if (is('tx_no_source_account', 'op_no_source_account')) return 'no_account';
  if (is('tx_insufficient_balance', 'op_underfunded')) return 'underfunded';
  if (is('op_no_destination', 'op_no_account')) return 'no_destination';
  return 'refused';
}

/** These mean that we built or signed wrongly, or that the network is another one: an operator must look. */
export function isGrave(reason: FailureReason): boolean {
  return reason === 'refused' || reason === 'no_account';
}

/** Compares an account's sequence with that of a refused transaction. */
export type SequenceVerdict =
  /** The number is consumed: if not by us, the bytes are dead. */
  | 'used'
  /** The history does not show it yet. */
  | 'wait'
  /** Numbers before it are missing, so it cannot be applied now. */
  | 'gap';

/** @param accountSequence the last used one, as the history shows it */
export function judgeSequence(seq: bigint, accountSequence: bigint): SequenceVerdict {
  if (accountSequence >= seq) return 'used';
  return accountSequence + 1n === seq ? 'wait' : 'gap';
}
