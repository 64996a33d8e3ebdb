import type { FastifyInstance } from 'fastify';
import { MAX_CALLBACK_BYTES, receiveCallback } from '../../modules/payments/index.ts';

/**
 * Serves the addresses at which payment providers report outcomes: the bytes are stored as they came, since signatures
 * are over them. Open, because a provider has no account here; the token of the address cannot be guessed.
 */
export async function servePaymentCallbacks(http: FastifyInstance): Promise<void> {
  await http.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers();
    callbacks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    callbacks.post<{ Params: { token: string } }>(
      '/payments/callbacks/:token',
      { config: { anonymous: true }, bodyLimit: MAX_CALLBACK_BYTES },
      async ({ scope, params, body, headers }) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        return receiveCallback(scope, params.token, { body: bytes, headers });
      },
    );
  });
}
