import { computed } from '../answer.ts';
import type { OwnVariable } from '../arguments.ts';
import { type Route, section } from '../route.ts';

const { get, post } = section('System');

/** Formats an environment's name: Production. */
const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

const ENVIRONMENT = {
  type: 'string',
  enum: ['Production', 'Development', 'Test'],
  description: 'Runtime environment of the installation.',
};

const ENABLED: OwnVariable = {
  fields: { enabled: 'SetMaintenanceInput.enabled' },
  read({ body: { enabled }, faults }) {
    if (typeof enabled !== 'boolean')
      faults.push({ field: 'enabled', message: 'Say whether maintenance is enabled: true or false.' });
    return enabled;
  },
};

export const systemRoutes: Route[] = [
  get('/api/system/stats', 'RestSystemStats', {
    summary: 'Retrieves the figures and health of the platform',
    answers: 'SystemStats',
    computed: {
      'SystemStats.environment': computed(ENVIRONMENT, ({ environment }: { environment: string }) =>
        capitalised(environment),
      ),
    },
  }),
  post('/api/system/maintenance', 'RestSetMaintenance', {
    summary: 'Enables or disables maintenance mode',
    note: 'While it is enabled, only system admins can make changes; scanning continues.',
    answers: 'MaintenanceChange',
    values: { enabled: ENABLED },
    message: ({ setMaintenance: { maintenance } }) =>
      maintenance.enabled ? 'Maintenance mode enabled' : 'Maintenance mode disabled',
  }),
];

export const auditRoutes: Route[] = [
  get('/api/system/logs', 'RestAuditLogs', {
    summary: 'Lists the audit log',
    note: "Newest first: all entries for system roles, the issuer's own for its staff.",
    answers: 'AuditLog',
  }),
];

export const anchorRoutes: Route[] = [
  get('/anchors/:root', 'RestAnchor', {
    summary: 'Retrieves the ledger transaction that records a root',
    answers: 'Anchor',
    lenient: true,
  }),
];
