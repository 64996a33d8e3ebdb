import { useState } from 'react';
import { newIdempotencyKey } from '../../../apollo/new-idempotency-key.ts';
import { outcomeKnown } from '../../../apollo/use-attempt.ts';
import { usePurchaseWithProviderMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import {
  orderKeyOf,
  type ProviderAttempt,
  type ProviderPurchase,
  providerAttempts,
  providerOrders,
} from '../purchase-attempts.ts';
import { useCardPage } from './use-card-page.ts';

graphql(`
  mutation PurchaseWithProvider($input: PurchaseWithProviderInput!) {
    purchaseWithProvider(input: $input) {
      orderKey
      order {
        id
        attempt {
          id
          page
        }
      }
    }
  }
`);

interface ProviderPurchaseOptions {
  /** Called when tickets are held. */
  onHeld: (attempt: ProviderAttempt) => void;
  /** Called with the reason when the server refuses the purchase. */
  onRefused: (failure: unknown) => void;
}

/**
 * Holds tickets and starts their payment. The attempt is stored before it is sent, and an equal order is the same
 * attempt, so that neither a lost answer nor a second tab pays twice.
 */
export function useProviderPurchase({ onHeld, onRefused }: ProviderPurchaseOptions) {
  const [purchase, { loading }] = usePurchaseWithProviderMutation();
  const { openCardPage } = useCardPage();
  const [error, setError] = useState<unknown>();
  const start = async (input: ProviderPurchase): Promise<void> => {
    setError(undefined);
    const attempt = attemptFor(input);
    providerAttempts.save(attempt, input.slug);
    try {
      const { data } = await purchase({ variables: { input: { ...input, idempotencyKey: attempt.key } } });
      if (!data) return;
      const { order, orderKey } = data.purchaseWithProvider;
      const held = { ...attempt, orderId: order.id, orderKey: orderKey ?? null };
      providerAttempts.save(held, input.slug);
      providerOrders.save(order.id, orderKeyOf(held));
      onHeld(held);
      if (input.method === 'CARD')
        openCardPage({ orderId: order.id, orderKey: held.key }, order.attempt?.page);
    } catch (failure) {
      setError(failure);
      if (!outcomeKnown(failure)) return;
      providerAttempts.remove(input.slug);
      onRefused(failure);
    }
  };
  return { start, loading, error };
}

/** Reuses the attempt for an equal input; another input is a new order. */
function attemptFor(input: ProviderPurchase): ProviderAttempt {
  const before = providerAttempts.find(input.slug);
  if (before && JSON.stringify(before.input) === JSON.stringify(input)) return before;
  return { key: newIdempotencyKey(), input, orderId: null, startedAt: Date.now() };
}
