import { amountOf, splitAmount } from '../../lib/money/index.ts';

/** 100 percent, in hundredths of a percent. */
const WHOLE = 10_000;

/** A partner's share in the contract. */
export interface SplitShare {
  type: 'percentage' | 'fixed';
  /** Hundredths of a percent; null for a fixed share. */
  bps: number | null;
  /** Stroops, once over the contract's life; null for a percentage. */
  fixedUnits: bigint | null;
}

export interface Split {
  /** Stroops of each share, in the given order. */
  shares: bigint[];
  /** The rest for the issuer. */
  issuer: bigint;
}

/**
 * Divides an amount. Fixed shares come first, in list order, each as far as it was not paid before; the rest is divided
 * by the percentages, the issuer's being what they leave of the whole, by largest remainder with ties in list order and
 * the issuer last. Nothing is lost: shares and issuer sum to the amount, to the stroop.
 * @param amount stroops, not negative
 * @param given stroops that each share got or is about to get from earlier rounds
 * @throws RangeError for percentages above a hundred in sum, MoneyRefused for a negative amount
 */
export function splitRevenue(
  amount: bigint,
  shares: readonly SplitShare[],
  given: readonly bigint[] = [],
): Split {
  const fixed = fixedParts(amount, shares, given);
  const rest = amount - fixed.reduce((sum, part) => sum + part, 0n);
  const weights = shares.map(({ type, bps }) => (type === 'percentage' ? BigInt(bps ?? 0) : 0n));
  const left = BigInt(WHOLE) - weights.reduce((sum, weight) => sum + weight, 0n);
  if (left < 0n) throw new RangeError('more than 100 percent are shared');
  const parts = splitAmount(amountOf('XLM', rest), [...weights, left]).map(({ units }) => units);
  return {
    shares: shares.map((_, index) => (fixed[index] ?? 0n) + (parts[index] ?? 0n)),
    issuer: parts.at(-1) ?? 0n,
  };
}

function fixedParts(amount: bigint, shares: readonly SplitShare[], given: readonly bigint[]): bigint[] {
  let left = amount;
  return shares.map(({ type, fixedUnits }, index) => {
    const due = type === 'fixed' ? (fixedUnits ?? 0n) - (given[index] ?? 0n) : 0n;
    const part = due <= 0n ? 0n : due < left ? due : left;
    left -= part;
    return part;
  });
}
