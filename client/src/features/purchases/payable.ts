import type { ProviderMethod } from '../../gql/graphql.ts';
import { useExchangeRatesQuery } from '../../gql/hooks/index.ts';
import type { Money } from '../../ui/format-amount.ts';
import { asksPhone } from '../payment-methods/provider-methods.ts';

/** Currencies that a provider collects as they are: a price in one is converted only by a rate that was set. */
const PROVIDER_CURRENCIES = new Set(['UGX', 'TZS', 'RWF', 'EUR']);

export interface Payable {
  /** Methods of providers that can collect the order. */
  online: readonly ProviderMethod[];
  /** Whether it can be paid from a wallet: its price can be converted to XLM. */
  byLedger: boolean;
}

/**
 * Returns the ways to pay an order.
 * @param sums of the order, one for each currency
 * @param connected methods that the organiser has connected
 */
export function usePayable(sums: readonly Money[], connected: readonly ProviderMethod[]): Payable {
  const special = sums.filter(
    ({ amount, currency }) => PROVIDER_CURRENCIES.has(currency) && Number(amount) > 0,
  );
  const { data } = useExchangeRatesQuery({ skip: special.length === 0 });
  if (special.length === 0) return { online: connected, byLedger: true };
  const isRated = ({ currency }: Money) =>
    data?.exchangeRates.some(({ from, to }) => from === currency && to === 'XLM') === true;
  return {
    // Mobile money collects Kenyan shillings alone, and cards one currency.
    online: sums.length === 1 ? connected.filter((method) => !asksPhone(method)) : [],
    byLedger: special.every(isRated),
  };
}
