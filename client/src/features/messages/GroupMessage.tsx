import { Paper, Progress, Text, Title } from '@mantine/core';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { useGroupMessageChangedSubscription, useGroupMessageQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { groupTexts as texts } from '../../messages/group-messages.ts';
import { labelTexts } from '../../messages/labels.ts';
import { messageTexts } from '../../messages/messages.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Messages.module.css';
import { groupName } from './use-message-groups.ts';

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

graphql(`
  query GroupMessage($id: ID!) {
    messageBatch(id: $id) {
      id
      audience
      about
      tiers
    chosenTickets
      subject
      body
      createdAt
      ...BatchProgress_batch
    }
  }
`);

graphql(`
  subscription GroupMessageChanged($id: ID!) {
    messageBatchChanged(id: $id) {
      id
      ...BatchProgress_batch
    }
  }
`);

/** A message to a group with its delivery status, live. */
export function GroupMessage({ id }: { id: string }) {
  const { data, loading, error, refetch } = useGroupMessageQuery({ variables: { id } });
  useGroupMessageChangedSubscription({ variables: { id }, ignoreResults: true });
  const batch = data?.messageBatch;
  if (!batch) {
    if (loading) return <SkeletonBlock label={messageTexts.loading} height={320} radius="lg" />;
    if (!error) return <EmptyState title={callTexts.notFound} order={2} />;
    return (
      <QueryFailure title={callTexts.loadFailed(labelTexts.thisMessage)} error={error} refetch={refetch} />
    );
  }
  return (
    <Paper withBorder p="lg" component="article" aria-labelledby="message-subject">
      <Title order={2} size="h3" id="message-subject" className={classes.subject}>
        {batch.subject}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {groupName(batch)} · <Moment at={batch.createdAt} />
      </Text>
      <BatchProgress batch={batch} />
      <p className={classes.body}>{batch.body}</p>
    </Paper>
  );
}
