import type { ProviderMethod, ProviderQuoteQuery } from '../../../gql/graphql.ts';
import { useProviderQuoteQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { formatWholeAmount, type Money } from '../../../ui/format-amount.ts';
import type { Basket } from '../basket/basket.ts';

graphql(`
  query ProviderQuote($slug: String!, $lines: [FormPurchaseLine!]!, $method: ProviderMethod!, $code: String) {
    providerQuote(slug: $slug, lines: $lines, method: $method, code: $code) {
      charge {
        amount
        currency
      }
      expiresAfter
    }
  }
`);

interface QuoteRequest {
  slug: string;
  lines: Basket;
  /** Null: no provider collects the order. */
  method: ProviderMethod | null;
  code?: string | undefined;
}

export interface ProviderQuoteState {
  charge: ProviderQuoteQuery['providerQuote']['charge'] | null;
  loading: boolean;
  error: unknown;
}

/** Loads the amount that a provider collects for an order, at the server's current prices. */
export function useProviderQuote({ slug, lines, method, code }: QuoteRequest): ProviderQuoteState {
  const skip = method === null || lines.length === 0;
  const { data, loading, error } = useProviderQuoteQuery({
    variables: {
      slug,
      lines: lines.map(({ tier, quantity }) => ({ tier, quantity })),
      method: method ?? 'CARD',
      code: code ?? null,
    },
    skip,
    fetchPolicy: 'network-only',
  });
  return { charge: (!skip && data?.providerQuote.charge) || null, loading, error: skip ? undefined : error };
}

/** "KES 1,300": without decimals where there are none. */
export const chargeText = ({ amount, currency }: Money): string => formatWholeAmount(amount, currency);

/** Whether the amount charged differs from the listed prices, so that the buyer must be told. */
export function differs(charge: Money, listed: readonly Money[]): boolean {
  const [only] = listed;
  if (!only || listed.length > 1 || only.currency !== charge.currency) return true;
  return Number(only.amount) !== Number(charge.amount);
}
