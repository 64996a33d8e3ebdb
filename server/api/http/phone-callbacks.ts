import type { FastifyInstance } from 'fastify';
import {
  confirmPhoneAddress,
  MAX_PHONE_CALLBACK_BYTES,
  receivePhoneCallback,
} from '../../modules/phone/index.ts';

interface Address {
  Params: { provider: string; token: string };
}

/**
 * Serves the addresses at which providers of messages to phones report deliveries and replies. Open, because a provider
 * has no account here; the token of the address cannot be guessed, and signatures are over the bytes as they came.
 */
export async function servePhoneCallbacks(http: FastifyInstance): Promise<void> {
  await http.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers();
    callbacks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const path = '/phone/callbacks/:provider/:token';
    const config = { anonymous: true };
    callbacks.post<Address>(path, { config, bodyLimit: MAX_PHONE_CALLBACK_BYTES }, async (request, reply) => {
      const { scope, params, headers, url } = request;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const callback = { url: scope.services.config.publicUrl + url, headers, body };
      const answer = await receivePhoneCallback(scope, params, callback);
      return answer ? reply.type(answer.type).send(answer.body) : reply.type('text/plain').send('');
    });
    callbacks.get<Address & { Querystring: Record<string, string> }>(
      path,
      { config },
      async ({ scope, params, query }, reply) =>
        reply.type('text/plain; charset=utf-8').send(confirmPhoneAddress(scope, params, query)),
    );
  });
}
