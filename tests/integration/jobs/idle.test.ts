import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { loadSecrets } from '../../../server/platform/config/secrets.ts';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp } from '../../support/app.ts';

const SECONDS = 20;
const WINDOWS = 3;
/** Jobs run at the full minute, and are done soon after it. */
const [EARLIEST, LATEST] = [10, 59 - SECONDS];

it('a product that has nothing to do sends at most five statements a second', async ({ skip }) => {
  const app = await bootTestApp();
  try {
    const [found] = await app.sql("SELECT 1 FROM pg_extension WHERE extname = 'pg_stat_statements'");
    if (!found) return skip('this PostgreSQL does not count statements');
    // Its successor runs the jobs, too.
    await app.app.close();
    const { config } = app;
    const idle = await createApp({
      config,
      secrets: await loadSecrets(config),
      databaseUrl: config.databaseUrl ?? '',
      log: createLog('silent'),
    });
    try {
      await idle.listen('127.0.0.1', 0);
      const count = async (): Promise<number> => {
        const [row] = await app.sql<{ calls: number }>(`SELECT sum(calls)::int AS calls
          FROM monitoring.pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid AND d.datname = current_database()`);
        return row?.calls ?? 0;
      };
      const counts: number[] = [];
      // The jobs of a start may still run in the first.
      while (counts.length < WINDOWS && !counts.some((calls) => calls <= 5 * SECONDS)) {
        const second = new Date().getSeconds();
        if (second < EARLIEST) await pause((EARLIEST - second) * 1_000);
        if (second > LATEST) await pause((60 + EARLIEST - second) * 1_000);
        const before = await count();
        await pause(SECONDS * 1_000);
        counts.push((await count()) - before);
      }
      expect(Math.min(...counts)).toBeLessThanOrEqual(5 * SECONDS);
    } finally {
      await idle.close();
    }
  } finally {
    await app.close();
  }
}, 300_000);
