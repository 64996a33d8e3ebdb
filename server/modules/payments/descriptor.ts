import type { Clock } from '../../platform/clock.ts';
import type { ProviderSettings, ProviderVariables } from '../../platform/config/provider-settings.ts';
import type { FieldFault } from '../../platform/failures.ts';
import type { ProviderMethod } from '../../platform/vocabulary.ts';
import type { AmountLimits, PaymentProvider } from './port.ts';

/**
 * What a payment provider declares about itself: one folder exports it, and `providers.ts` lists it. Input types, checks,
 * the connect form, settings, addresses for events and answers to them are derived from it.
 */
export interface ProviderDescriptor<
  Name extends string = string,
  Fields extends CredentialFields = CredentialFields,
  Credentials extends object = object,
> {
  readonly name: Name;
  /** Name for people. */
  readonly label: string;
  /** The provider in the description of the API. */
  readonly description: string;
  /** Where its money is, in the description of the API. */
  readonly place: string;
  /** The way to pay that buyers choose. */
  readonly method: ProviderMethod;
  /** True where the provider's page takes mobile money beside cards. */
  readonly takesMobileMoney: boolean;
  /** Currencies, each with the smallest step and the limits of one payment, in units of 10^-7. */
  readonly currencies: Readonly<Partial<Record<string, AmountLimits>>>;
  /** Amounts of refunds in part, where they differ from the coins of the currency. */
  readonly refunds?: Pick<AmountLimits, 'step' | 'min'>;
  /** Variables of the operator: the address of the provider's server, and numbers. */
  readonly settings: ProviderVariables;
  /** What the organiser fills in, by name, in the order of the form. */
  readonly fields: Fields;
  /** Kinds of accounts, of which the organiser chooses one; the first by default. */
  readonly variants?: readonly string[];
  /** True where the organiser enters the address for events in the provider's own settings. */
  readonly hasOwnWebhook: boolean;
  /** Headers, in lower case, that prove who sent a callback; others are not kept. */
  readonly signatureHeaders: readonly string[];
  /** Set where the buyer must give the number of a phone. */
  readonly payer?: PayerRule;
  /** Returns the account as it is stored, with a name for people, from texts that passed the checks of their fields. */
  account(values: FilledValues<Fields>): { label: string; credentials: Credentials };
  create(given: { credentials: Credentials; settings: ProviderSettings; clock: Clock }): PaymentProvider;
  /** The answer that the provider expects to a callback; null where it is not one of its own. */
  acknowledge?(body: Buffer): object | null;
}

/** Something that the organiser copies from the provider's pages. */
export interface CredentialField {
  readonly kind: CredentialKind;
  /** Its description in the API. */
  readonly description: string;
  /** Longest text, in characters; `MAX_CREDENTIAL_LENGTH` by default. */
  readonly max?: number;
  /** Name of its text in the catalogues. */
  readonly label: string;
  /** True where it may be left out. */
  readonly isOptional?: boolean;
  /** Optional fields of one group are all given, or none. */
  readonly group?: string;
  /** The kind of account that has it. */
  readonly variant?: string;
  /** Returns the fault of a trimmed text; null for a good one. By default that of `credentialFault`. */
  check?(text: string, context: CheckContext): CredentialFault | null;
}

/** `secret` is never shown, `text` and `digits` are one line, `document` is several. */
export type CredentialKind = 'secret' | 'text' | 'digits' | 'document';
export type CredentialFields = Readonly<Record<string, CredentialField>>;
export type CredentialFault = Omit<FieldFault, 'field'>;

export interface CheckContext {
  /** Whether keys of a provider's test mode are accepted, by which nobody pays. */
  readonly takesTestKeys: boolean;
}

/** Checked texts by field; null for one that was left out. */
export type FilledValues<Fields extends CredentialFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { isOptional: true } ? string | null : string;
};

/** The number of a phone that pays. */
export interface PayerRule {
  /** Returns it as digits with the country code; null for a number that cannot pay. */
  normal(text: string): string | null;
  readonly fault: CredentialFault;
}

/** Keeps the name and the fields of a descriptor as they are written, so that its functions are checked against them. */
export const defineProvider = <
  const Name extends string,
  const Fields extends CredentialFields,
  Credentials extends object,
>(
  descriptor: ProviderDescriptor<Name, Fields, Credentials>,
): ProviderDescriptor<Name, Fields, Credentials> => descriptor;
