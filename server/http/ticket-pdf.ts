import type { FastifyInstance } from 'fastify';
import { downloadTicketPdf } from '../modules/tickets/index.ts';

/** GET /api/tickets/{id}/pdf: bytes, so no document of the API; the same scope, policy and failures. */
export function serveTicketPdf(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/tickets/:id/pdf', async (request, reply) => {
    const { fileName, content } = await downloadTicketPdf(request.scope, request.params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
