import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Jobs } from '../../../server/jobs/jobs.ts';
import { createLog } from '../../../server/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Work that tells when it runs and ends when it is told. */
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
      const jobs = new Jobs({ url: database.url, log });
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
      await expect.poll(() => work.runs, { timeout: 10_000 }).toBe(1);
      await Promise.all([one.ask('test.work'), two.ask('test.work'), one.ask('test.work')]);
      work.running[0]?.();
      await expect.poll(() => work.runs, { timeout: 10_000 }).toBe(2);
      work.running[1]?.();
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
    expect(work.runs).toBe(2);
  });

  it('that is asked for while nobody listens is not an error', async () => {
    const jobs = new Jobs({ url: database.url, log: createLog('silent') });
    await expect(jobs.ask('test.work')).resolves.toBeUndefined();
  });
});
