import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { exportAuditLogs } from '../../modules/audit/index.ts';
import { BadInput, checkAll } from '../../platform/failures.ts';
import { moment } from '../rest/wire.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** GET /api/system/logs/export: a file of any length, so it is not a GraphQL document; the same scope and failures. */
export function serveAuditExport(http: FastifyInstance): void {
  http.get<{ Querystring: Query }>('/api/system/logs/export', async ({ scope, query }, reply) => {
    const [from, until, success, hideSignIns] = checkAll(
      () => momentOf(query, 'from'),
      () => momentOf(query, 'until'),
      () => truth(query, 'success'),
      () => truth(query, 'hide_sign_ins'),
    );
    const lines = await exportAuditLogs(scope, {
      who: query.user,
      what: query.action,
      entityType: query.entity_type,
      entityId: query.entity_id,
      ...{ from, until, success, hideSignIns },
    });
    return (
      reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="audit-log-${scope.clock.now().toISOString().slice(0, 10)}.csv"`,
        )
        .header('cache-control', 'private, no-store')
        // A slow reader slows down the reading of rows, and one that disconnects ends it.
        .send(Readable.from(lines))
    );
  });
}

/** @throws BadInput */
function momentOf(query: Query, field: string): Date | undefined {
  const given = query[field];
  if (given === undefined || given === '') return undefined;
  const date = new Date(String(moment(given)));
  if (!Number.isNaN(date.getTime())) return date;
  throw new BadInput([{ field, message: 'Expected a moment such as 2026-12-31T18:00:00Z.' }]);
}

/** @throws BadInput */
function truth(query: Query, field: string): boolean | undefined {
  const given = query[field];
  if (given === undefined || given === '') return undefined;
  if (given === 'true' || given === 'false') return given === 'true';
  throw new BadInput([{ field, message: 'Expected true or false.' }]);
}
