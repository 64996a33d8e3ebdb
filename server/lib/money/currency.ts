/** Every currency that an amount can have. EUR is for dashboards; nothing is sold in it. */
export const CURRENCIES = ['USD', 'XLM', 'KES', 'MOCK', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What tickets are priced in, and what buyers pay in (specification 1, section 9). */
export const TICKET_CURRENCIES = ['USD', 'XLM', 'KES'] as const satisfies readonly Currency[];
export const PAYMENT_CURRENCIES = ['USD', 'XLM', 'KES', 'MOCK'] as const satisfies readonly Currency[];

export function isCurrency(value: unknown): value is Currency {
  return (CURRENCIES as readonly unknown[]).includes(value);
}
