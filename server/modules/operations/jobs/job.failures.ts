import { Failure } from '../../../platform/failures.ts';
import type { JobKind } from './job-run.record.ts';

const NAMES: Record<JobKind, string> = { backup: 'A backup', optimize: 'An optimization' };

/** Two jobs of a kind would get in each other's way. */
export class JobUnderWay extends Failure {
  constructor(kind: JobKind) {
    super('JOB_UNDER_WAY', 'conflict', `${NAMES[kind]} is under way already.`);
  }
}
