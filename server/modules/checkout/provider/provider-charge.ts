import {
  type Amount,
  amountOf,
  convert,
  formatAmount,
  isProviderCurrency,
  multiply,
  type PaymentCurrency,
  rateBetween,
  splitAmount,
} from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { MerchantMethod, MerchantRecord, PaymentProvider } from '../../payments/index.ts';
import type { Listing } from '../listing/listing.rules.ts';
import type { PricedLine } from '../price-lines.ts';
import { collectedOf, type Quote } from '../quote/quote.rules.ts';
import { quotedLines } from '../quote/quote-lines.ts';
import { AmountNotPayable, MethodNotOffered, NothingToPay } from './provider.failures.ts';

/** A quote in the currency that the provider collects; nothing of it is on the ledger. */
export type ProviderQuote = Omit<Quote, 'charge'> & { charge: Amount<PaymentCurrency> };

export interface ProviderCharge {
  account: MerchantRecord;
  provider: PaymentProvider;
  quote: ProviderQuote;
}

/** Currencies that prices are converted to when the provider does not take theirs, the first it takes. */
const FALLBACKS = ['KES', 'USD'] as const satisfies readonly PaymentCurrency[];

/** The methods that the organiser of an event has connected. */
export async function methodsOf({ services }: Scope, issuerId: string): Promise<MerchantMethod[]> {
  const accounts = await services.paymentProviders.activeOf(issuerId);
  return accounts.map(({ method }) => method);
}

/**
 * Prices an order for the organiser's account at a provider: in the currency of the prices where the provider takes it,
 * rounded up to the smallest step that it collects.
 * @throws MethodNotOffered, NothingToPay, AmountNotPayable
 */
export async function chargeByProvider(
  scope: Scope,
  listing: Listing,
  lines: readonly PricedLine[],
  method: MerchantMethod,
): Promise<ProviderCharge> {
  const { paymentProviders, rates } = scope.services;
  const accounts = await paymentProviders.activeOf(listing.event.issuer_id);
  const account = accounts.find((one) => one.method === method);
  if (!account) throw new MethodNotOffered();
  const { provider } = await paymentProviders.of(account.id);
  const { currencies } = provider.capabilities;
  const currency = wantedCurrencies(lines).find((one) => currencies[one]);
  const limits = currency && currencies[currency];
  if (!currency || !limits) throw new MethodNotOffered();
  const table = await rates.table();
  const quoted = quotedLines(lines);
  const quote = collectedOf(quoted, currency, table);
  if (quote.payment.units === 0n) throw new NothingToPay();
  const { step, min, max } = limits;
  const charge = amountOf(currency, ((quote.payment.units + step - 1n) / step) * step);
  if (charge.units < min || charge.units > max) {
    const text = (units: bigint): string => `${currency} ${formatAmount(amountOf(currency, units))}`;
    throw new AmountNotPayable(text(min), text(max));
  }
  const weights = quoted.map(
    ({ unit, quantity }) => convert(multiply(unit, quantity), currency, 'ceil', table).units,
  );
  const shares = splitAmount(charge, weights).map(({ units }) => units);
  const rate = rateBetween(quote.price.currency, currency, table);
  const eventId = listing.event.id;
  return {
    account,
    provider,
    quote: { ...quote, eventId, lines: quoted, payment: charge, charge, shares, rate },
  };
}

/**
 * Currencies that a provider can collect the order in, the first that it takes: that of the prices, and those that they
 * are converted to. Prices in a currency of providers are never converted.
 */
function wantedCurrencies(lines: readonly PricedLine[]): readonly PaymentCurrency[] {
  const listed = [...new Set(lines.map(({ tier: { terms } }) => terms.currency))];
  const isUnconverted = lines.some(
    ({ tier, unitUnits }) => unitUnits > 0n && isProviderCurrency(tier.terms.currency),
  );
  if (isUnconverted) return listed.length === 1 ? listed : [];
  const [only] = listed;
  return [...(only && only !== 'XLM' && listed.length === 1 ? [only] : []), ...FALLBACKS];
}
