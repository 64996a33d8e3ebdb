import type { RefundChoicesQuery } from '../../gql/graphql.ts';
import { exactSum } from '../../ui/exact-decimals.ts';
import type { Money } from '../../ui/format-amount.ts';

type Ticket = NonNullable<RefundChoicesQuery['order']>['tickets'][number];

/** A ticket that can be refunded now. */
export type RefundableTicket = Ticket & { refundTerms: NonNullable<Ticket['refundTerms']> };

export const isRefundable = (ticket: Ticket): ticket is RefundableTicket => ticket.refundTerms != null;

/** The part to refund: all of the order, some of its tickets, or an amount without them. */
export type RefundScope = 'ORDER' | 'TICKETS' | 'AMOUNT';

/** Money that some tickets return by their own terms: to the account that paid, and by hand. */
export interface RefundSums {
  /** Null where nothing was paid online. */
  amount: Money | null;
  collected: Money[];
}

/**
 * Adds up the terms of tickets, each by the organiser's rule.
 * @param left of the payment; more is not returned
 */
export function sumsOfTickets(tickets: readonly RefundableTicket[], left: Money | null): RefundSums {
  const amounts = tickets.flatMap(({ refundTerms: { amount } }) => amount ?? []);
  const collected = tickets.flatMap(({ refundTerms }) => refundTerms.collected ?? []);
  const amount = byCurrency(amounts)[0] ?? null;
  const isAbove = amount !== null && left !== null && Number(amount.amount) > Number(left.amount);
  return { amount: isAbove ? left : amount, collected: byCurrency(collected) };
}

function byCurrency(sums: readonly Money[]): Money[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    amount: exactSum(sums.filter((sum) => sum.currency === currency).map(({ amount }) => amount)),
  }));
}
