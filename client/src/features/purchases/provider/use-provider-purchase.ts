import { usePurchaseWithProviderMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useHeldPurchase } from '../checkout/use-held-purchase.ts';
import type { PhoneMessages } from '../checkout/use-phone-messages.ts';
import {
  browserOrders,
  orderKeyOf,
  type ProviderAttempt,
  type ProviderPurchase,
  providerAttempts,
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
  /** Called with a placed order, before its payment. */
  onOrdered?: PhoneMessages['request'];
}

/** Holds tickets and starts their payment by a provider. */
export function useProviderPurchase({ onHeld, onRefused, onOrdered }: ProviderPurchaseOptions) {
  const [purchase, { loading }] = usePurchaseWithProviderMutation();
  const { openCardPage } = useCardPage();
  const { start, error } = useHeldPurchase({
    store: providerAttempts,
    send: async (input: ProviderPurchase & { idempotencyKey: string }) => {
      const made = (await purchase({ variables: { input } })).data?.purchaseWithProvider;
      if (made) onOrdered?.({ orderId: made.order.id, orderKey: made.orderKey });
      return made;
    },
    onHeld: (held, { order }) => {
      browserOrders.save(order.id, orderKeyOf(held));
      onHeld(held);
      if (held.input.method === 'CARD')
        openCardPage({ orderId: order.id, orderKey: held.key }, order.attempt?.page);
    },
    onRefused,
  });
  return { start, loading, error };
}
