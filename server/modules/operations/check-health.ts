import { statfs } from 'node:fs/promises';
import type { Scope } from '../../platform/scope.ts';
import {
  judgeDatabase,
  judgeDisk,
  judgeLedger,
  judgeMail,
  judgeQueue,
  type PartHealth,
} from './health.rules.ts';
import { readSigns } from './system.reads.ts';

const DAY_MS = 86_400_000;

/** Checks the current health of the database, the ledger, the mails, the jobs and the disk. */
export async function checkHealth({ db, clock, services }: Scope): Promise<PartHealth[]> {
  const now = clock.now().getTime();
  const asked = performance.now();
  await db.public({ text: 'SELECT 1' });
  const milliseconds = performance.now() - asked;
  const signs = await readSigns(db, new Date(now - DAY_MS));
  if (!signs) return [];
  const since = (moment: Date | null): number | null => (moment === null ? null : now - moment.getTime());
  return [
    judgeDatabase({ ...signs, milliseconds }),
    judgeLedger(services.ledgerState.standing),
    judgeMail({
      sends: services.config.smtpUrl !== undefined,
      waiting: signs.mailsWaiting,
      oldestMs: since(signs.mailWaitsSince) ?? 0,
      failed: signs.mailsFailed,
    }),
    judgeQueue({
      failing: signs.failingJobs,
      quietMs: since(signs.jobsHeardAt),
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
