import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useGroupMessageChangedSubscription, useGroupMessageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { letterTexts } from '../../texts/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { groupName } from './group-name.ts';
import classes from './Messages.module.css';

graphql(`
  query GroupMessage($id: ID!) {
    messageBatch(id: $id) {
      id
      audience
      about
      tiers
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
    if (loading) return <Skeleton height={320} radius="lg" aria-busy aria-label={letterTexts.loading} />;
    if (!error) return <EmptyState title={callTexts.notFound} order={2} />;
    return (
      <LoadFailure
        title={callTexts.loadFailed(labelTexts.thisMessage)}
        reason={readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
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
