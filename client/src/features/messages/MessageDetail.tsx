import { Badge, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MESSAGE_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { noDeduplication } from '../../apollo/refetch.ts';
import { useMarkMessageReadMutation, useMessageDetailsQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { composeTexts, messageTexts as texts } from '../../messages/messages.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import classes from './Messages.module.css';
import { useSendMessage } from './use-send-message.ts';

const ThreadMessageFragment = graphql(`
  fragment ThreadMessage_message on Message {
    id
    senderName
    senderEmail
    recipientId
    body
    type
    isRead
    isOwn
    createdAt
  }
`);

/** One full message of a thread. Shows the read status of recipients that the sender may see. */
export function ThreadMessage({ message: ref }: { message: FragmentType<typeof ThreadMessageFragment> }) {
  const message = useFragment(ThreadMessageFragment, ref);
  return (
    <li className={classes.threadMessage} data-own={message.isOwn || undefined}>
      <div className={classes.threadHead}>
        <div className="min-0 break-anywhere">
          <Text fw={600}>{message.isOwn ? texts.you : message.senderName || message.senderEmail}</Text>
          {!message.isOwn && (
            <Text size="sm" c="dimmed">
              {message.senderEmail}
            </Text>
          )}
        </div>
        <div className={classes.stamp}>
          <Text size="xs" c="dimmed">
            <Moment at={message.createdAt} />
          </Text>
          {message.isOwn && message.recipientId !== null && (
            <Text size="xs" c="dimmed">
              {message.isRead ? texts.opened : texts.notOpened}
            </Text>
          )}
          {message.type === 'ALERT' && (
            <Badge size="sm" variant="light" color="coral">
              {texts.alert}
            </Badge>
          )}
        </div>
      </div>
      <p className={classes.body}>{message.body}</p>
    </li>
  );
}

interface ReplyFormProps {
  inReplyTo: string;
  subject: string;
  /** Name of the recipient. */
  other: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Replies within the thread. */
export function ReplyForm({ inReplyTo, subject, other, onDone, onCancel }: ReplyFormProps) {
  const [body, setBody] = useState('');
  const { send, busy, failure } = useSendMessage();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send({ inReplyTo, subject, body: body.trim(), type: 'NOTICE' })) onDone();
  };
  return (
    <form onSubmit={submit} aria-label={texts.replyTo(other)}>
      <Stack gap="md">
        <Textarea
          label={texts.replyTo(other)}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
          autosize
          minRows={4}
          maxLength={MESSAGE_LIMITS.body}
          required
          withAsterisk={false}
          data-autofocus
          autoFocus
        />
        {failure && <FormFailure>{failure}</FormFailure>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {composeTexts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {composeTexts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

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
        ...ThreadMessage_message
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
  const { data, loading, error, refetch } = useMessageDetailsQuery({
    variables: { id },
    context: noDeduplication,
  });
  const [replying, setReplying] = useState(false);
  const message = data?.message;
  useOpened(message?.thread);
  if (!message) {
    if (loading) return <SkeletonBlock label={texts.loading} height={320} radius="lg" />;
    if (!error) return <EmptyState title={callTexts.notFound} order={2} />;
    return (
      <QueryFailure title={callTexts.loadFailed(labelTexts.thisMessage)} error={error} refetch={refetch} />
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
          <ThreadMessage key={one.id} message={one} />
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
      mark({ variables: { id } }).catch(() => void notify('error', texts.readFailed));
    }
  }, [thread, mark]);
}
