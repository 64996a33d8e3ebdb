import { outcomeKnown, useAttempt } from '../../../apollo/use-attempt.ts';
import type { PurchaseByFormInput, PurchaseByFormMutation } from '../../../gql/graphql.ts';
import { usePurchaseByFormMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { purchaseFailure } from '../purchase-failure.ts';
import type { PhoneMessages } from './use-phone-messages.ts';

graphql(`
  mutation PurchaseByForm($input: PurchaseByFormInput!) {
    purchaseByForm(input: $input) {
      orderKey
      order {
        id
        number
        confirmBy
      }
      tickets {
        id
        ...PurchasedTicket_ticket
        ...TicketCard_ticket
      }
    }
  }
`);

export type FormPurchaseResult = PurchaseByFormMutation['purchaseByForm'];

interface FormPurchaseOptions {
  onPurchased: (result: FormPurchaseResult, email: string) => void;
  onRefused: (failure: unknown) => void;
  onFailed?: (message: string) => void;
  /** Called with a placed order. */
  onOrdered: PhoneMessages['request'];
}

/** An order without a payment on the page. A retry after a lost answer is the same order. */
export function usePurchaseByForm({ onPurchased, onRefused, onFailed, onOrdered }: FormPurchaseOptions) {
  const [mutate, { loading, error }] = usePurchaseByFormMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myTickets' }),
  });
  const attempt = useAttempt();
  const purchase = async (input: Omit<PurchaseByFormInput, 'idempotencyKey'>): Promise<void> => {
    try {
      const { data } = await mutate({
        variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } },
      });
      if (!data) return;
      attempt.settle();
      const { order, orderKey } = data.purchaseByForm;
      onOrdered({ orderId: order.id, orderKey });
      onPurchased(data.purchaseByForm, input.email);
    } catch (failure) {
      attempt.settle(failure);
      if (outcomeKnown(failure)) onRefused(failure);
      onFailed?.(purchaseFailure(failure));
    }
  };
  return { purchase, loading, error };
}
