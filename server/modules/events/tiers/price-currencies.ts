import { isProviderCurrency, TICKET_CURRENCIES, type TicketCurrency } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';

/**
 * Returns the currencies in which an organiser can price tickets: those of every installation, and those that a provider
 * of an active account takes.
 */
export async function priceCurrencies(
  { services: { paymentProviders } }: Scope,
  issuerId: string,
): Promise<TicketCurrency[]> {
  const taken = await paymentProviders.currenciesOf(issuerId);
  return TICKET_CURRENCIES.filter((one) => !isProviderCurrency(one) || taken.has(one));
}
