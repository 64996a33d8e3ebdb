import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { JobKind, JobStatus } from './job-run.reads.ts';

const JobKindEnum = { BACKUP: 'backup', OPTIMIZE: 'optimize' } as const;
registerEnumType(JobKindEnum, {
  name: 'JobKind',
  description: 'Work that system admins start.',
  valuesConfig: {
    BACKUP: { description: 'All of the database is written into one archive.' },
    OPTIMIZE: { description: 'The database’s own maintenance.' },
  },
});

const JobStatusEnum = { QUEUED: 'queued', RUNNING: 'running', DONE: 'done', FAILED: 'failed' } as const;
registerEnumType(JobStatusEnum, {
  name: 'JobStatus',
  description: 'How far a job is.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its turn.' },
    RUNNING: { description: 'It is under way.' },
    DONE: { description: 'It ended well.' },
    FAILED: { description: 'It ended, and its error says why.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Work that somebody asked for, and how far it has come.' })
export class JobRun {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => JobKindEnum, { description: 'What kind it is of.' })
  kind!: JobKind;

  @Field(() => JobStatusEnum, { description: 'How it stands.' })
  status!: JobStatus;

  @Field(() => Int, { description: 'In the hundred.' })
  progress!: number;

  @Field(() => String, { description: 'What it is doing, or has done.' })
  step!: string;

  @Field(() => String, { nullable: true, description: 'The name of who asked.' })
  askedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it began.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over.' })
  finishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  error!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class JobRunConnection {
  @Field(() => [JobRun], { description: 'The entries of the page.' })
  nodes!: JobRun[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'The last run of a job of the timetable.' })
export class TimedJob {
  @Field(() => String, { description: 'The name of the job.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was over.' })
  finishedAt!: Date;

  @Field(() => Int, { description: 'How long it ran, in milliseconds.' })
  durationMs!: number;

  @Field(() => Boolean, { description: 'Whether it ended well.' })
  succeeded!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it last ended well.' })
  lastSuccessAt!: Date | null;
}
