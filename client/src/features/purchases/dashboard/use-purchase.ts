import { useRef, useState } from 'react';
import { isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import type { PurchaseFromDashboardMutation } from '../../../gql/graphql.ts';
import { usePurchaseFromDashboardMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { notify } from '../../../ui/notify.ts';
import { newIdempotencyKey } from '../new-idempotency-key.ts';
import type { SpecialTerms } from '../special/special-tiers.ts';
import { holderOf, type PurchaseDraft } from './purchase-draft.ts';

graphql(`
  mutation PurchaseFromDashboard($input: PurchaseByFormInput!) {
    purchaseByForm(input: $input) {
      order {
        id
      }
      tickets {
        id
        ...TicketCard_ticket
      }
    }
  }
`);

type BoughtTickets = PurchaseFromDashboardMutation['purchaseByForm']['tickets'];

interface PurchaseState {
  purchase: (slug: string, draft: PurchaseDraft, terms: SpecialTerms) => Promise<void>;
  processing: boolean;
  /** Message for the buyer why the last attempt failed. */
  failure: string | null;
  tickets: BoughtTickets | null;
}

/** Final step of a purchase. A retry after a lost answer buys only once. */
export function usePurchase(): PurchaseState {
  const [mutate, { loading }] = usePurchaseFromDashboardMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myTickets' }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [tickets, setTickets] = useState<BoughtTickets | null>(null);
  const wish = useRef({ text: '', key: '' });

  const purchase = async (slug: string, draft: PurchaseDraft, terms: SpecialTerms) => {
    const lines = draft.basket.map(({ tier, quantity }) => ({ tier, quantity }));
    const input = { slug, lines, ...holderOf(draft), ...terms };
    const text = JSON.stringify(input);
    if (wish.current.text !== text) wish.current = { text, key: newIdempotencyKey() };
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { input: { ...input, idempotencyKey: wish.current.key } } });
      if (!data) return;
      wish.current = { text: '', key: '' };
      setTickets(data.purchaseByForm.tickets);
      void notify('success', ticketTexts.purchased);
    } catch (thrown) {
      const lost = isNetworkFailure(thrown);
      // A refusal is an answer, so the next attempt gets a new key.
      if (!lost) wish.current = { text: '', key: '' };
      const told = lost ? ticketTexts.purchaseNetworkError : ticketTexts.purchaseFailed(readFailure(thrown));
      setFailure(told);
      void notify('error', told);
    }
  };

  return { purchase, processing: loading, failure, tickets };
}
