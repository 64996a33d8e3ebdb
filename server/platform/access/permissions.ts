/** All permissions that a role can hold. Permission on one object is decided by that object's policy. */
export const PERMISSIONS = [
  'VIEW_EVENTS',
  'CREATE_EVENTS',
  'EDIT_EVENTS',
  'PUBLISH_EVENTS',
  'DELETE_EVENTS',
  'MANAGE_TIERS',
  'VIEW_TICKETS',
  'CREATE_TICKETS',
  'EDIT_TICKETS',
  'REVOKE_TICKETS',
  'SEARCH_TICKETS',
  'DOWNLOAD_TICKETS',
  'MANAGE_TICKETS',
  'VALIDATE_TICKETS',
  'VALIDATE_ONLINE',
  'VALIDATE_OFFLINE',
  'MANAGE_VALIDATORS',
  'VIEW_CONTRACTS',
  'CREATE_CONTRACTS',
  'APPROVE_CONTRACTS',
  'FINALIZE_CONTRACTS',
  'VIEW_REVENUE',
  'PROPOSE_REVENUE',
  'APPROVE_REVENUE',
  'EXECUTE_REVENUE',
  'VIEW_SALES',
  'VIEW_FINANCE',
  'VIEW_MESSAGES',
  'SEND_MESSAGES',
  'VIEW_WALLET',
  'MANAGE_WALLET',
  'PROCESS_PAYMENTS',
  'MANAGE_SYSTEM',
  'VIEW_SYSTEM_STATS',
  'MANAGE_ROLES',
  'VIEW_USERS',
  'MANAGE_USERS',
  'MANAGE_ISSUERS',
  'VIEW_AUDIT_LOGS',
  'VIEW_ALL_DATA',
  'VIEW_PROFILE',
  'EDIT_PROFILE',
  'MANAGE_API_KEYS',
  'VIEW_PERSONAL_DATA',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const VERBS: Readonly<Record<string, string>> = {
  VIEW: 'View',
  CREATE: 'Create',
  EDIT: 'Edit',
  DELETE: 'Delete',
  PUBLISH: 'Publish',
  MANAGE: 'Manage',
  REVOKE: 'Revoke',
  SEARCH: 'Search',
  DOWNLOAD: 'Download',
  VALIDATE: 'Scan',
  APPROVE: 'Approve',
  FINALIZE: 'Finalize',
  PROPOSE: 'Propose',
  EXECUTE: 'Release',
  SEND: 'Send',
  PROCESS: 'Process',
};

/** The description of each permission: verb and object, derived from its name. */
export const PERMISSION_DESCRIPTIONS = Object.fromEntries(
  PERMISSIONS.map((name) => [name, descriptionOf(name)]),
);

function descriptionOf(name: string): string {
  const [verb = '', ...object] = name.split('_');
  const scans = { ONLINE: 'tickets online', OFFLINE: 'tickets offline' }[object.join(' ')];
  return `${VERBS[verb] ?? verb} ${scans ?? object.join(' ').toLowerCase().replace('api', 'API')}.`;
}
