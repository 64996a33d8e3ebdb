import type { Scope } from '../../platform/scope.ts';
import { checkHealth } from './check-health.ts';
import { overallLevel } from './health.rules.ts';
import { readCounts } from './system.reads.ts';
import type { SystemStats } from './system.type.ts';
import { uptimeWords } from './uptime.rules.ts';

/** Collects the figures of the system panel: counts, health, version and uptime. */
export async function systemStats(scope: Scope): Promise<SystemStats> {
  const { clock, db, services } = scope;
  const now = clock.now();
  const [counts, health] = await Promise.all([readCounts(db, now), checkHealth(scope)]);
  return {
    ...counts,
    systemHealth: overallLevel(health),
    health,
    environment: services.config.environment,
    version: services.config.version,
    uptime: uptimeWords(now.getTime() - services.startedAt.getTime()),
    startedAt: services.startedAt,
    maintenance: services.maintenance.state,
  };
}
