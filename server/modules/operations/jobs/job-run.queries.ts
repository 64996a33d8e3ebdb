import { followChangedIds } from '../../../platform/follow-changes.ts';
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

/** Delivers each run as it progresses. */
export function watchJobRuns({ db, services }: Scope): AsyncIterableIterator<JobRunRecord> {
  return followChangedIds({
    coalesceMs: 200,
    capacity: 50,
    listen: (changed) => [services.topics.listen('job.progress', 'all', ({ jobRunId }) => changed(jobRunId))],
    read: (id) => readJobRun(db, id),
  });
}
