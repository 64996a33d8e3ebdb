import type { FastifyInstance } from 'fastify';
import { calendarEntry } from '../../lib/documents/index.ts';
import { findPublishedEvent, printedEventOf } from '../../modules/events/index.ts';
import { downloadBackup } from '../../modules/operations/index.ts';
import { downloadReceipt } from '../../modules/receipts/index.ts';
import { printEventReport } from '../../modules/reports/index.ts';
import { downloadFoundTicket, downloadTicketPdf } from '../../modules/tickets/index.ts';
import { sendFile } from './send-file.ts';

/**
 * GET /api/system/backups/{id}/archive: a file, so it is not a GraphQL document; the same scope, rights and failures.
 */
export function serveBackupArchives(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/system/backups/:id/archive', async (request, reply) => {
    const { fileName, bytes, sha256, content } = await downloadBackup(request.scope, request.params.id);
    reply
      .header('content-length', bytes)
      .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`);
    return sendFile(reply, { type: 'application/gzip', fileName, content });
  });
}

/** GET /events/{slug}/calendar.ics: a published event as a calendar file; phones offer to add it. */
export function serveEventCalendar(http: FastifyInstance): void {
  http.get<{ Params: { slug: string } }>('/events/:slug/calendar.ics', async ({ scope, params }, reply) => {
    const event = await findPublishedEvent(scope, params.slug);
    const printed = printedEventOf(event, scope.services.config.publicUrl);
    return sendFile(reply, {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      fileName: `${event.slug}.ics`,
      content: calendarEntry({ event: printed, id: event.id, now: scope.clock.now() }),
      cacheControl: 'public, max-age=60',
    });
  });
}

/** GET /api/events/{id}/report.pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. */
export function serveEventReports(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/events/:id/report.pdf', async (request, reply) => {
    const report = await printEventReport(request.scope, request.params.id);
    return sendFile(reply, { type: 'application/pdf', ...report });
  });
}

/** Header for readers who opened their tickets by a link: a pass is a secret, and URLs leak. */
const PASS = 'x-ticket-pass';

/**
 * GET /api/tickets/{id}/pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. With a pass
 * the request acts for the bearer of the pass.
 */
export function serveTicketPdf(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/tickets/:id/pdf', async ({ scope, params, headers }, reply) => {
    const pass = headers[PASS];
    const download =
      typeof pass === 'string'
        ? await downloadFoundTicket(scope, pass, params.id)
        : await downloadTicketPdf(scope, params.id);
    return sendFile(reply.header('vary', PASS), { type: 'application/pdf', ...download });
  });
}

/** Header for buyers without an account: the idempotency key of their purchase proves that the order is theirs. */
const ORDER_KEY = 'x-order-key';

/**
 * GET /api/receipts/{id}/pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. A pass or the
 * key of the order stands for an account.
 */
export function serveReceiptPdf(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/receipts/:id/pdf', async ({ scope, params, headers }, reply) => {
    const given = (name: string): string | null => {
      const value = headers[name];
      return typeof value === 'string' ? value : null;
    };
    const proof = { pass: given(PASS), orderKey: given(ORDER_KEY) };
    const download = await downloadReceipt(scope, params.id, proof);
    return sendFile(reply.header('vary', `${PASS}, ${ORDER_KEY}`), { type: 'application/pdf', ...download });
  });
}
