/** Currencies of every installation (specification 1, section 9). */
const SPECIFIED_CURRENCIES = ['USD', 'XLM', 'KES'] as const;

/**
 * Currencies in which tickets are sold only where a payment provider of the organiser takes them. The specification has
 * no rates for them, so a missing rate never counts as 1.
 */
export const PROVIDER_CURRENCIES = ['UGX', 'TZS', 'RWF', 'EUR'] as const;
export type ProviderCurrency = (typeof PROVIDER_CURRENCIES)[number];

/** Currencies of ticket prices. */
export const TICKET_CURRENCIES = [...SPECIFIED_CURRENCIES, ...PROVIDER_CURRENCIES] as const;
export type TicketCurrency = (typeof TICKET_CURRENCIES)[number];

/** Currencies of payments: all that there are. MOCK is play money. */
export const PAYMENT_CURRENCIES = [...SPECIFIED_CURRENCIES, 'MOCK', ...PROVIDER_CURRENCIES] as const;
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number];

export type Currency = PaymentCurrency;

export function isCurrency(value: unknown): value is Currency {
  return (PAYMENT_CURRENCIES as readonly unknown[]).includes(value);
}

export function isProviderCurrency(value: unknown): value is ProviderCurrency {
  return (PROVIDER_CURRENCIES as readonly unknown[]).includes(value);
}

/** Decimals of every amount: one unit is 10^-7, the smallest unit of the ledger. */
export const DECIMALS = 7;

const WHOLE_ONLY: ReadonlySet<string> = new Set<Currency>(['UGX', 'TZS', 'RWF']);

/** Decimals with which an amount is shown: none for currencies that are used without, else two. */
export const shownDecimals = (currency: string): 0 | 2 => (WHOLE_ONLY.has(currency) ? 0 : 2);

/** Decimals of a price, an expense or a share that a user enters: those of the ledger, or of the provider's currency. */
export const enteredDecimals = (currency: Currency): number =>
  isProviderCurrency(currency) ? shownDecimals(currency) : DECIMALS;
