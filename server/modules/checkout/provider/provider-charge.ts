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
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import type { Listing } from '../../orders/index.ts';
import {
  type AmountLimits,
  type MerchantRecord,
  type PaymentProvider,
  providerOf,
} from '../../payments/index.ts';
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

/** The methods that the organiser of an event has connected, or takes through the platform. */
export async function methodsOf({ services }: Scope, issuerId: string): Promise<ProviderMethod[]> {
  const accounts = await services.paymentProviders.activeOf(issuerId);
  return [...new Set(accounts.map(({ method }) => method))];
}

/** Whether the page on which an organiser's buyers pay by card takes mobile money as well. */
export async function cardTakesMobileMoney({ services }: Scope, issuerId: string): Promise<boolean> {
  const accounts = await services.paymentProviders.activeOf(issuerId);
  const account = accounts.find(({ method }) => method === 'card');
  return account !== undefined && providerOf(account.provider).takesMobileMoney;
}

interface Offered {
  account: MerchantRecord;
  provider: PaymentProvider;
  currency: PaymentCurrency;
  limits: AmountLimits;
}

/**
 * Finds the account that collects a payment by a method: the organiser's own, or one of the platform where the organiser
 * has none that takes a currency of the payment.
 * @param currencies those that the payment can be collected in, the first that an account takes
 */
export async function findCollector(
  scope: Scope,
  issuerId: string,
  method: ProviderMethod,
  currencies: readonly PaymentCurrency[],
): Promise<Offered | undefined> {
  const { paymentProviders } = scope.services;
  for (const { id } of (await paymentProviders.activeOf(issuerId)).filter((one) => one.method === method)) {
    const { account, provider } = await paymentProviders.of(id);
    const taken = provider.capabilities.currencies;
    const currency = currencies.find((one) => taken[one]);
    const limits = currency && taken[currency];
    if (limits) return { account, provider, currency, limits };
  }
  return undefined;
}

/**
 * Prices an order for the account that collects it at a provider: in the currency of the prices where the provider takes it,
 * rounded up to the smallest step that it collects.
 * @throws MethodNotOffered, NothingToPay, AmountNotPayable
 */
export async function chargeByProvider(
  scope: Scope,
  listing: Listing,
  lines: readonly PricedLine[],
  method: ProviderMethod,
): Promise<ProviderCharge> {
  const wanted = wantedCurrencies(lines);
  const offered = await findCollector(scope, listing.event.issuerId, method, wanted);
  if (!offered) throw new MethodNotOffered();
  const { account, provider, currency, limits } = offered;
  const table = await scope.services.rates.table();
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
