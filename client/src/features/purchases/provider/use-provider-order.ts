import type { FollowedOrderQueryVariables } from '../../../gql/graphql.ts';
import { type FollowedOrder, useFollowedOrder } from '../use-followed-order.ts';
import { isSettled, type PaymentView, paymentView } from './payment-view.ts';

/** An order whose payment a provider collects. */
export type ProviderOrder = FollowedOrder & {
  /** Secret of the order; null for a buyer with an account. */
  key: string | null;
};
export type AttemptNow = NonNullable<ProviderOrder['attempt']>;

const isDecided = (order: FollowedOrder): boolean => isSettled(viewOf(order));

/** Follows an order whose payment a provider collects. */
export function useProviderOrder(variables: FollowedOrderQueryVariables) {
  const { order, ...query } = useFollowedOrder(variables, { isDecided });
  return {
    order: order && { ...order, key: variables.orderKey ?? null },
    view: order && viewOf(order),
    ...query,
  };
}

function viewOf({ status, payment, attempt, tickets }: FollowedOrder): PaymentView {
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
