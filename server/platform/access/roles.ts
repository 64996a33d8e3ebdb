import { DEVICE_PERMISSIONS, type DeviceGrant } from './device-profiles.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

export const ROLES = [
  'system_admin',
  'system_validator',
  'system_auditor',
  'issuer_owner',
  'issuer_admin',
  'issuer_signatory',
  'issuer_validator',
  'issuer_auditor',
  'issuer_finance',
  'attendee',
] as const;

export type Role = (typeof ROLES)[number];

const PROFILE: Permission[] = ['VIEW_PROFILE', 'EDIT_PROFILE'];
const MESSAGES: Permission[] = ['VIEW_MESSAGES', 'SEND_MESSAGES'];
const DOOR: Permission[] = ['VALIDATE_TICKETS', 'VALIDATE_ONLINE', 'VALIDATE_OFFLINE'];
const REPORTS: Permission[] = ['VIEW_EVENTS', 'VIEW_TICKETS', 'VIEW_CONTRACTS', 'VIEW_REVENUE', 'VIEW_SALES'];

/** Permissions of an organiser's admin: the specification's row, permission by permission. */
const ISSUER_ADMIN: Permission[] = [
  'VIEW_EVENTS',
  'CREATE_EVENTS',
  'EDIT_EVENTS',
  'PUBLISH_EVENTS',
  'MANAGE_TIERS',
  'VIEW_TICKETS',
  'CREATE_TICKETS',
  'EDIT_TICKETS',
  'REVOKE_TICKETS',
  'SEARCH_TICKETS',
  'DOWNLOAD_TICKETS',
  'MANAGE_TICKETS',
  ...DOOR,
  'MANAGE_VALIDATORS',
  'VIEW_CONTRACTS',
  'CREATE_CONTRACTS',
  'APPROVE_CONTRACTS',
  'PROPOSE_REVENUE',
  'VIEW_REVENUE',
  'VIEW_SALES',
  ...MESSAGES,
  'VIEW_WALLET',
  'PROCESS_PAYMENTS',
  'MANAGE_API_KEYS',
  'VIEW_AUDIT_LOGS',
  ...PROFILE,
];

/** A role that is missing here does not compile. Finalizing is the one permission that a role has beyond this table. */
const GRANTED: Record<Role, readonly Permission[]> = {
  system_admin: PERMISSIONS,
  system_validator: [...DOOR, 'VIEW_TICKETS', ...PROFILE],
  system_auditor: [
    ...REPORTS,
    'VIEW_FINANCE',
    'VIEW_AUDIT_LOGS',
    'VIEW_SYSTEM_STATS',
    'VIEW_ALL_DATA',
    'VIEW_PROFILE',
  ],
  issuer_owner: [
    ...ISSUER_ADMIN,
    'DELETE_EVENTS',
    'FINALIZE_CONTRACTS',
    'APPROVE_REVENUE',
    'EXECUTE_REVENUE',
    'VIEW_FINANCE',
    'MANAGE_WALLET',
    'VIEW_PERSONAL_DATA',
  ],
  issuer_admin: ISSUER_ADMIN,
  issuer_signatory: [...REPORTS, 'APPROVE_CONTRACTS', 'APPROVE_REVENUE', ...MESSAGES, ...PROFILE],
  issuer_validator: [...DOOR, 'VIEW_TICKETS', 'VIEW_EVENTS', ...MESSAGES, ...PROFILE],
  issuer_auditor: [...REPORTS, 'VIEW_FINANCE', 'VIEW_AUDIT_LOGS', ...PROFILE],
  issuer_finance: [
    ...REPORTS,
    'VIEW_FINANCE',
    'PROPOSE_REVENUE',
    'APPROVE_REVENUE',
    'EXECUTE_REVENUE',
    'VIEW_WALLET',
    'PROCESS_PAYMENTS',
    ...MESSAGES,
    ...PROFILE,
  ],
  attendee: [
    'VIEW_EVENTS',
    'VIEW_TICKETS',
    'DOWNLOAD_TICKETS',
    'VIEW_WALLET',
    ...PROFILE,
    ...MESSAGES,
    'VIEW_CONTRACTS',
    'APPROVE_CONTRACTS',
  ],
};

export const ROLE_PERMISSIONS: Record<Role, ReadonlySet<Permission>> = Object.fromEntries(
  ROLES.map((role) => [role, new Set(GRANTED[role])]),
) as unknown as Record<Role, ReadonlySet<Permission>>;

const ADMIN_WHO_SEES_GUESTS: ReadonlySet<Permission> = new Set([...ISSUER_ADMIN, 'VIEW_PERSONAL_DATA']);

/**
 * Returns the permissions of a person: those of the role, and for an admin of an organisation that lets its admins see
 * guests' data, VIEW_PERSONAL_DATA. A door device has those of entry control alone.
 */
export function permissionsOf({ role, adminsSeeGuests, device }: RoleHolder): ReadonlySet<Permission> {
  if (device !== undefined) return DEVICE_PERMISSIONS;
  return role === 'issuer_admin' && adminsSeeGuests ? ADMIN_WHO_SEES_GUESTS : ROLE_PERMISSIONS[role];
}

/** A role, and the setting of the organisation that it is held in. */
export interface RoleHolder {
  role: Role;
  /** Absent counts as false. */
  adminsSeeGuests?: boolean;
  /** Of a door device. */
  device?: DeviceGrant;
}

/** Owners and admins manage their issuer and its people. */
export function leadsIssuer(role: Role): boolean {
  return role === 'issuer_owner' || role === 'issuer_admin';
}

const LIMITABLE: ReadonlySet<Role> = new Set(['issuer_validator', 'issuer_finance']);

/** Roles of an organisation that can be limited to some of its events; the database holds the same rule. */
export function canBeLimited(role: Role): boolean {
  return LIMITABLE.has(role);
}

/** System roles see every issuer's rows. */
export function isSystemRole(role: Role): boolean {
  return role.startsWith('system_');
}
