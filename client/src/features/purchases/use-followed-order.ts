import { useEffect } from 'react';
import { useLiveState } from '../../apollo/live-state.ts';
import { useOnReturn } from '../../apollo/use-on-return.ts';
import type { FollowedOrderQuery, FollowedOrderQueryVariables } from '../../gql/graphql.ts';
import { useFollowedOrderChangedSubscription, useFollowedOrderQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  fragment ProviderOrder_order on Order {
    id
    number
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
  fragment FollowedOrder on Order {
    ...ProviderOrder_order @unmask
    payment {
      id
      failure
      ...PayPanel_payment
    }
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
  query FollowedOrder($id: ID!, $orderKey: String) {
    order(id: $id, orderKey: $orderKey) {
      ...FollowedOrder @unmask
    }
  }
`);

graphql(`
  subscription FollowedOrderChanged($id: ID!, $orderKey: String) {
    orderChanged(id: $id, orderKey: $orderKey) {
      ...FollowedOrder @unmask
    }
  }
`);

/** An order as its buyer follows it. */
export type FollowedOrder = NonNullable<FollowedOrderQuery['order']>;

/** Interval without a websocket, as on networks that block it, in milliseconds. */
const POLL_MS = 3_000;
/** Interval with one: a phone that has slept takes a while to detect that its websocket is dead. */
const LIVE_POLL_MS = 15_000;

interface FollowOptions {
  /** Whether the outcome is known, so that nothing more is to be expected. */
  isDecided: (order: FollowedOrder) => boolean;
  /** Interval with a websocket, in milliseconds. */
  livePollMs?: number;
}

/**
 * Follows an order: by subscription, by polling until it is decided, and on return to the page.
 * @param variables the secret of the order is null for a buyer with an account; null follows no order
 */
export function useFollowedOrder(
  followed: FollowedOrderQueryVariables | null,
  { isDecided, livePollMs = LIVE_POLL_MS }: FollowOptions,
) {
  const skip = followed === null;
  const variables = followed ?? { id: '' };
  const isLive = useLiveState().status === 'live';
  const { data, loading, error, refetch, startPolling, stopPolling } = useFollowedOrderQuery({
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useFollowedOrderChangedSubscription({ variables, skip, ignoreResults: true });
  const order = (!skip && data?.order) || null;
  const isDone = skip || (order !== null && isDecided(order));
  useEffect(() => {
    if (isDone) stopPolling();
    else startPolling(isLive ? livePollMs : POLL_MS);
  }, [isDone, isLive, livePollMs, startPolling, stopPolling]);
  const again = () => void refetch().catch(() => undefined);
  useOnReturn(() => {
    if (!isDone) again();
  });
  return { order, loading, error, again };
}
