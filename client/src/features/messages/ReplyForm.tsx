import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { composeTexts, letterTexts as texts } from '../../texts/messages.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useSendMessage } from './use-send-message.ts';

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
          maxLength={10_000}
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
