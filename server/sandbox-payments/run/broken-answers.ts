import { setTimeout as pause } from 'node:timers/promises';
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the sandbox stops. */
    ending: AbortSignal;
  }
}

/** Waits before a slow answer, at most until the sandbox stops. @param seconds of the machine's time */
export async function delay(reply: FastifyReply, seconds: number): Promise<void> {
  if (seconds <= 0) return;
  await pause(seconds * 1_000, undefined, { signal: reply.server.ending }).catch(() => undefined);
}
