import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  admitCover,
  COVER_BYTES,
  CoverTooLarge,
  coverOf,
  coverPath,
  readCoverFile,
  uploadCover,
} from '../../modules/events/index.ts';
import { successEnvelope } from '../rest/wire.ts';

interface Upload {
  Params: { id: string };
}

/** The event that an upload was admitted for, before its bytes are read. */
const admitted = new WeakMap<FastifyRequest, { issuerId: string }>();

/**
 * PUT /api/events/{id}/cover: the file is the body. Bytes, so it is not a GraphQL document; the same scope, policies
 * and failures.
 */
export async function serveCoverUploads(http: FastifyInstance): Promise<void> {
  await http.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    files.put<Upload>(
      '/api/events/:id/cover',
      {
        bodyLimit: COVER_BYTES,
        onRequest: async (request) => {
          const { scope, params } = request;
          scope.services.maintenance.requireOpen(scope.actor);
          admitted.set(request, await admitCover(scope, params.id));
        },
        errorHandler: (error: FastifyError) => {
          throw error.statusCode === 413 ? new CoverTooLarge() : error;
        },
      },
      async (request, reply) => {
        const { scope, params, body } = request;
        const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const issuerId = admitted.get(request)?.issuerId ?? '';
        await uploadCover(scope, { eventId: params.id, issuerId, content });
        reply.status(201);
        return successEnvelope(await present(request));
      },
    );
  });
}

async function present({ scope, params }: FastifyRequest<Upload>): Promise<object> {
  const cover = await coverOf(scope, params.id);
  // Removed again by another call.
  if (cover === undefined) return { event_id: params.id, cover: null };
  const { hash, width, height, widths, color, focalX, focalY } = cover;
  const urls = widths.map((one) => scope.services.config.publicUrl + coverPath(hash, one, 'webp'));
  return {
    event_id: params.id,
    cover: { hash, width, height, widths, urls, color, focal_x: focalX, focal_y: focalY },
  };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** GET /covers/{hash}/{width}.{format}: one size of a cover. Its address changes with its content. */
export function serveCovers(http: FastifyInstance): void {
  http.get<{ Params: { hash: string; file: string } }>(
    '/covers/:hash/:file',
    { config: { anonymous: true } },
    async ({ scope, params, headers }, reply): Promise<FastifyReply> => {
      const { hash, file } = params;
      const { type, content } = await readCoverFile(scope, hash, file);
      const tag = `"${hash.slice(0, 16)}-${file}"`;
      reply
        .header('etag', tag)
        .header('cache-control', IMMUTABLE)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Frames of other sites have no origin, and organisers may show the picture on their own sites.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type(type).send(content);
    },
  );
}
