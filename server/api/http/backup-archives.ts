import { type FastifyInstance } from 'fastify';
import { downloadBackup } from '../../modules/operations/index.ts';

/**
 * GET /api/system/backups/{id}/archive: a file, so it is not a GraphQL document; the same scope, rights and failures.
 */
export function serveBackupArchives(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>('/api/system/backups/:id/archive', async (request, reply) => {
    const { fileName, bytes, sha256, content } = await downloadBackup(request.scope, request.params.id);
    return reply
      .type('application/gzip')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
