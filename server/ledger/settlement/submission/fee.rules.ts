import type { LedgerFees } from '../../port.ts';

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
  const asked = largest(needed ?? 0n, market.lastBaseFee);
  if (needed === null && asked <= bid) return null;
  const least = largest(asked, queued ? bid * REPLACEMENT_FACTOR : bid + 1n);
  if (least > cap) return null;
  return clamp(largest(asked * 2n, market.p90), least, cap);
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
