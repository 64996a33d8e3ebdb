import { registerEnumType } from 'type-graphql';
import { PERMISSION_DESCRIPTIONS } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import type { EventStatus, PaymentMethod, ProviderMethod, UserStatus } from '../vocabulary.ts';

/**
 * Registers an enum of the API. Its names are upper case, its values those of the database.
 * @param values the description of each value, in the order of the schema
 */
export function registerEnum<const V extends string>(
  name: string,
  description: string,
  values: Record<V, string>,
): Record<Uppercase<V>, V> {
  const entries = Object.entries<string>(values).map(([value, valueDescription]) => {
    const key = value
      .replace(/(?<=[a-z])[A-Z]/g, '_$&')
      .replace('.', '_')
      .toUpperCase();
    return { key, value, config: { description: valueDescription } };
  });
  const registered = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const valuesConfig = Object.fromEntries(entries.map(({ key, config }) => [key, config]));
  registerEnumType(registered, { name, description, valuesConfig });
  return registered as Record<Uppercase<V>, V>;
}

export const RoleEnum = registerEnum<Role>('Role', 'Role of a user, which determines their permissions.', {
  system_admin: 'Operates the platform.',
  system_validator: 'Validates tickets for all issuers.',
  system_auditor: 'Has read access to all data.',
  issuer_owner: 'Has all permissions for an issuer.',
  issuer_admin: 'Manages the events of an issuer.',
  issuer_signatory: 'Signs contracts and rounds.',
  issuer_validator: 'Validates tickets at the door.',
  issuer_auditor: 'Has read access to the data of an issuer.',
  issuer_finance: 'Manages the finances of an issuer.',
  attendee: 'Buys and holds tickets.',
});

export const PermissionEnum = registerEnum(
  'Permission',
  'Permission that a role can grant.',
  PERMISSION_DESCRIPTIONS,
);

/** In these, tickets are sold only where a payment provider of the organiser takes them. */
const PROVIDER_CURRENCIES = {
  UGX: 'Ugandan shilling. Only where a payment provider of the organiser takes it.',
  TZS: 'Tanzanian shilling. Only where a payment provider of the organiser takes it.',
  RWF: 'Rwandan franc. Only where a payment provider of the organiser takes it.',
  EUR: 'Euro. Only where a payment provider of the organiser takes it.',
};

export const CurrencyEnum = registerEnum('Currency', 'Currency of ticket prices.', {
  USD: 'US dollar.',
  XLM: 'Lumen, the native currency of the ledger.',
  KES: 'Kenyan shilling.',
  ...PROVIDER_CURRENCIES,
});

export const EventStatusEnum = registerEnum<EventStatus>(
  'EventStatus',
  'Status of an event. Only published events are on sale.',
  {
    draft: 'Visible to the issuer only.',
    published: 'Visible and on sale to everyone.',
    cancelled: 'Cancelled permanently.',
  },
);

export const PaymentCurrencyEnum = registerEnum(
  'PaymentCurrency',
  'Currency of a quote. MOCK is play money. Payments on the ledger are always in XLM.',
  {
    USD: 'US dollar.',
    XLM: 'Lumen, the native currency of the ledger.',
    KES: 'Kenyan shilling.',
    MOCK: 'Play money. Nothing is paid.',
    ...PROVIDER_CURRENCIES,
  },
);

export const PaymentMethodEnum = registerEnum<PaymentMethod>('PaymentMethod', 'Payment method.', {
  stellar: 'XLM on the ledger.',
  mock: 'Play money. Nothing moves on the ledger.',
  mpesa: 'M-Pesa, collected by a payment provider.',
  card: 'Card, collected by a payment provider.',
});

export const UserStatusEnum = registerEnum<UserStatus>(
  'UserStatus',
  'Status of an account. A suspended account cannot sign in until it is activated.',
  {
    active: 'Can sign in.',
    suspended: 'Signed out and cannot sign in.',
  },
);

export const LedgerNetworkEnum = registerEnum('LedgerNetwork', 'Stellar network of an installation.', {
  sandbox: 'Local ledger that is part of the platform.',
  quickstart: 'Local network of the Stellar Quickstart image.',
  testnet: 'Public Stellar test network.',
});

/** The ways to pay through a payment provider. */
export const PROVIDER_METHOD_DESCRIPTIONS: Record<ProviderMethod, string> = {
  mpesa: 'M-Pesa: the buyer enters a PIN on the phone.',
  card: 'Card: the buyer pays on a page of the provider, which may take mobile money as well.',
};

export const ProviderMethodEnum = registerEnum<ProviderMethod>(
  'ProviderMethod',
  'Method of a payment that a payment provider collects.',
  PROVIDER_METHOD_DESCRIPTIONS,
);
