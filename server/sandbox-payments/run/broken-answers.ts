import type { FastifyReply } from 'fastify';

/** The answer of a machine between. */
export const foreignPage = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/html').send('<html><body>Service Unavailable</body></html>');

/** Ends the connection without an answer. */
export function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
