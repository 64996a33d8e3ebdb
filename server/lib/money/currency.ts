/** All currencies. EUR is only for dashboards; nothing is sold in it. */
export const CURRENCIES = ['USD', 'XLM', 'KES', 'MOCK', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currencies of ticket prices, and of payments (specification 1, section 9). */
export const TICKET_CURRENCIES = ['USD', 'XLM', 'KES'] as const satisfies readonly Currency[];
export const PAYMENT_CURRENCIES = ['USD', 'XLM', 'KES', 'MOCK'] as const satisfies readonly Currency[];

export function isCurrency(value: unknown): value is Currency {
  return (CURRENCIES as readonly unknown[]).includes(value);
}
