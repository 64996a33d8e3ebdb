import { Coalescer, Mailbox } from '../../../platform/concurrency.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type JobRunRecord, readJobRun, readJobRuns } from './job-run.reads.ts';
import type { JobRun } from './job-run.schema.ts';

/** Lists the backups and optimizations that were started, by time. @throws BadInput for an invalid page */
export async function listJobRuns({ db }: Scope, paging: Paging): Promise<Page<JobRun>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    await readJobRuns(db, slice),
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (run) => run,
  );
}

const BETWEEN_READS_MS = 200;
const KEPT_FOR_SLOW_WATCHERS = 50;

/** Delivers each run as it progresses. */
export function watchJobRuns({ db, services }: Scope): AsyncIterableIterator<JobRunRecord> {
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      changed.delete(id);
      const run = await readJobRun(db, id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
      if (run) mailbox.push(run);
    }
  });
  const stop = services.topics.listen('job.progress', 'all', ({ jobRunId }) => {
    changed.add(jobRunId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<JobRunRecord>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
