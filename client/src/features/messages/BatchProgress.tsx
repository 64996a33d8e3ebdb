import { Progress, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { groupTexts as texts } from '../../texts/group-messages.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Messages.module.css';

const BatchProgressFragment = graphql(`
  fragment BatchProgress_batch on MessageBatch {
    id
    status
    total
    delivered
    opened
    mailed
    failed
  }
`);

const TONES = { QUEUED: 'pending', SENDING: 'releasing', SENT: 'released' } as const;

/** Progress of a group message, with the delivery channels. */
export function BatchProgress({ batch: ref }: { batch: FragmentType<typeof BatchProgressFragment> }) {
  const { status, total, delivered, opened, mailed, failed } = useFragment(BatchProgressFragment, ref);
  const part = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  const figures: [number, string][] = [
    [delivered, texts.delivered],
    [opened, texts.opened],
    [mailed, texts.mailed],
    [failed, texts.failed],
  ];
  return (
    <div className={classes.progress}>
      <StatusBadge status={TONES[status]} label={texts.status[status]} />
      <Progress.Root size="lg" aria-label={texts.progress}>
        <Progress.Section value={part(delivered)} color="teal" aria-label={texts.delivered} />
        <Progress.Section value={part(mailed)} color="leaf" aria-label={texts.mailed} />
        <Progress.Section value={part(failed)} color="coral" aria-label={texts.failed} />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="tabular" role="status">
        {status === 'SENT' && total === 0
          ? texts.nobody
          : figures
              .filter(([count]) => count > 0)
              .map(([count, words]) => `${count} ${words}`)
              .join(' · ') || texts.status[status]}
      </Text>
    </div>
  );
}
