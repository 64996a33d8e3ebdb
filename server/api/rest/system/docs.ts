import { list, type Manual, maybe, PAGED, page, SENTENCE, shape, text } from '../../openapi/manual.ts';

const tag = 'System';

const MAINTENANCE = { enabled: 'MaintenanceMode.enabled', since: 'MaintenanceMode.since' };

export const systemManual = {
  RestSystemStats: {
    tag,
    summary: 'Figures and health of the product',
    answers: shape('SystemStats', {
      system_health: 'SystemStats.systemHealth',
      total_users: 'SystemStats.totalUsers',
      total_tickets: 'SystemStats.totalTickets',
      active_sessions: 'SystemStats.activeSessions',
      environment: {
        type: 'string',
        enum: ['Production', 'Development', 'Test'],
        description: 'What the installation runs for.',
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
    summary: 'Turns maintenance on or off',
    note: 'While it is on, only system admins write; the door keeps working.',
    sends: { enabled: 'SetMaintenanceInput.enabled' },
    answers: shape('MaintenanceChange', { ...MAINTENANCE, message: SENTENCE }),
  },
  RestAuditLogs: {
    tag,
    summary: 'The audit log',
    note: 'The newest first: everything for the system’s people, an organiser’s own for his.',
    query: {
      ...PAGED,
      user: maybe('AuditLogFilter.who'),
      action: maybe('AuditLogFilter.what'),
      entity_type: maybe('AuditLogFilter.entityType'),
      entity_id: maybe('AuditLogFilter.entityId'),
      from: maybe(text('The first moment, or a date.')),
      until: maybe(text('The first moment that is too late, or a date.')),
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
    summary: 'The transaction on the ledger that holds a root',
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
