import { useState } from 'react';
import { isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import type { ProviderMethod, PurchaseWithProviderInput } from '../../../gql/graphql.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import type { Basket } from '../basket/basket.ts';
import type { SpecialTerms } from '../special/special-tiers.ts';
import { useOpenPayment } from './use-open-payment.ts';
import { usePayerNumber } from './use-payer-number.ts';
import type { ProviderOrder } from './use-provider-order.ts';
import { useProviderPurchase } from './use-provider-purchase.ts';
import { useProviderQuote } from './use-provider-quote.ts';

interface CheckoutRequest {
  slug: string;
  /** Null while the buyer pays another way. */
  method: ProviderMethod | null;
  basket: Basket;
  terms: SpecialTerms;
  /** Phone number of the buyer. */
  phone: string;
  /** Called with the reason when the server refuses the purchase. */
  onRefused: (failure: unknown) => void;
}

type Entries = Pick<PurchaseWithProviderInput, 'name' | 'email' | 'phone' | 'answers'>;

export type ProviderCheckout = ReturnType<typeof useProviderCheckout>;

/** A purchase by a provider on the pages of members: from its amount to the order that is paid. */
export function useProviderCheckout({ slug, method, basket, terms, phone, onRefused }: CheckoutRequest) {
  const payment = useOpenPayment(slug);
  const payer = usePayerNumber(phone);
  const quote = useProviderQuote({ slug, lines: basket, method, code: terms.code });
  const { start, loading, error } = useProviderPurchase({ onHeld: payment.hold, onRefused });
  const [bought, setBought] = useState<ProviderOrder | null>(null);
  return {
    payment,
    payer,
    quote,
    loading,
    /** The order, once it is paid. */
    bought,
    failure: error === undefined ? null : sentenceOf(error),
    /** Whether the order can be confirmed; marks a faulty number. */
    check: () => method !== 'MPESA' || payer.check() !== null,
    start: async (entries: Entries): Promise<void> => {
      if (method === null) return;
      const lines = basket.map(({ tier, quantity }) => ({ tier, quantity }));
      const payerPhone = method === 'MPESA' ? payer.check() : null;
      await start({ slug, lines, ...entries, ...terms, method, payerPhone });
    },
    finish: (order: ProviderOrder) => {
      payment.finish();
      setBought(order);
    },
  };
}

const sentenceOf = (error: unknown): string =>
  isNetworkFailure(error) ? ticketTexts.purchaseNetworkError : ticketTexts.purchaseFailed(readFailure(error));
