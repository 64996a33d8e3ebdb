import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { composeTexts as texts } from '../../texts/messages.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { EMPTY_LETTER, LetterFields } from './LetterFields.tsx';
import { useMessageAddress } from './message-address.ts';
import { useSendMessage } from './use-send-message.ts';

/** A message to one person, addressed by the account's email. */
export function ComposeToPerson() {
  const address = useMessageAddress();
  const [recipientEmail, setRecipient] = useState('');
  const [draft, setDraft] = useState(EMPTY_LETTER);
  const { send, busy, failure, faults } = useSendMessage();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const id = await send({ ...draft, recipientEmail: recipientEmail.trim() });
    if (id) address.go({ kind: 'message', id }, 'sent');
  };
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="md">
        <TextInput
          type="email"
          label={texts.recipient}
          description={texts.recipientHint}
          value={recipientEmail}
          onChange={(event) => setRecipient(event.currentTarget.value)}
          error={faults.recipientEmail}
          required
          withAsterisk={false}
        />
        <LetterFields draft={draft} faults={faults} onChange={setDraft} />
        {failure && <FormFailure>{failure}</FormFailure>}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => address.go(null)}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
