import type { FastifyInstance } from 'fastify';
import { printEventReport } from '../../modules/reports/index.ts';

/** GET /api/events/{id}/report.pdf: bytes, so it is not a GraphQL document; the same scope, policy and failures. */
export function serveEventReports(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/events/:id/report.pdf', async (request, reply) => {
    const { fileName, content } = await printEventReport(request.scope, request.params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
