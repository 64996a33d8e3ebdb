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

/** Variables of the operator that a service declares. It is used once all required ones are set. */
export interface AccountVariables {
  /** The address of its server, and the one without the variable. */
  readonly address: { readonly variable: string; readonly standard: string };
  /** Texts by the name under which the service gets them. */
  readonly texts: Readonly<Record<string, TextVariable>>;
}

interface TextVariable {
  readonly variable: string;
  readonly isOptional?: true;
  /** The form of its values, for the operator, and whether a text has it. */
  readonly form?: { readonly wanted: string; fits(text: string): boolean };
}

/** Their values. */
export interface AccountSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** The variable that changes the address. */
  readonly addressVariable: string;
  readonly texts: Readonly<Record<string, string | undefined>>;
}

/** Variables of the operator that a provider of messages to phones declares. */
export interface PhoneVariables extends AccountVariables {
  /** The price of one part of a message, such as "KES 0.80". */
  readonly price: { readonly variable: string; readonly standard: string };
}

/** The variables of all providers of messages to phones, by provider. */
export type AllPhoneVariables = Readonly<Record<string, PhoneVariables>>;

/** Their values. */
export interface PhoneProviderSettings extends AccountSettings {
  readonly price: Amount<TicketCurrency>;
}

/** The variables of all wallets of phones that tickets can be added to, by wallet. */
export type AllPassVariables = Readonly<Record<string, AccountVariables>>;

/** What the services of the modules declare; programs that do not use one leave it out. */
export interface DeclaredVariables {
  readonly payments?: AllProviderVariables;
  readonly phone?: AllPhoneVariables;
  readonly passes?: AllPassVariables;
}
