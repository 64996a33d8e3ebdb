import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { Unauthenticated } from '../../platform/failures.ts';
import type { Services } from '../../platform/services.ts';

/** A dependency that must work before the product may take requests. */
export interface ReadinessCheck {
  name: 'database' | 'migrations' | 'storage' | 'ledger' | 'redis';
  /** Returns its state in a word; rejects when it is not usable. */
  check(): Promise<string>;
}

/** Live: the process answers. Ready: all its dependencies answer too. Metrics: for Prometheus. */
export function mountHealth(http: FastifyInstance, services: Services, checks: ReadinessCheck[]): void {
  const config = { nobody: true };
  http.get('/health/live', { config }, async () => ({ status: 'live' }));
  http.get('/health/ready', { config }, async (_request, reply) => {
    const results = await Promise.all(checks.map(outcome));
    const ready = results.every((result) => result.ok);
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not_ready',
      checks: Object.fromEntries(results.map(({ name, ok, state }) => [name, { ok, state }])),
    });
  });
  http.get('/metrics', { config }, async (request, reply) => {
    if (!mayRead(request, services.config)) throw new Unauthenticated();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await services.metrics.text());
  });
}

/** Sales and scans are confidential: in production the metrics need the configured token. */
function mayRead(request: FastifyRequest, { production, metricsToken }: Config): boolean {
  if (metricsToken === undefined) return !production;
  const given = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${metricsToken}`).digest());
}

async function outcome({
  name,
  check,
}: ReadinessCheck): Promise<{ name: string; ok: boolean; state: string }> {
  try {
    return { name, ok: true, state: await check() };
  } catch {
    // The reason may name hosts and accounts; it is in the dependency's log.
    return { name, ok: false, state: name === 'storage' ? 'full' : 'out of reach' };
  }
}
