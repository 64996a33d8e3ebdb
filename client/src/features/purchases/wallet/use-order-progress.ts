import { useEffect } from 'react';
import type { OrderProgressQuery } from '../../../gql/graphql.ts';
import { useOrderChangedSubscription, useOrderProgressQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment FollowedOrder on Order {
    id
    status
    payment {
      id
      status
      failure
      failureCode
    }
    tickets {
      id
      ...TicketCard_ticket
    }
  }
`);

graphql(`
  query OrderProgress($id: ID!) {
    order(id: $id) {
      ...FollowedOrder @unmask
    }
  }
`);

graphql(`
  subscription OrderChanged($id: ID!) {
    orderChanged(id: $id) {
      ...FollowedOrder @unmask
    }
  }
`);

export type FollowedOrder = NonNullable<OrderProgressQuery['order']>;

/** Polls beside the subscription for networks that block websockets. */
const POLL_MS = 4000;

/** Follows an order live until its payment is decided. Null while none is followed. */
export function useOrderProgress(id: string | null): FollowedOrder | null {
  const skip = id === null;
  const { data, stopPolling } = useOrderProgressQuery({
    variables: { id: id ?? '' },
    skip,
    pollInterval: skip ? 0 : POLL_MS,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order ?? null;
  useOrderChangedSubscription({ variables: { id: id ?? '' }, skip, ignoreResults: true });
  const decided = order !== null && orderOutcome(order) !== 'open';
  useEffect(() => {
    if (decided) stopPolling();
  }, [decided, stopPolling]);
  return skip ? null : order;
}

/** Returns the outcome of an order. */
export function orderOutcome(order: FollowedOrder): 'open' | 'paid' | 'failed' {
  if (order.status === 'PAID' && order.tickets.length > 0) return 'paid';
  const payment = order.payment?.status;
  const failed = order.status === 'CANCELLED' || payment === 'FAILED' || payment === 'EXPIRED';
  return failed ? 'failed' : 'open';
}
