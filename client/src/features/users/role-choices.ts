import type { Role } from '../../gql/graphql.ts';
import { roleLabel } from '../../session/role-label.ts';

const ROLES: Role[] = [
  'ATTENDEE',
  'ISSUER_OWNER',
  'ISSUER_ADMIN',
  'ISSUER_SIGNATORY',
  'ISSUER_VALIDATOR',
  'ISSUER_AUDITOR',
  'ISSUER_FINANCE',
  'SYSTEM_ADMIN',
  'SYSTEM_VALIDATOR',
  'SYSTEM_AUDITOR',
];

const asChoice = (value: Role) => ({ value, label: roleLabel(value) });

/** Every role, as an option. */
export const ALL_ROLES = ROLES.map(asChoice);

/** The roles within an organisation. */
export const STAFF_ROLES = ROLES.filter((role) => role.startsWith('ISSUER_')).map(asChoice);

/** Returns the given roles as options, in the order of all. */
export const choicesOf = (roles: readonly Role[]) => ALL_ROLES.filter(({ value }) => roles.includes(value));

/** Returns whether a system admin may assign the role without an organisation: the user then gets a new one. */
export const foundsIssuer = (role: Role): boolean => role === 'ISSUER_OWNER' || role === 'ISSUER_ADMIN';

/** Returns whether people with the role can be limited to some events of their organisation. */
export const canBeLimited = (role: Role): boolean => role === 'ISSUER_VALIDATOR' || role === 'ISSUER_FINANCE';

/** Returns whether the role belongs to an organisation. */
export const needsIssuer = (role: Role): boolean => role.startsWith('ISSUER_');
