import type { FastifyInstance } from 'fastify';
import { unfollowByLink } from '../../modules/issuer-pages/index.ts';
import { NotFound } from '../../platform/failures.ts';

/**
 * Serves the one-click form of List-Unsubscribe (RFC 8058): mail programs post to the address of the page that asks a
 * person. The answer is the same for a link that was used before, or never existed.
 */
export async function serveUnsubscribe(http: FastifyInstance): Promise<void> {
  await http.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    // The address holds all that is needed.
    forms.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    forms.post<{ Querystring: { token?: unknown } }>(
      '/unfollow',
      { config: { anonymous: true }, bodyLimit: 4_096 },
      async ({ scope, query }, reply) => {
        scope.services.maintenance.requireOpen(scope.actor);
        await scope.services.limits.consume('unsubscribe', { address: scope.address });
        try {
          await unfollowByLink(scope, typeof query.token === 'string' ? query.token : '');
        } catch (error) {
          if (!(error instanceof NotFound)) throw error;
        }
        return reply.type('text/plain; charset=utf-8').send('You are unsubscribed.\n');
      },
    );
  });
}
