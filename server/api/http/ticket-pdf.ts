import type { FastifyInstance, FastifyReply } from 'fastify';
import { downloadFoundTicket, downloadTicketPdf } from '../../modules/tickets/index.ts';

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
    return sendPdf(reply, download);
  });
}

function sendPdf(
  reply: FastifyReply,
  { fileName, content }: { fileName: string; content: Buffer },
): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('vary', PASS)
    .send(content);
}
