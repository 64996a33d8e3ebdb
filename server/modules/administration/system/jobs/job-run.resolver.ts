import { Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires } from '../../../../graphql/access.ts';
import { Answers } from '../../../../graphql/mutation-conventions.ts';
import type { Scope } from '../../../../scope.ts';
import { askForJob } from './ask-for-job.ts';
import { readJobRuns, readTimedJobs } from './job-run.reads.ts';
import { JobRun, TimedJob } from './job-run.type.ts';
import { watchJobRuns } from './watch-job-runs.ts';

const SHOWN = 20;

@Resolver()
export class JobRunResolver {
  @Requires('MANAGE_SYSTEM')
  @Query(() => [JobRun], { description: 'The newest twenty.' })
  jobRuns(@Ctx() scope: Scope): Promise<JobRun[]> {
    return readJobRuns(scope.db, SHOWN);
  }

  @Requires('MANAGE_SYSTEM')
  @Query(() => [TimedJob])
  timedJobs(@Ctx() scope: Scope): Promise<TimedJob[]> {
    return readTimedJobs(scope.db);
  }

  @Requires('MANAGE_SYSTEM')
  @Answers('run')
  @Mutation(() => JobRun, { description: 'Writes all of the database into one archive.' })
  startBackup(@Ctx() scope: Scope): Promise<JobRun> {
    return askForJob(scope, 'backup');
  }

  @Requires('MANAGE_SYSTEM')
  @Answers('run')
  @Mutation(() => JobRun, { description: "Runs the database's own maintenance." })
  startOptimize(@Ctx() scope: Scope): Promise<JobRun> {
    return askForJob(scope, 'optimize');
  }

  @Requires('MANAGE_SYSTEM')
  @Subscription(() => JobRun, {
    subscribe: ({ context }: { context: Scope }) => watchJobRuns(context),
  })
  jobRunChanged(@Root() run: JobRun): JobRun {
    return run;
  }
}
