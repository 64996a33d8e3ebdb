import { list, type Manual, maybe, PAGED, page, SENTENCE, shape, text } from '../../openapi/manual.ts';

const tag = 'System';

const MAINTENANCE = { enabled: 'MaintenanceMode.enabled', since: 'MaintenanceMode.since' };

export const systemManual = {
  RestSystemStats: {
    tag,
    summary: 'Retrieves the figures and health of the platform',
    answers: shape('SystemStats', {
      system_health: 'SystemStats.systemHealth',
      total_users: 'SystemStats.totalUsers',
      total_tickets: 'SystemStats.totalTickets',
      active_sessions: 'SystemStats.activeSessions',
      environment: {
        type: 'string',
        enum: ['Production', 'Development', 'Test'],
        description: 'Runtime environment of the installation.',
      },
      version: 'SystemStats.version',
      uptime: 'SystemStats.uptime',
      maintenance: shape('Maintenance', MAINTENANCE),
      health: list(
        shape('PartHealth', {
          part: 'PartHealthReport.part',
          level: 'PartHealthReport.level',
          note: 'PartHealthReport.note',
        }),
      ),
    }),
  },
  RestSetMaintenance: {
    tag,
    summary: 'Enables or disables maintenance mode',
    note: 'While it is enabled, only system admins can make changes; scanning continues.',
    sends: { enabled: 'SetMaintenanceInput.enabled' },
    answers: shape('MaintenanceChange', { ...MAINTENANCE, message: SENTENCE }),
  },
  RestAuditLogs: {
    tag,
    summary: 'Lists the audit log',
    note: "Newest first: all entries for system roles, the issuer's own for its staff.",
    query: {
      ...PAGED,
      user: maybe('AuditLogFilter.who'),
      action: maybe('AuditLogFilter.what'),
      entity_type: maybe('AuditLogFilter.entityType'),
      entity_id: maybe('AuditLogFilter.entityId'),
      from: maybe(text('Start of the period, inclusive: a timestamp or a date.')),
      until: maybe(text('End of the period, exclusive: a timestamp or a date.')),
      success: maybe('AuditLogFilter.success'),
      hide_sign_ins: maybe('AuditLogFilter.hideSignIns'),
    },
    answers: shape(
      'AuditLog',
      page(
        'logs',
        shape('AuditEntry', {
          id: 'AuditLog.id',
          action: 'AuditLog.action',
          entity_type: 'AuditLog.entityType',
          entity_id: 'AuditLog.entityId',
          user_email: 'AuditLog.userEmail',
          created_at: 'AuditLog.createdAt',
          success: 'AuditLog.success',
          details: 'AuditLog.details',
          error: 'AuditLog.error',
        }),
      ),
    ),
  },
  RestAnchor: {
    tag,
    summary: 'Retrieves the ledger transaction that records a root',
    answers: shape('Anchor', {
      root: 'Anchor.root',
      kind: 'Anchor.kind',
      size: 'Anchor.size',
      network: 'Anchor.network',
      passphrase: 'Anchor.passphrase',
      account: 'Anchor.account',
      transaction: 'Anchor.transactionHash',
      ledger: 'Anchor.ledger',
      closed_at: 'Anchor.closedAt',
      explorer_url: 'Anchor.explorerUrl',
    }),
  },
} satisfies Record<string, Manual>;
