import { amountOf, splitAmount } from '../../../lib/money/index.ts';
import { TooManyPayments } from './round.failures.ts';
import type { PaymentKind } from './round.record.ts';

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

/** Maximum operations in a transaction of the ledger. */
const MAX_PAYMENTS = 100;

/** A payment as fixed by the round. */
export interface PlannedPayment {
  kind: PaymentKind;
  shareId: string | null;
  partnerId: string | null;
  expenseId: string | null;
  userId: string | null;
  name: string;
  destination: string;
  units: bigint;
}

export interface PaymentsRequest {
  /** Stroops to distribute. */
  units: bigint;
  shares: (SplitShare & {
    id: string;
    partnerId: string;
    userId: string | null;
    name: string;
    destination: string;
  })[];
  /** Stroops paid or about to be paid to each share, by its id. */
  given: ReadonlyMap<string, bigint>;
  issuer: { name: string; destination: string };
  /** Owed, oldest first. */
  expenses: { id: string; userId: string; name: string; destination: string; units: bigint }[];
  /** Owed to the issuer for refunds that the issuer's wallet paid to buyers. */
  advances: bigint;
}

/**
 * Returns everything that a round pays: first what is owed, then the shares. Expenses that do not fit wait for the next
 * one.
 * @throws TooManyPayments when the shares alone are too many
 */
export function planPayments({
  units,
  shares,
  given,
  issuer,
  expenses,
  advances,
}: PaymentsRequest): PlannedPayment[] {
  const split = splitRevenue(
    units,
    shares,
    shares.map(({ id }) => given.get(id) ?? 0n),
  );
  const toIssuer = { ...NOTHING_ELSE, name: issuer.name, destination: issuer.destination };
  const released: PlannedPayment[] = [
    ...(advances > 0n ? [{ ...toIssuer, kind: 'advance' as const, units: advances }] : []),
    ...shares.map(({ id: shareId, partnerId, userId, name, destination }, index) => ({
      ...NOTHING_ELSE,
      kind: 'share' as const,
      shareId,
      partnerId,
      userId,
      name,
      destination,
      units: split.shares[index] ?? 0n,
    })),
    { ...toIssuer, kind: 'issuer' as const, units: split.issuer },
  ].filter((payment) => payment.units > 0n);
  const room = MAX_PAYMENTS - released.length;
  if (room < 0) throw new TooManyPayments(MAX_PAYMENTS);
  const owed = expenses
    .slice(0, room)
    .map(({ id: expenseId, userId, name, destination, units: owedUnits }) => ({
      ...NOTHING_ELSE,
      kind: 'expense' as const,
      expenseId,
      userId,
      name,
      destination,
      units: owedUnits,
    }));
  return [...owed, ...released];
}

const NOTHING_ELSE = { shareId: null, partnerId: null, expenseId: null, userId: null };
