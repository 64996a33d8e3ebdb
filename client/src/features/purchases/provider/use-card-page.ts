import { useOpenProviderPageMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  mutation OpenProviderPage($input: OpenProviderPageInput!) {
    openProviderPage(input: $input) {
      order {
        id
        attempt {
          id
          expiresAt
        }
      }
    }
  }
`);

interface CardOrder {
  orderId: string;
  /** Idempotency key of the order; null for a buyer with an account. */
  orderKey: string | null;
}

/** Opens the provider's page, which leads back to `/pay/{order}`. Tickets are held longer for a buyer who is there. */
export function useCardPage() {
  // The call outlives this page.
  const [open] = useOpenProviderPageMutation({ context: { fetchOptions: { keepalive: true } } });
  const recordOpened = ({ orderId, orderKey }: CardOrder): void =>
    void open({ variables: { input: { orderId, orderKey } } }).catch(() => undefined);
  /** Opens it in this tab, unless there is none. */
  const openCardPage = (order: CardOrder, page: string | null | undefined): void => {
    if (!page) return;
    recordOpened(order);
    window.location.assign(page);
  };
  return { openCardPage, recordOpened };
}
