import { BadInput } from '../../../platform/failures.ts';
import { type Route, route } from '../route.ts';

/** Formats an environment's name: Production. */
const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

export const systemRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/system/stats',
    operation: 'RestSystemStats',
    variables: () => ({}),
    body: ({ systemStats: stats }) => ({
      system_health: stats.systemHealth.toLowerCase(),
      total_users: stats.totalUsers,
      total_tickets: stats.totalTickets,
      active_sessions: stats.activeSessions,
      environment: capitalised(stats.environment),
      version: stats.version,
      uptime: stats.uptime,
      maintenance: stats.maintenance,
      health: stats.health.map(({ part, level, note }) => ({
        part: part.toLowerCase(),
        level: level.toLowerCase(),
        note,
      })),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/system/maintenance',
    operation: 'RestSetMaintenance',
    variables: ({ body: { enabled } }) => {
      if (typeof enabled !== 'boolean')
        throw new BadInput([
          { field: 'enabled', message: 'Say whether maintenance is enabled: true or false.' },
        ]);
      return { enabled };
    },
    body: ({ setMaintenance: { maintenance: given } }) => ({
      ...given,
      message: given.enabled ? 'Maintenance mode enabled' : 'Maintenance mode disabled',
    }),
  }),
];
