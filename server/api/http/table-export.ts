import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportTable } from '../../modules/reports/index.ts';
import { BadInput, checkAll, Failure, type FieldFault } from '../../platform/failures.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars/index.ts';
import { moment } from '../rest/wire.ts';

interface ExportQuery {
  from?: unknown;
  to?: unknown;
  event_id?: unknown;
  issuer_id?: unknown;
}

/** GET /api/exports/{table}: a streamed file, so it is not a GraphQL document. */
export function serveTableExports(http: FastifyInstance): void {
  http.get<{ Params: { table: string }; Querystring: ExportQuery }>(
    '/api/exports/:table',
    async ({ scope, params, query }, reply) => {
      const [from, to] = checkAll(
        () => momentOf(query, 'from'),
        () => momentOf(query, 'to'),
      );
      const { fileName, pieces } = await exportTable(scope, params.table.replace(/\.csv$/, ''), {
        ...{ from, to },
        eventId: wordOf(query.event_id),
        issuerId: wordOf(query.issuer_id),
      }).catch((error: unknown) => Promise.reject(inWireWords(error)));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(pieces));
    },
  );
}

const wordOf = (given: unknown): string | null => (typeof given === 'string' && given !== '' ? given : null);

function momentOf(query: ExportQuery, field: 'from' | 'to'): Date | null {
  const given = wordOf(query[field]);
  if (given === null) return null;
  try {
    return DateTimeScalar.parseValue(moment(given));
  } catch {
    throw new BadInput([{ field, message: 'Expected a date such as 2026-12-31, or a moment.' }]);
  }
}

/** Faults use the names of the query parameters. */
function inWireWords(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'BAD_INPUT') return error;
  const fields = (error.details?.fields ?? []) as FieldFault[];
  return new BadInput(
    fields.map((fault) => ({ ...fault, field: fault.field === 'eventId' ? 'event_id' : fault.field })),
  );
}
