import { Progress, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { jobTexts as texts } from '../../texts/system.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './System.module.css';

const JobRowFragment = graphql(`
  fragment JobRow_run on JobRun {
    id
    kind
    status
    progress
    step
    askedBy
    createdAt
    error
  }
`);

const TONES = { QUEUED: 'pending', RUNNING: 'releasing', DONE: 'released', FAILED: 'failed' } as const;

/** One job: kind, requester, progress and result. */
export function JobRow({ run: ref }: { run: FragmentType<typeof JobRowFragment> }) {
  const { kind, status, progress, step, askedBy, createdAt, error } = useFragment(JobRowFragment, ref);
  const name = texts.kinds[kind];
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <div className={classes.note}>
        {status === 'RUNNING' && (
          <Progress value={progress} size="lg" mb={4} aria-label={texts.progressOf(name)} animated />
        )}
        <Text size="sm" c={error ? 'error' : 'dimmed'} className="tabular" role="status">
          {error ?? (status === 'RUNNING' ? `${progress} % · ${step}` : step || texts.statuses[status])}
        </Text>
        <Text size="sm" c="dimmed">
          <Moment at={createdAt} isRelative />
          {askedBy && ` · ${askedBy}`}
        </Text>
      </div>
      <StatusBadge status={TONES[status]} label={texts.statuses[status]} />
    </li>
  );
}
