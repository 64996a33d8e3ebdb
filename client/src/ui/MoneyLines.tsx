import { formatShortMoney, type Money } from './format-amount.ts';

interface MoneyLinesProps {
  sums: readonly Money[];
  format?: (sum: Money) => string;
}

/** Sums of several currencies, one below the other: they are never added up. */
export function MoneyLines({ sums, format = formatShortMoney }: MoneyLinesProps) {
  return sums.map((sum) => (
    <span key={sum.currency} className="tabular" style={{ display: 'block' }}>
      {format(sum)}
    </span>
  ));
}
