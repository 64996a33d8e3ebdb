import type { FastifyInstance } from 'fastify';
import type { ScopeGround } from './request-scope.ts';

/** What is no document of the API: files to download, and pages for developers. */
export async function mountExtras(_http: FastifyInstance, _ground: ScopeGround): Promise<void> {
  // Filled as those routes come to be.
}
