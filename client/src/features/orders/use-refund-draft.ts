import { useState } from 'react';
import type { Currency, RefundDialog_OrderFragment } from '../../gql/graphql.ts';
import { useRefundChoicesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import type { Money } from '../../ui/format-amount.ts';
import { typedAmount } from './RefundAmountField.tsx';
import {
  isRefundable,
  type RefundableTicket,
  type RefundScope,
  type RefundSums,
  sumsOfTickets,
} from './refund-choice.ts';

graphql(`
  query RefundChoices($orderId: ID!, $person: Boolean!) {
    order(id: $orderId) {
      id
      tickets {
        id
        number
        holderName @include(if: $person)
        tier {
          id
          name
        }
        refundTerms {
          ...TicketRefundTerms @unmask
        }
      }
    }
  }
`);

/** The tickets and the amount that staff choose. */
export function useRefundDraft(order: RefundDialog_OrderFragment, person: boolean) {
  const { data } = useRefundChoicesQuery({
    variables: { orderId: order.id, person },
    fetchPolicy: 'network-only',
  });
  const [isAmount, setAmount] = useState(!order.refundTerms);
  /** null: all. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  /** null: the suggested amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const tickets = data?.order?.tickets.filter(isRefundable) ?? [];
  const chosen = tickets.filter(({ id }) => picked === null || picked.has(id));
  const ofTickets: RefundScope = chosen.length === tickets.length ? 'ORDER' : 'TICKETS';
  const scope: RefundScope = isAmount ? 'AMOUNT' : ofTickets;
  const terms = termsOf(order, scope, chosen);
  const amount = chosenAmount(terms, scope, typed);
  return {
    isLoading: !data,
    tickets,
    chosen,
    scope,
    terms,
    typed,
    amount,
    type: setTyped,
    chooseTickets: (ids: ReadonlySet<string>): void => {
      setPicked(ids);
      setTyped(null);
    },
    chooseAmount: (isOnly: boolean): void => {
      setAmount(isOnly);
      setTyped(null);
    },
  };
}

interface Terms extends RefundSums {
  /** The most that can be returned; null where staff choose no amount. */
  most: (Money & { currency: Currency }) | null;
}

/** The amount that is returned: as typed, or as suggested; an amount without tickets has no suggestion. */
function chosenAmount({ amount, most }: Terms, scope: RefundScope, typed: string | null): Money | null {
  if (!most) return amount;
  if (typed !== null) return { ...most, amount: typedAmount(typed) };
  return scope === 'AMOUNT' ? { ...most, amount: '0' } : amount;
}

/** The suggested amount of a choice, and its limit. An amount of several tickets is that of the organiser's rule. */
function termsOf(
  order: RefundDialog_OrderFragment,
  scope: RefundScope,
  chosen: readonly RefundableTicket[],
): Terms {
  if (scope === 'AMOUNT') return { amount: null, most: order.refundableAmount ?? null, collected: [] };
  if (scope === 'ORDER') {
    const { amount = null, most = null, collected = [] } = order.refundTerms ?? {};
    return { amount, most, collected };
  }
  const [only] = chosen.length === 1 ? chosen : [];
  return { ...sumsOfTickets(chosen, order.refundTerms?.most ?? null), most: only?.refundTerms.most ?? null };
}
