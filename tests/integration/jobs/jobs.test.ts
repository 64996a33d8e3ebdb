import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Jobs } from '../../../server/platform/jobs/jobs.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function sql<R extends object>(text: string): Promise<R[]> {
  const client = new pg.Client(database.adminUrl);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until all processes have looked for orphans this many times since the call. */
async function lookedFor(times: number): Promise<void> {
  const seen = new Map<number, Set<number>>();
  await until(async () => {
    const rows = await sql<{ pid: number; at: Date }>(
      "SELECT pid, query_start AS at FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'passa-job-locks %' AND query LIKE '%pg_locks%'",
    );
    for (const { pid, at } of rows) seen.set(pid, (seen.get(pid) ?? new Set()).add(at.getTime()));
    return seen.size > 0 && [...seen.values()].every((looks) => looks.size > times);
  });
}

/** Work that reports its start and ends on request. */
function gate() {
  const running: (() => void)[] = [];
  return {
    runs: 0,
    running,
    run(): Promise<void> {
      this.runs += 1;
      return new Promise((resolve) => running.push(resolve));
    },
  };
}

async function started(...works: { run(): Promise<void> }[]): Promise<Jobs[]> {
  const log = createLog('silent');
  return Promise.all(
    works.map(async (work) => {
      const jobs = new Jobs({ url: database.url, log, lookMs: 300 });
      jobs.define({ name: 'test.work', run: () => work.run() });
      await jobs.start();
      return jobs;
    }),
  );
}

describe('a job', () => {
  it('runs when asked, in one process at a time, and once for many requests', async () => {
    const work = gate();
    const [one, two] = (await started(work, work)) as [Jobs, Jobs];
    try {
      await one.ask('test.work');
      await expect.poll(() => work.runs).toBe(1);
      await Promise.all([one.ask('test.work'), two.ask('test.work'), one.ask('test.work')]);
      work.running[0]?.();
      await expect.poll(() => work.runs).toBe(2);
      work.running[1]?.();
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
    expect(work.runs).toBe(2);
  });

  it('of a process that died is begun again by another, and only then', async () => {
    const [dying, living] = [gate(), gate()];
    const [one] = (await started(dying)) as [Jobs];
    await one.ask('test.work');
    await expect.poll(() => dying.runs).toBe(1);
    const [two] = (await started(living)) as [Jobs];
    try {
      // It is requested again and waits while the process that runs it lives.
      await two.ask('test.work');
      await lookedFor(2);
      expect(living.runs).toBe(0);
      // For the database a process is dead when its connection is.
      const killed = await sql(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      expect(killed).toHaveLength(1);
      await expect.poll(() => living.runs).toBe(1);
    } finally {
      for (const end of [...dying.running, ...living.running]) end();
      await Promise.all([one.stop(), two.stop()]);
    }
    expect(dying.runs).toBe(1);
  });

  it('whose time passed while no process ran is made up for once, and no other', async () => {
    const runs: string[] = [];
    const open = async (ended: Record<string, Date>): Promise<Jobs> => {
      const lastRuns = async () => new Map(Object.entries(ended));
      const jobs = new Jobs({ url: database.url, log: createLog('silent'), lastRuns });
      for (const name of ['test.missed', 'test.done', 'test.new']) {
        jobs.define({ name, cron: '0 0 1 1 *', run: async () => runs.push(name) });
      }
      await jobs.start();
      return jobs;
    };
    const ended = { 'test.missed': new Date(0), 'test.done': new Date() };
    const jobs = await Promise.all([open(ended), open(ended)]);
    try {
      await until(() => runs.length > 0);
      // Later requests run later.
      await jobs[0]?.ask('test.missed');
      await until(() => runs.length > 1);
    } finally {
      await Promise.all(jobs.map((one) => one.stop()));
    }
    expect(runs).toEqual(['test.missed', 'test.missed']);
  });

  it('that is requested while no process runs is not an error', async () => {
    const jobs = new Jobs({ url: database.url, log: createLog('silent') });
    await expect(jobs.ask('test.work')).resolves.toBeUndefined();
  });
});
