import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readJobRuns } from './job-run.reads.ts';
import type { JobRun } from './job-run.type.ts';

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
