import type { LedgerFees } from '../../port.ts';

/** The protocol's own least, stroops an operation. */
const LEAST_BID = 100n;
/** A node replaces what it queued only for ten times the bid. */
const REPLACEMENT_FACTOR = 10n;

/** What is bid at first. A bid is a most: the ledger takes what the cheapest included one pays. */
export function firstBid({ lastBaseFee, p90 }: LedgerFees, cap: bigint): bigint {
  return clamp(largest(lastBaseFee, p90), LEAST_BID, cap);
}

export interface RaiseQuestion {
  /** The last bid, stroops an operation. */
  bid: bigint;
  /** What was named as needed, stroops an operation; null: unknown. */
  needed: bigint | null;
  market: LedgerFees;
  /** The last bid waits in a queue. */
  queued: boolean;
  cap: bigint;
}

/**
 * The next bid; null: none that helps is within the cap, or the market asks for no more than was bid. Twice what is
 * needed, since fees that rose go on rising while bytes travel, and what is not needed is not taken.
 */
export function raisedBid({ bid, needed, market, queued, cap }: RaiseQuestion): bigint | null {
  const asked = largest(needed ?? 0n, market.lastBaseFee);
  if (needed === null && asked <= bid) return null;
  const least = largest(asked, queued ? bid * REPLACEMENT_FACTOR : bid + 1n);
  if (least > cap) return null;
  return clamp(largest(asked * 2n, market.p90), least, cap);
}

/** @param total stroops for all. @returns stroops for each, enough in sum */
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
