import { type Route, route } from '../route.ts';
import { listed, moment, next } from '../wire.ts';

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
        from: moment(request.query.from),
        until: moment(request.query.until),
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
