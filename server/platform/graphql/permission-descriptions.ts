import { PERMISSIONS } from '../access/permissions.ts';

const VERBS: Readonly<Record<string, string>> = {
  VIEW: 'See',
  CREATE: 'Make',
  EDIT: 'Change',
  DELETE: 'Delete',
  PUBLISH: 'Publish',
  MANAGE: 'Look after',
  REVOKE: 'Revoke',
  SEARCH: 'Search',
  DOWNLOAD: 'Download',
  VALIDATE: 'Scan',
  APPROVE: 'Approve',
  FINALIZE: 'Make final',
  PROPOSE: 'Propose',
  EXECUTE: 'Release',
  SEND: 'Send',
  PROCESS: 'Take',
};

/** The description of each permission: verb and object, derived from its name. */
export const PERMISSION_DESCRIPTIONS = Object.fromEntries(
  PERMISSIONS.map((name) => [name, { description: descriptionOf(name) }]),
);

function descriptionOf(name: string): string {
  const [verb = '', ...object] = name.split('_');
  const scans = { ONLINE: 'tickets with a network', OFFLINE: 'tickets without a network' }[object.join(' ')];
  return `${VERBS[verb] ?? verb} ${scans ?? object.join(' ').toLowerCase().replace('api', 'API')}.`;
}
