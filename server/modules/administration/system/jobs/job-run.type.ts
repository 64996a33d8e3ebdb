import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../../graphql/page.ts';
import { DateTimeScalar } from '../../../../graphql/scalars/index.ts';
import type { JobKind, JobStatus } from './job-run.record.ts';

const JobKindEnum = { BACKUP: 'backup', OPTIMIZE: 'optimize' } as const;
registerEnumType(JobKindEnum, { name: 'JobKind' });

const JobStatusEnum = { QUEUED: 'queued', RUNNING: 'running', DONE: 'done', FAILED: 'failed' } as const;
registerEnumType(JobStatusEnum, { name: 'JobStatus' });

@ObjectType({ simpleResolvers: true, description: 'Work that somebody asked for, and how far it has come.' })
export class JobRun {
  @Field(() => ID)
  id!: string;

  @Field(() => JobKindEnum)
  kind!: JobKind;

  @Field(() => JobStatusEnum)
  status!: JobStatus;

  @Field(() => Int, { description: 'In the hundred.' })
  progress!: number;

  @Field(() => String, { description: 'What it is doing, or has done.' })
  step!: string;

  @Field(() => String, { nullable: true, description: 'The name of who asked.' })
  askedBy!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  finishedAt!: Date | null;

  @Field(() => String, { nullable: true })
  error!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class JobRunConnection {
  @Field(() => [JobRun])
  nodes!: JobRun[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'The last run of a job of the timetable.' })
export class TimedJob {
  @Field(() => String)
  name!: string;

  @Field(() => DateTimeScalar)
  finishedAt!: Date;

  @Field(() => Int)
  durationMs!: number;

  @Field(() => Boolean)
  succeeded!: boolean;

  @Field(() => DateTimeScalar, { nullable: true })
  lastSuccessAt!: Date | null;
}
