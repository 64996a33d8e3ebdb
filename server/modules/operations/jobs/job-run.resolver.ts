import { Arg, Args, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listJobRuns, watchJobRuns } from './job-run.queries.ts';
import { readTimedJobs } from './job-run.reads.ts';
import { JobRun, JobRunConnection, TimedJob } from './job-run.schema.ts';
import { requestJob } from './request-job.ts';

@Resolver()
export class JobRunResolver {
  @Requires('MANAGE_SYSTEM')
  @Query(() => JobRunConnection, {
    description: 'Backups and optimisations that were started, newest first.',
  })
  jobRuns(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<JobRunConnection> {
    return listJobRuns(scope, page.of(order));
  }

  @Requires('MANAGE_SYSTEM')
  @Query(() => [TimedJob], { description: 'Last run of each scheduled job.' })
  timedJobs(@Ctx() scope: Scope): Promise<TimedJob[]> {
    return readTimedJobs(scope.db);
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation('run', () => JobRun, { description: 'Starts a backup of the whole database into one archive.' })
  startBackup(@Ctx() scope: Scope): Promise<JobRun> {
    return requestJob(scope, 'backup');
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation('run', () => JobRun, { description: 'Starts database maintenance.' })
  startOptimize(@Ctx() scope: Scope): Promise<JobRun> {
    return requestJob(scope, 'optimize');
  }

  @Requires('MANAGE_SYSTEM')
  @Subscription(() => JobRun, {
    subscribe: ({ context }: Subscribing) => watchJobRuns(context),
    description: 'Each job run, as it progresses.',
  })
  jobRunChanged(@Root() run: JobRun): JobRun {
    return run;
  }
}
