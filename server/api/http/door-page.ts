import type { FastifyInstance } from 'fastify';
import { sendPage } from './web-page.ts';

const POLICY = 'content-security-policy';

/**
 * The page of the door app. The reader of codes that it brings for browsers without one is WebAssembly, which may be
 * compiled on this page and on no other.
 */
export function mountDoorPage(http: FastifyInstance, headers: Record<string, string>): void {
  const policy = (headers[POLICY] ?? '').replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  http.get('/door', { config: { nobody: true } }, (request, reply) =>
    sendPage(request, reply.header(POLICY, policy)),
  );
}
