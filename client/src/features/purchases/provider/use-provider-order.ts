import { useEffect, useEffectEvent } from 'react';
import { useLiveState } from '../../../apollo/live-state.ts';
import type { ProviderOrderQuery, ProviderOrderQueryVariables } from '../../../gql/graphql.ts';
import { useProviderOrderChangedSubscription, useProviderOrderQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { isSettled, type PaymentView, paymentView } from './payment-view.ts';

graphql(`
  fragment ProviderOrder_order on Order {
    id
    status
    createdAt
    buyerEmail
    payment {
      id
      status
      failureCode
      holdUntil
    }
    attempt {
      id
      number
      method
      status
      amount {
        amount
        currency
      }
      phone
      page
      takesMobileMoney
      createdAt
      expiresAt
      failure
      failureCode
      unconfirmed
      receipt
      refundStatus
      refundAt
    }
  }
`);

graphql(`
  fragment FollowedProviderOrder on Order {
    ...ProviderOrder_order @unmask
    event {
      id
      slug
      name
      ...Cover_event
    }
    tickets {
      id
      ...PurchasedTicket_ticket
      ...TicketCard_ticket
    }
  }
`);

graphql(`
  query ProviderOrder($id: ID!, $orderKey: String) {
    order(id: $id, orderKey: $orderKey) {
      ...FollowedProviderOrder @unmask
    }
  }
`);

graphql(`
  subscription ProviderOrderChanged($id: ID!, $orderKey: String) {
    orderChanged(id: $id, orderKey: $orderKey) {
      ...FollowedProviderOrder @unmask
    }
  }
`);

/** The order as its buyer follows it. */
export type ProviderOrder = NonNullable<ProviderOrderQuery['order']> & {
  /** Secret of the order; null for a buyer with an account. */
  key: string | null;
};
export type AttemptNow = NonNullable<ProviderOrder['attempt']>;

/** Interval without a websocket, as on networks that block it, in milliseconds. */
const POLL_MS = 3_000;
/** Interval with one: a phone that has slept takes a while to detect that its websocket is dead. */
const LIVE_POLL_MS = 15_000;

/** Follows an order whose payment a provider collects: by subscription, by polling, and on return to the page. */
export function useProviderOrder(variables: ProviderOrderQueryVariables) {
  const isLive = useLiveState().status === 'live';
  const { data, loading, error, refetch, startPolling, stopPolling } = useProviderOrderQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useProviderOrderChangedSubscription({ variables, ignoreResults: true });
  const order = data?.order ? { ...data.order, key: variables.orderKey ?? null } : null;
  const view = order && viewOf(order);
  const isDone = view !== null && isSettled(view);
  useEffect(() => {
    if (isDone) stopPolling();
    else startPolling(isLive ? LIVE_POLL_MS : POLL_MS);
  }, [isDone, isLive, startPolling, stopPolling]);
  const again = () => void refetch().catch(() => undefined);
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isDone) again();
  });
  useEffect(() => {
    const look = () => returned();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return { order, view, loading, error, again };
}

export function viewOf(order: ProviderOrder): PaymentView {
  const { status, payment, attempt, tickets } = order;
  return paymentView({
    status,
    tickets: tickets.length,
    payment: payment && { failureCode: payment.failureCode ?? null },
    attempt: attempt && {
      status: attempt.status,
      refundStatus: attempt.refundStatus ?? null,
      unconfirmed: attempt.unconfirmed ?? null,
    },
  });
}
