import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { JobKind, JobStatus } from './job-run.reads.ts';

const JobKindEnum = registerEnum('JobKind', 'Kind of job that system admins can start.', {
  backup: 'Backup of the whole database into one archive.',
  optimize: 'Database maintenance.',
});

const JobStatusEnum = registerEnum('JobStatus', 'Status of a job.', {
  queued: 'Queued.',
  running: 'Running.',
  done: 'Completed successfully.',
  failed: 'Failed; `error` gives the reason.',
});

@ObjectType({ simpleResolvers: true, description: 'Run of a job, with its progress.' })
export class JobRun {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => JobKindEnum, { description: 'Kind of job.' })
  kind!: JobKind;

  @Field(() => JobStatusEnum, { description: 'Current status.' })
  status!: JobStatus;

  @Field(() => Int, { description: 'Progress in percent.' })
  progress!: number;

  @Field(() => String, { description: 'Current or last step.' })
  step!: string;

  @Field(() => String, { nullable: true, description: 'Name of the user who started the job.' })
  askedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the job started. Null while it is queued.',
  })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the job finished. Null until then.' })
  finishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason for the failure. Null unless the job failed.' })
  error!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class JobRunConnection extends ConnectionOf(JobRun) {}

@ObjectType({ simpleResolvers: true, description: 'Last run of a scheduled job.' })
export class TimedJob {
  @Field(() => String, { description: 'Name of the job.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When the run finished.' })
  finishedAt!: Date;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => Boolean, { description: 'Whether the run succeeded.' })
  succeeded!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the job last succeeded. Null if never.' })
  lastSuccessAt!: Date | null;
}
