import type { Amount, TicketCurrency } from '../../lib/money/index.ts';

/** Variables of the operator that a payment provider declares. */
export interface ProviderVariables {
  /** The address of its server, and the one without the variable. */
  readonly address: { readonly variable: string; readonly standard: string };
  /** Whole numbers, by the name under which the provider gets them. */
  readonly numbers?: Readonly<
    Record<
      string,
      { readonly variable: string; readonly standard: number; readonly min: number; readonly max: number }
    >
  >;
}

/** The variables of all payment providers, by provider. */
export type AllProviderVariables = Readonly<Record<string, ProviderVariables>>;

/** Their values. */
export interface ProviderSettings {
  /** Without a slash at its end. Organisers never choose it. */
  readonly baseUrl: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Variables of the operator that a provider of messages to phones declares. It is used once all required ones are set. */
export interface PhoneVariables {
  /** The address of its server, and the one without the variable. */
  readonly address: { readonly variable: string; readonly standard: string };
  /** Texts by the name under which the provider gets them. */
  readonly texts: Readonly<Record<string, { readonly variable: string; readonly isOptional?: true }>>;
  /** The price of one part of a message, such as "KES 0.80". */
  readonly price: { readonly variable: string; readonly standard: string };
}

/** The variables of all providers of messages to phones, by provider. */
export type AllPhoneVariables = Readonly<Record<string, PhoneVariables>>;

/** Their values. */
export interface PhoneProviderSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly price: Amount<TicketCurrency>;
}
