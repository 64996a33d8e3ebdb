import { type Route, route } from '../route.ts';
import { listed, next, timestamp } from '../wire.ts';

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
    variables: ({ body: { enabled }, faults }) => {
      if (typeof enabled !== 'boolean')
        faults.push({ field: 'enabled', message: 'Say whether maintenance is enabled: true or false.' });
      return { enabled };
    },
    body: ({ setMaintenance: { maintenance: given } }) => ({
      ...given,
      message: given.enabled ? 'Maintenance mode enabled' : 'Maintenance mode disabled',
    }),
  }),
];

/** Parses "true" and "false" of a query parameter; anything else is passed on and refused. */
function yesOrNo(given: string | undefined): unknown {
  if (given === 'true') return true;
  return given === 'false' ? false : given;
}

export const auditRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/system/logs',
    operation: 'RestAuditLogs',
    variables: (request) => ({
      filter: {
        who: request.query.user,
        what: request.query.action,
        entityType: request.query.entity_type,
        entityId: request.query.entity_id,
        from: timestamp(request.query.from),
        until: timestamp(request.query.until),
        success: yesOrNo(request.query.success),
        hideSignIns: yesOrNo(request.query.hide_sign_ins),
      },
      first: listed(request).first,
      after: listed(request).after,
    }),
    body: ({ auditLogs: { nodes, pageInfo } }) => ({
      logs: nodes.map((entry) => ({
        id: entry.id,
        action: entry.action,
        entity_type: entry.entityType,
        entity_id: entry.entityId,
        user_email: entry.userEmail,
        created_at: entry.createdAt,
        success: entry.success,
        details: entry.details,
        error: entry.error,
      })),
      next: next(pageInfo),
    }),
  }),
];

export const anchorRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/anchors/:root',
    lenient: true,
    operation: 'RestAnchor',
    variables: ({ params }) => ({ root: params.root ?? '' }),
    body: ({ anchor }) => ({
      root: anchor?.root,
      kind: anchor?.kind.toLowerCase(),
      size: anchor?.size,
      network: anchor?.network.toLowerCase(),
      passphrase: anchor?.passphrase,
      account: anchor?.account,
      transaction: anchor?.transactionHash,
      ledger: anchor?.ledger,
      closed_at: anchor?.closedAt,
      explorer_url: anchor?.explorerUrl ?? null,
    }),
  }),
];
