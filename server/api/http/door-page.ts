import type { FastifyInstance } from 'fastify';
import { sendPage } from './web-page.ts';

const POLICY = 'content-security-policy';

/**
 * Serves the page of the door app. Its code reader for browsers without one is WebAssembly, which may be compiled on
 * this page only.
 */
export function mountDoorPage(http: FastifyInstance, headers: Record<string, string>): void {
  const policy = (headers[POLICY] ?? '').replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  http.get('/door', { config: { nobody: true } }, (request, reply) =>
    sendPage(request, reply.header(POLICY, policy)),
  );
}
