import { formatShortMoney, type Money } from './format-amount.ts';

interface MoneyLinesProps {
  sums: readonly Money[];
  /** What follows the sum of a currency. */
  after?: (sum: Money) => string;
}

/** Sums of several currencies, one below the other: they are never added up. */
export function MoneyLines({ sums, after }: MoneyLinesProps) {
  return sums.map((sum) => (
    <span key={sum.currency} className="tabular" style={{ display: 'block' }}>
      {formatShortMoney(sum)}
      {after?.(sum)}
    </span>
  ));
}
