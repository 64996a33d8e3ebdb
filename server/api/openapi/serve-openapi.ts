import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { readVersion } from '../../platform/config/version.ts';
import { sendPage } from '../http/web-page.ts';
import { FILE_CALLS } from '../rest/manual/files.manual.ts';
import { routes } from '../rest/routes/index.ts';
import { openApiDocument } from './openapi-document.ts';

/** GET /api/openapi.json, and its reader at /api/docs. The document is built on first request. */
export function serveOpenApi(http: FastifyInstance, graphql: GraphQLSchema): void {
  let made: { text: string; tag: string } | undefined;
  const config = { nobody: true };
  http.get('/api/openapi.json', { config }, async (request, reply) => {
    made ??= written(graphql);
    reply
      .header('cache-control', 'no-cache')
      .header('etag', made.tag)
      .header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === made.tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
  http.get('/api/docs', { config }, sendPage);
}

function written(graphql: GraphQLSchema): { text: string; tag: string } {
  const text = JSON.stringify(openApiDocument(routes, FILE_CALLS, graphql, readVersion()));
  return { text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"` };
}
