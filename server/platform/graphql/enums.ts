import { registerEnumType } from 'type-graphql';
import { PERMISSION_DESCRIPTIONS } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import type { EventStatus, PaymentMethod, UserStatus } from '../vocabulary.ts';

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
    const key = value.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();
    return { key, value, config: { description: valueDescription } };
  });
  const registered = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const valuesConfig = Object.fromEntries(entries.map(({ key, config }) => [key, config]));
  registerEnumType(registered, { name, description, valuesConfig });
  return registered as Record<Uppercase<V>, V>;
}

export const RoleEnum = registerEnum<Role>('Role', 'What a person is; it brings the permissions.', {
  system_admin: 'Runs the platform.',
  system_validator: 'Lets people in, for every organiser.',
  system_auditor: 'Reads everything.',
  issuer_owner: 'May do everything for an organiser.',
  issuer_admin: 'Runs an organiser’s events.',
  issuer_signatory: 'Signs contracts and releases.',
  issuer_validator: 'Lets people in.',
  issuer_auditor: 'Reads what an organiser does.',
  issuer_finance: 'Looks after an organiser’s money.',
  attendee: 'Buys and holds tickets.',
});

export const PermissionEnum = registerEnum(
  'Permission',
  'A right that a role can hold.',
  PERMISSION_DESCRIPTIONS,
);

export const CurrencyEnum = registerEnum('Currency', 'What a ticket can be priced in.', {
  USD: 'US dollar.',
  XLM: 'Lumen, the currency of the ledger.',
  KES: 'Kenyan shilling.',
});

export const EventStatusEnum = registerEnum<EventStatus>(
  'EventStatus',
  'Only published events are offered to buyers.',
  {
    draft: 'Only its organiser sees it.',
    published: 'Everybody can buy.',
    cancelled: 'It was called off for ever.',
  },
);

export const PaymentCurrencyEnum = registerEnum(
  'PaymentCurrency',
  'What a buyer reckons in; MOCK is play money. What moves on the ledger is always XLM.',
  {
    USD: 'US dollar.',
    XLM: 'Lumen, the currency of the ledger.',
    KES: 'Kenyan shilling.',
    MOCK: 'Play money; nothing is paid.',
  },
);

export const PaymentMethodEnum = registerEnum<PaymentMethod>('PaymentMethod', 'How a payment moves money.', {
  stellar: 'XLM on the ledger.',
  mock: 'Play money: nothing moves on the ledger.',
});

export const UserStatusEnum = registerEnum<UserStatus>(
  'UserStatus',
  'A suspended account is signed out until it is activated.',
  {
    active: 'May sign in.',
    suspended: 'Is signed out and stays out.',
  },
);

export const LedgerNetworkEnum = registerEnum(
  'LedgerNetwork',
  'The Stellar network that an installation uses.',
  {
    sandbox: 'The local ledger that is part of the product.',
    quickstart: 'A local network of the Stellar Quickstart image.',
    testnet: 'The public test network of Stellar.',
  },
);
