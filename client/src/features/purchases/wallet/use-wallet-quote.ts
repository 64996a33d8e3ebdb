import { useEffect, useEffectEvent } from 'react';
import type { PaymentCurrency, WalletQuoteQuery } from '../../../gql/graphql.ts';
import { useWalletQuoteQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { formatAmount } from '../../../ui/format-amount.ts';
import type { Basket } from '../basket/basket.ts';
import type { PayingWallet } from './use-purchase-wallet.ts';

graphql(`
  query WalletQuote(
    $eventId: ID!
    $lines: [FormPurchaseLine!]
    $paymentCurrency: PaymentCurrency!
    $code: String
    $waiting: String
  ) {
    purchaseQuote(
      eventId: $eventId
      lines: $lines
      paymentCurrency: $paymentCurrency
      code: $code
      waiting: $waiting
    ) {
      event {
        id
      }
      quantity
      lines {
        tier
        quantity
        price {
          ...Money @unmask
        }
      }
      price {
        ...Money @unmask
      }
      payment {
        amount
        currency
      }
      charge {
        ...Money @unmask
      }
      fee {
        ...Money @unmask
      }
      spendable {
        ...Money @unmask
      }
      enough
      refusal
    }
  }
`);

export type WalletQuote = WalletQuoteQuery['purchaseQuote'];

interface QuoteInput {
  eventId: string;
  /** At least one ticket. */
  lines: Basket;
  paymentCurrency: PaymentCurrency;
  code?: string;
  waiting?: string;
}

/**
 * Loads the server's current quote of a purchase. Never cached, because the server decides the prices and whether the
 * wallet covers them; refetched when the balance changes.
 */
export function useWalletQuote(input: QuoteInput | null, balance: string | undefined) {
  const { data, loading, error, refetch } = useWalletQuoteQuery({
    variables: input ? { ...input, lines: [...input.lines] } : { eventId: '', paymentCurrency: 'XLM' },
    skip: !input,
    fetchPolicy: 'network-only',
  });
  const again = () => void refetch().catch(() => undefined);
  const moved = useEffectEvent(() => {
    if (input && data) again();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the balance changes
  useEffect(() => moved(), [balance]);
  return {
    quote: (input && data?.purchaseQuote) ?? null,
    loading,
    error,
    again,
  };
}

/** Returns why this wallet cannot pay this quote, in the words of the purchase modal; null when it can. */
export function paymentNotice(quote: WalletQuote, wallet: PayingWallet | null): string | null {
  const { currency, amount } = quote.payment;
  // Play money and free tickets need no wallet.
  if (currency === 'MOCK' || quote.charge?.amount === '0') return null;
  if (!wallet) return ticketTexts.noWallet;
  const inXlm = currency === 'XLM';
  if (!wallet.funded) return inXlm ? ticketTexts.notFunded : ticketTexts.notFundedFundFirst;
  if (quote.enough) return null;
  return inXlm
    ? ticketTexts.insufficientXlm(formatAmount(amount, '').trim())
    : ticketTexts.insufficientFundFirst;
}
