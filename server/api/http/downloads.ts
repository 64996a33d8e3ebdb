import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calendarEntry } from '../../lib/documents/index.ts';
import { findPublishedEvent, printedEventOf } from '../../modules/events/index.ts';
import { downloadBackup } from '../../modules/operations/index.ts';
import { downloadOrderedTicket } from '../../modules/orders/index.ts';
import { downloadReceipt } from '../../modules/receipts/index.ts';
import { printEventReport } from '../../modules/reports/index.ts';
import { seriesCalendar } from '../../modules/series/index.ts';
import { downloadFoundTicket, downloadTicketPdf } from '../../modules/tickets/index.ts';
import { downloadPass } from '../../modules/wallet-passes/index.ts';
import { PKPASS, sendFile } from './send-file.ts';

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

/** GET /series/{slug}/calendar.ics: the dates of a series as a calendar file, which calendars can follow. */
export function serveSeriesCalendar(http: FastifyInstance): void {
  http.get<{ Params: { slug: string } }>('/series/:slug/calendar.ics', async ({ scope, params }, reply) =>
    sendFile(reply, {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      ...(await seriesCalendar(scope, params.slug)),
      cacheControl: 'public, max-age=60',
    }),
  );
}

/** GET /api/events/{id}/report.pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. */
export function serveEventReports(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/events/:id/report.pdf', async (request, reply) => {
    const report = await printEventReport(request.scope, request.params.id);
    return sendFile(reply, { type: 'application/pdf', ...report });
  });
}

/** Headers of readers without an account: the pass of a mailed link, or the key of the order. URLs leak; they are never in one. */
const PASS = 'x-ticket-pass';
const ORDER_KEY = 'x-order-key';
const VARY = `${PASS}, ${ORDER_KEY}`;

function proofOf({ headers }: FastifyRequest): { pass: string | null; orderKey: string | null } {
  const given = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  };
  return { pass: given(PASS), orderKey: given(ORDER_KEY) };
}

/**
 * GET /api/tickets/{id}/pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. With a pass or
 * the key of its order the request acts for the bearer.
 */
export function serveTicketPdf(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/tickets/:id/pdf', async (request, reply) => {
    const { scope, params } = request;
    const { pass, orderKey } = proofOf(request);
    const download =
      pass !== null
        ? await downloadFoundTicket(scope, pass, params.id)
        : orderKey !== null
          ? await downloadOrderedTicket(scope, params.id, orderKey)
          : await downloadTicketPdf(scope, params.id);
    return sendFile(reply.header('vary', VARY), { type: 'application/pdf', ...download });
  });
}

/** GET /api/tickets/{id}/pkpass: the pass for Apple Wallet as a file. A pass or the key of the order stands for an account. */
export function serveTicketPass(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/tickets/:id/pkpass', async (request, reply) => {
    const download = await downloadPass(request.scope, { ticketId: request.params.id, ...proofOf(request) });
    return sendFile(reply.header('vary', VARY), { type: PKPASS, ...download });
  });
}

/**
 * GET /api/receipts/{id}/pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. A pass or the
 * key of the order stands for an account.
 */
export function serveReceiptPdf(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/receipts/:id/pdf', async (request, reply) => {
    const download = await downloadReceipt(request.scope, request.params.id, proofOf(request));
    return sendFile(reply.header('vary', VARY), { type: 'application/pdf', ...download });
  });
}
