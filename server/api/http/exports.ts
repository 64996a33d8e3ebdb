import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportAuditLogs } from '../../modules/audit/index.ts';
import { exportTable } from '../../modules/reports/index.ts';
import { BadInput, checkAll, Failure, type FieldFault } from '../../platform/failures.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import { timestamp } from '../rest/wire.ts';
import { sendFile } from './send-file.ts';

const CSV = 'text/csv; charset=utf-8';

interface ExportQuery {
  from?: unknown;
  to?: unknown;
  event_id?: unknown;
  series_id?: unknown;
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
        seriesId: wordOf(query.series_id),
        issuerId: wordOf(query.issuer_id),
      }).catch((error: unknown) => Promise.reject(inWireWords(error)));
      return sendFile(reply, { type: CSV, fileName, content: Readable.from(pieces) });
    },
  );
}

const wordOf = (given: unknown): string | null => (typeof given === 'string' && given !== '' ? given : null);

function momentOf(query: ExportQuery, field: 'from' | 'to'): Date | null {
  const given = wordOf(query[field]);
  if (given === null) return null;
  try {
    return DateTimeScalar.parseValue(timestamp(given));
  } catch {
    throw new BadInput([{ field, message: 'Expected a date such as 2026-12-31, or a moment.' }]);
  }
}

const WIRE_NAMES: Readonly<Record<string, string>> = { eventId: 'event_id', seriesId: 'series_id' };

/** Faults use the names of the query parameters. */
function inWireWords(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'BAD_INPUT') return error;
  const fields = (error.details?.fields ?? []) as FieldFault[];
  return new BadInput(fields.map((fault) => ({ ...fault, field: WIRE_NAMES[fault.field] ?? fault.field })));
}

type Query = Readonly<Record<string, string | undefined>>;

/** GET /api/system/logs/export: a file of any length, so it is not a GraphQL document; the same scope and failures. */
export function serveAuditExport(http: FastifyInstance): void {
  http.get<{ Querystring: Query }>('/api/system/logs/export', async ({ scope, query }, reply) => {
    const [from, until, success, hideSignIns] = checkAll(
      () => optionalMoment(query, 'from'),
      () => optionalMoment(query, 'until'),
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
    const fileName = `audit-log-${scope.clock.now().toISOString().slice(0, 10)}.csv`;
    // A slow reader slows down the reading of rows, and one that disconnects ends it.
    return sendFile(reply, { type: CSV, fileName, content: Readable.from(lines) });
  });
}

/** @throws BadInput */
function optionalMoment(query: Query, field: string): Date | undefined {
  const given = query[field];
  if (given === undefined || given === '') return undefined;
  const date = new Date(String(timestamp(given)));
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
