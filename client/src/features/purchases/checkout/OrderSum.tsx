import type { ReactNode } from 'react';
import classes from './OrderSum.module.css';

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

interface OrderSumProps {
  /** Tickets and holder. */
  facts?: readonly Fact[];
  /** Amounts above the total. */
  amounts?: readonly Fact[];
  /** Null without a total. */
  total: readonly [label: string, amount: ReactNode] | null;
  /** The total may be longer than a line, with several currencies. */
  wraps?: boolean;
}

/** An order and its amounts, with the total at the end. */
export function OrderSum({ facts = [], amounts = [], total, wraps = false }: OrderSumProps) {
  const line = ([label, value]: readonly [string, ReactNode], key: string, className?: string) => (
    <div key={key} className={`${classes.line} ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={classes.sum}>
      {facts.map((fact) => line(fact, fact.join(' ')))}
      {amounts.map((amount) => line(amount, amount[0], classes.money))}
      {total && line(total, 'total', `${classes.total} ${wraps ? '' : classes.money}`)}
    </dl>
  );
}
