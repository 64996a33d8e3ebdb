import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../gql/graphql.ts';
import { orderTexts as texts } from '../../messages/orders.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import classes from './EventOrders.module.css';

interface RefundFactsProps {
  /** Number of the order. */
  order: string;
  /** Null for viewers who may not see the guest. */
  guest: string | null;
  /** How many tickets, or which one, with its label. */
  tickets: readonly [label: string, value: ReactNode];
  /** Amount that is returned to the account that paid. */
  amount: Money | null;
  /** Amounts that were collected at the door. */
  collected: readonly Money[];
  method: PaymentMethod | null;
}

/** Order, guest, amount and payment method of a refund, before it is confirmed. */
export function RefundFacts({ order, guest, tickets, amount, collected, method }: RefundFactsProps) {
  const sums = [...(amount ? [amount] : []), ...collected];
  const facts: [string, ReactNode][] = [
    [texts.order, <TicketNumber key="order">{order}</TicketNumber>],
    ...(guest === null ? [] : [[texts.guest, guest] satisfies [string, string]]),
    [...tickets],
    [texts.amount, sums.length === 0 ? texts.nothing : sums.map((sum) => formatMoney(sum)).join(' · ')],
    [texts.way, wayOf(amount, collected, method)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function wayOf(amount: Money | null, collected: readonly Money[], method: PaymentMethod | null): string {
  const ways = [
    ...(amount ? [method === null ? texts.toPayer : texts.ways[method]] : []),
    ...(collected.length > 0 ? [texts.byHand] : []),
  ];
  return ways.join(' · ') || texts.nothingPaid;
}
