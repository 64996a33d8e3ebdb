import { statfs } from 'node:fs/promises';
import { DAY_MS } from '../../platform/clock.ts';
import { followChanges } from '../../platform/follow-changes.ts';
import type { Scope } from '../../platform/scope.ts';
import { type MaintenanceState, readCounts, readHealthFigures, readMaintenance } from './system.reads.ts';
import {
  judgeDatabase,
  judgeDisk,
  judgeLedger,
  judgeMail,
  judgeQueue,
  overallLevel,
  type PartHealth,
  uptimeWords,
} from './system.rules.ts';
import type { SystemStats } from './system.schema.ts';

/** Checks the current health of the database, the ledger, the mails, the jobs and the disk. */
async function checkHealth({ db, clock, services }: Scope): Promise<PartHealth[]> {
  const now = clock.now().getTime();
  const asked = performance.now();
  await db.public({ text: 'SELECT 1' });
  const milliseconds = performance.now() - asked;
  const figures = await readHealthFigures(db, new Date(now - DAY_MS));
  if (!figures) return [];
  const since = (moment: Date | null): number | null => (moment === null ? null : now - moment.getTime());
  return [
    judgeDatabase({ ...figures, milliseconds }),
    judgeLedger(services.ledgerState.standing),
    judgeMail({
      sends: services.config.smtpUrl !== undefined,
      waiting: figures.mailsWaiting,
      oldestMs: since(figures.mailWaitsSince) ?? 0,
      failed: figures.mailsFailed,
    }),
    judgeQueue({
      failing: figures.failingJobs,
      quietMs: since(figures.jobsHeardAt),
      upMs: now - services.startedAt.getTime(),
    }),
    await disk(services.config.dataDir),
  ];
}

async function disk(folder: string): Promise<PartHealth> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return judgeDisk({ free: bavail * bsize, size: blocks * bsize });
  } catch {
    return { part: 'disk', level: 'warning', note: 'The data folder cannot be looked at.' };
  }
}

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

/** No topic announces a disk that fills up. */
const LOOK_AGAIN_MS = 5_000;

/** Delivers the figures as they change. A slow client gets the newest. */
export function watchSystemStats(scope: Scope): AsyncIterableIterator<SystemStats> {
  return followChanges({
    coalesceMs: 500,
    listen: (changed) => {
      const timer = setInterval(changed, LOOK_AGAIN_MS).unref();
      return [scope.services.topics.listen('system.changed', 'all', changed), () => clearInterval(timer)];
    },
    read: () => systemStats(scope),
  });
}

/** Delivers the state on each change. */
export function watchMaintenance({ db, services }: Scope): AsyncIterableIterator<MaintenanceState> {
  return followChanges({
    coalesceMs: 200,
    listen: (changed) => [services.topics.listen('system.changed', 'all', changed)],
    read: () => readMaintenance(db),
  });
}
