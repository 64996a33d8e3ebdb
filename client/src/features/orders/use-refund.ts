import { useState } from 'react';
import { useAttempt } from '../../apollo/use-attempt.ts';
import type { Currency } from '../../gql/graphql.ts';
import {
  useRefundAmountMutation,
  useRefundOrderMutation,
  useRefundTicketsMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { orderTexts as texts } from '../../messages/orders.ts';
import { notify } from '../../ui/notify.ts';
import type { RefundScope } from './refund-choice.ts';

graphql(`
  fragment OrderRefundTerms on OrderRefundTerms {
    amount {
      ...Money @unmask
    }
    most {
      ...Money @unmask
    }
    collected {
      ...Money @unmask
    }
  }
`);

graphql(`
  fragment RefundedOrder on Order {
    id
    status
    refundTerms {
      ...OrderRefundTerms @unmask
    }
    refundableAmount {
      ...Money @unmask
    }
    payment {
      id
      status
      failure
      failureCode
      transactionHash
    }
    tickets {
      id
      status
    }
    refunds {
      id
      status
    }
    ...OrderRefunds_order
  }
`);

graphql(`
  mutation RefundOrder($orderId: ID!, $reason: String!, $amount: Decimal, $idempotencyKey: String) {
    refundOrder(
      input: { orderId: $orderId, reason: $reason, amount: $amount, idempotencyKey: $idempotencyKey }
    ) {
      order {
        ...RefundedOrder @unmask
      }
    }
  }
`);

graphql(`
  mutation RefundTickets($orderId: ID!, $ticketIds: [ID!]!, $reason: String!, $amount: Decimal) {
    refundTickets(input: { orderId: $orderId, ticketIds: $ticketIds, reason: $reason, amount: $amount }) {
      order {
        ...RefundedOrder @unmask
      }
    }
  }
`);

graphql(`
  mutation RefundAmount(
    $orderId: ID!
    $amount: Decimal!
    $currency: Currency!
    $reason: String!
    $idempotencyKey: String
  ) {
    refundAmount(
      input: {
        orderId: $orderId
        amount: $amount
        currency: $currency
        reason: $reason
        idempotencyKey: $idempotencyKey
      }
    ) {
      order {
        ...RefundedOrder @unmask
      }
    }
  }
`);

interface RefundRequest {
  scope: RefundScope;
  reason: string;
  ticketIds: string[];
  /** In the form of the API; null: the suggested one. */
  amount: string | null;
  currency: Currency | null;
}

/** Refunds of an order. A retry after a lost answer is the same refund. */
export function useRefund(orderId: string, onDone: () => void) {
  const [refundOrder, ofOrder] = useRefundOrderMutation();
  const [refundTickets, ofTickets] = useRefundTicketsMutation();
  const [refundAmount, ofAmount] = useRefundAmountMutation();
  const attempt = useAttempt();
  const [error, setError] = useState<unknown>();

  const send = async ({ scope, reason, ticketIds, amount, currency }: RefundRequest): Promise<boolean> => {
    const idempotencyKey = attempt.keyOf({ scope, reason, ticketIds, amount });
    if (scope === 'AMOUNT') {
      const given = { amount: amount ?? '', currency: currency ?? 'XLM' };
      await refundAmount({ variables: { orderId, reason, idempotencyKey, ...given } });
      return false;
    }
    if (scope === 'TICKETS') {
      const { data } = await refundTickets({ variables: { orderId, reason, ticketIds, amount } });
      return data?.refundTickets.order.refunds.every(({ status }) => status !== 'PENDING') ?? false;
    }
    const { data } = await refundOrder({ variables: { orderId, reason, amount, idempotencyKey } });
    return data?.refundOrder.order.payment?.status !== 'REFUNDING';
  };

  const refund = async (request: RefundRequest): Promise<void> => {
    setError(undefined);
    try {
      const isDone = await send(request);
      attempt.settle();
      onDone();
      const done =
        request.scope === 'TICKETS' ? texts.ticketsRefunded(request.ticketIds.length) : texts.refunded;
      void notify('success', isDone ? done : texts.refundStarted);
    } catch (failure) {
      attempt.settle(failure);
      setError(failure);
    }
  };
  return { refund, error, loading: ofOrder.loading || ofTickets.loading || ofAmount.loading };
}
