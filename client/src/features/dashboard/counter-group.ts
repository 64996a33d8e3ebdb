import type { Role } from '../../gql/graphql.ts';

/** Group of counters that a role sees first. */
export type CounterGroup =
  | 'attendee'
  | 'validator'
  | 'auditor'
  | 'finance'
  | 'signatory'
  | 'administrator'
  | 'organizer';

const GROUPS: Record<Role, CounterGroup> = {
  SYSTEM_ADMIN: 'administrator',
  SYSTEM_VALIDATOR: 'validator',
  SYSTEM_AUDITOR: 'auditor',
  ISSUER_OWNER: 'organizer',
  ISSUER_ADMIN: 'organizer',
  ISSUER_SIGNATORY: 'signatory',
  ISSUER_VALIDATOR: 'validator',
  ISSUER_AUDITOR: 'auditor',
  ISSUER_FINANCE: 'finance',
  ATTENDEE: 'attendee',
};

export const counterGroup = (role: Role): CounterGroup => GROUPS[role];
