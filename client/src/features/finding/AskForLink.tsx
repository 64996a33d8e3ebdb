import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { useRequestTicketLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../texts/finding.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';

graphql(`
  mutation RequestTicketLink($email: String!) {
    requestTicketLink(input: { email: $email }) {
      done
    }
  }
`);

/** Requests the link. The answer is the same whether or not the address holds tickets. */
export function AskForLink() {
  const [email, setEmail] = useState('');
  const [request, { loading, error, data, reset }] = useRequestTicketLinkMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The hook's own state shows a failure.
    await request({ variables: { email: email.trim() } }).catch(() => undefined);
  };
  if (data) {
    return (
      <Stack gap="md">
        <Alert
          color="leaf"
          variant="light"
          role="status"
          icon={<IconMailCheck size={22} aria-hidden />}
          title={texts.sent(email.trim())}
        >
          {texts.sentBody}
        </Alert>
        <Button variant="default" onClick={() => reset()}>
          {texts.other}
        </Button>
      </Stack>
    );
  }
  const fault = fieldFailures(error).email;
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="md">
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={fault}
          required
          withAsterisk={false}
        />
        {error && !fault && <FormFailure>{readFailure(error)}</FormFailure>}
        <Button type="submit" size="lg" fullWidth disabled={loading}>
          {loading ? texts.sending : texts.send}
        </Button>
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
      </Stack>
    </form>
  );
}
