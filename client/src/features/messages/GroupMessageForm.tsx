import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldFailures } from '../../apollo/read-failure.ts';
import { refetchFields } from '../../apollo/refetch.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import type { MessageGroupInput } from '../../gql/graphql.ts';
import { useSendGroupMessageMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { messageTexts, composeTexts as texts } from '../../messages/messages.ts';
import { notify } from '../../ui/notify.ts';
import { GroupMessagePreview } from './GroupMessagePreview.tsx';
import { EMPTY_MESSAGE, MessageFields } from './MessageFields.tsx';

graphql(`
  mutation SendGroupMessage($input: SendGroupMessageInput!) {
    sendGroupMessage(input: $input) {
      batch {
        id
        ...BatchProgress_batch
      }
    }
  }
`);

interface GroupMessageFormProps {
  group: MessageGroupInput;
  /** Name of the group. */
  name: string;
  /** Fields that choose the group, above the message. @param faults by the name of the field */
  head?: (faults: Record<string, string>) => ReactNode;
  onCancel?: (() => void) | undefined;
  /** Receives the ID of the message. */
  onSent?: (id: string) => void;
}

/** A message to a group: the form, and a preview with the number of recipients before it goes. */
export function GroupMessageForm({ group, name, head, onCancel, onSent }: GroupMessageFormProps) {
  const [draft, setDraft] = useState(EMPTY_MESSAGE);
  const [isPreview, setPreview] = useState(false);
  const [send, { loading, error, client }] = useSendGroupMessageMutation();
  const attempt = useAttempt();
  const faults = fieldFailures(error);

  const confirm = async (): Promise<void> => {
    const input = { ...group, ...draft };
    try {
      const { data } = await send({
        variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } },
      });
      attempt.settle();
      setDraft(EMPTY_MESSAGE);
      setPreview(false);
      void notify('success', messageTexts.sent);
      refetchFields(client, 'messageBatches');
      if (data) onSent?.(data.sendGroupMessage.batch.id);
    } catch (refusal) {
      attempt.settle(refusal);
      if (Object.keys(fieldFailures(refusal)).length > 0) setPreview(false);
      void notify('error', messageTexts.sendFailed);
    }
  };
  if (isPreview) {
    return (
      <GroupMessagePreview
        {...{ group, name, draft, error }}
        isSending={loading}
        onBack={() => setPreview(false)}
        onConfirm={() => void confirm()}
      />
    );
  }
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    setPreview(true);
  };
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="md">
        {head?.(faults)}
        <MessageFields draft={draft} faults={faults} onChange={setDraft} />
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit">{texts.preview}</Button>
        </Group>
      </Stack>
    </form>
  );
}
