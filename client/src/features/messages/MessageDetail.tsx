import { Button, Paper, Skeleton, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useMarkMessageReadMutation, useMessageDetailsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { messageTexts, letterTexts as texts } from '../../texts/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { Letter } from './Letter.tsx';
import classes from './Messages.module.css';
import { ReplyForm } from './ReplyForm.tsx';

graphql(`
  query MessageDetails($id: ID!) {
    message(id: $id) {
      id
      threadId
      subject
      senderName
      senderEmail
      recipientName
      recipientEmail
      isOwn
      thread {
        id
        isOwn
        isRead
        ...Letter_message
      }
    }
  }
`);

graphql(`
  mutation MarkMessageRead($id: ID!) {
    markMessageRead(input: { id: $id }) {
      message {
        id
        isRead
      }
    }
  }
`);

/** A message with its thread. Opening it marks received messages as read, never sent ones. */
export function MessageDetail({ id }: { id: string }) {
  const { data, loading, error, refetch } = useMessageDetailsQuery({ variables: { id } });
  const [replying, setReplying] = useState(false);
  const message = data?.message;
  useOpened(message?.thread);
  if (!message) {
    if (loading) return <Skeleton height={320} radius="lg" aria-busy aria-label={texts.loading} />;
    if (!error) return <EmptyState title={callTexts.notFound} order={2} />;
    return (
      <LoadFailure
        title={callTexts.loadFailed(labelTexts.thisMessage)}
        reason={readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const other = message.isOwn
    ? message.recipientName || message.recipientEmail
    : message.senderName || message.senderEmail;
  return (
    <Paper withBorder p="lg" component="article" aria-labelledby="message-subject">
      <Title order={2} size="h3" id="message-subject" className={classes.subject}>
        {message.subject}
      </Title>
      <ul className={classes.thread} aria-label={texts.thread}>
        {message.thread.map((one) => (
          <Letter key={one.id} message={one} />
        ))}
      </ul>
      {replying ? (
        <ReplyForm
          inReplyTo={message.thread.at(-1)?.id ?? id}
          subject={texts.replySubject(message.subject)}
          other={other}
          onDone={() => {
            setReplying(false);
            void refetch().catch(() => undefined);
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Button
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => setReplying(true)}
          aria-label={texts.replyTo(other)}
        >
          {texts.reply}
        </Button>
      )}
    </Paper>
  );
}

/** Marks each received message shown as read, once: a refusal is reported and not retried. */
function useOpened(thread: readonly { id: string; isOwn: boolean; isRead: boolean }[] | undefined): void {
  const tried = useRef(new Set<string>());
  const [mark] = useMarkMessageReadMutation();
  useEffect(() => {
    for (const { id, isOwn, isRead } of thread ?? []) {
      if (isOwn || isRead || tried.current.has(id)) continue;
      tried.current.add(id);
      mark({ variables: { id } }).catch(() => void notify('error', messageTexts.readFailed));
    }
  }, [thread, mark]);
}
