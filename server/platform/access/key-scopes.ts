import type { Permission } from './permissions.ts';

/**
 * Rights of an API key. Each permission of its owner belongs to some of the first five; `full` is all that the owner may
 * but what calls reserve for `money`: the accounts that income goes to. `web` is for keys that a browser keeps: as `full`,
 * without the calls that ask a person to confirm who they are.
 */
export type KeyScope = 'read' | 'sell' | 'scan' | 'money' | 'admin' | 'full' | 'web';

/** Of a key for which none were chosen: the documented call makes one that works on all documented paths. */
export const USUAL_SCOPES: readonly KeyScope[] = ['full'];

/**
 * The first scope of a permission is the one that mutations with it need, unless they declare another. A permission that
 * is missing here does not compile.
 */
const SCOPES_OF: Record<Permission, readonly Exclude<KeyScope, 'full' | 'web'>[]> = {
  VIEW_EVENTS: ['read'],
  CREATE_EVENTS: ['sell'],
  EDIT_EVENTS: ['sell'],
  PUBLISH_EVENTS: ['sell'],
  DELETE_EVENTS: ['sell'],
  MANAGE_TIERS: ['sell'],
  VIEW_TICKETS: ['read'],
  CREATE_TICKETS: ['sell'],
  EDIT_TICKETS: ['sell'],
  REVOKE_TICKETS: ['sell'],
  SEARCH_TICKETS: ['read'],
  DOWNLOAD_TICKETS: ['read'],
  MANAGE_TICKETS: ['sell', 'admin'],
  VALIDATE_TICKETS: ['scan'],
  VALIDATE_ONLINE: ['scan'],
  VALIDATE_OFFLINE: ['scan'],
  MANAGE_VALIDATORS: ['admin'],
  VIEW_CONTRACTS: ['read'],
  CREATE_CONTRACTS: ['admin'],
  APPROVE_CONTRACTS: ['admin'],
  FINALIZE_CONTRACTS: ['admin'],
  VIEW_REVENUE: ['read'],
  PROPOSE_REVENUE: ['admin'],
  APPROVE_REVENUE: ['money'],
  EXECUTE_REVENUE: ['money'],
  VIEW_SALES: ['read'],
  VIEW_FINANCE: ['read'],
  VIEW_MESSAGES: ['read'],
  SEND_MESSAGES: ['sell'],
  VIEW_WALLET: ['read'],
  MANAGE_WALLET: ['money'],
  PROCESS_PAYMENTS: ['sell', 'money'],
  MANAGE_SYSTEM: ['admin'],
  VIEW_SYSTEM_STATS: ['read'],
  MANAGE_ROLES: ['admin'],
  VIEW_USERS: ['read'],
  MANAGE_USERS: ['admin'],
  MANAGE_ISSUERS: ['admin'],
  VIEW_AUDIT_LOGS: ['read'],
  VIEW_ALL_DATA: ['read'],
  VIEW_PROFILE: ['read'],
  EDIT_PROFILE: ['admin'],
  MANAGE_API_KEYS: ['admin'],
  VIEW_PERSONAL_DATA: ['read'],
};

/** Returns the scopes of which a key needs one to use the permission. */
export const scopesOf = (permission: Permission): readonly KeyScope[] => SCOPES_OF[permission];
