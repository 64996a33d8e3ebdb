import type { Scope } from '../../../scope.ts';
import { checkHealth } from './check-health.ts';
import { overallLevel } from './health.rules.ts';
import { readCounts } from './system.reads.ts';
import type { SystemStats } from './system.type.ts';
import { uptimeWords } from './uptime.rules.ts';

/** The figures of the system panel: how many, how well, and what runs here since when. */
export async function systemStats(scope: Scope): Promise<SystemStats> {
  const { clock, db, parts } = scope;
  const now = clock.now();
  const [counts, health] = await Promise.all([readCounts(db, now), checkHealth(scope)]);
  return {
    ...counts,
    systemHealth: overallLevel(health),
    health,
    environment: parts.config.environment,
    version: parts.config.version,
    uptime: uptimeWords(now.getTime() - parts.startedAt.getTime()),
    startedAt: parts.startedAt,
    maintenance: parts.maintenance.state,
  };
}
