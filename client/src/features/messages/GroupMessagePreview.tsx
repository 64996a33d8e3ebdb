import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { MessageGroupInput } from '../../gql/graphql.ts';
import { useMessageRecipientsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { messageTexts, composeTexts as texts } from '../../messages/messages.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import type { MessageDraft } from './MessageFields.tsx';
import classes from './Messages.module.css';

graphql(`
  query MessageRecipients($group: MessageGroupInput!) {
    messageRecipients(group: $group)
  }
`);

interface GroupMessagePreviewProps {
  group: MessageGroupInput;
  name: string;
  draft: MessageDraft;
  /** Why the message was not sent. */
  error: unknown;
  isSending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** A message as its recipients will read it, and their number, before it is sent. */
export function GroupMessagePreview({ group, name, draft, error, ...props }: GroupMessagePreviewProps) {
  const { data, error: unknown } = useMessageRecipientsQuery({
    variables: { group },
    fetchPolicy: 'network-only',
  });
  const section = useRef<HTMLElement>(null);
  // The button that opened the preview is gone.
  useEffect(() => section.current?.focus(), []);
  const count = data?.messageRecipients ?? null;
  const failure = error ?? unknown;
  return (
    <section ref={section} tabIndex={-1} aria-label={texts.previewTitle}>
      <Stack gap="md">
        <Group gap="xs" wrap="nowrap" align="flex-start" role="status">
          <IconUsers size={22} stroke={1.7} aria-hidden />
          <div className="min-0 break-anywhere">
            <Text fw={600}>
              {count === null ? texts.counting : count === 0 ? texts.nobody : texts.goesTo(count)}
            </Text>
            <Text size="sm" c="dimmed">
              {name}
            </Text>
          </div>
        </Group>
        <Paper withBorder p="md" component="article" aria-label={draft.subject}>
          <Group gap="xs" justify="space-between" align="flex-start" mb="xs">
            <Text fw={600} className="min-0 break-anywhere">
              {draft.subject}
            </Text>
            {draft.type === 'ALERT' && (
              <Badge color="marigold" variant="light" tt="none">
                {messageTexts.alert}
              </Badge>
            )}
          </Group>
          <p className={classes.body}>{draft.body}</p>
        </Paper>
        {failure !== undefined && <FormFailure>{readFailure(failure)}</FormFailure>}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onBack} disabled={props.isSending}>
            {texts.back}
          </Button>
          <Button onClick={props.onConfirm} loading={props.isSending} disabled={!count}>
            {texts.sendTo(count ?? 0)}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
