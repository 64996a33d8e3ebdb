import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMailCheck, IconTicket } from '@tabler/icons-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { fieldFailures, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useOpenTicketLinkMutation, useRequestTicketLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { KeptTickets } from './KeptTickets.tsx';
import type { TicketPass } from './ticket-pass.ts';

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

graphql(`
  mutation OpenTicketLink($token: String!) {
    openTicketLink(input: { token: $token }) {
      pass
      expiresAt
      isFresh
    }
  }
`);

interface OpenLinkProps {
  /** The secret in the link. */
  token: string;
  onOpened: (pass: TicketPass) => void;
}

/** Target page of the link. Opens on a click only, so that mail scanners do not use it up. */
export function OpenLink({ token, onOpened }: OpenLinkProps) {
  const [open, { loading, error }] = useOpenTicketLinkMutation();
  const press = async () => {
    const opened = await open({ variables: { token } }).catch(() => undefined);
    if (opened?.data) onOpened(opened.data.openTicketLink);
  };
  if (error && !isNetworkFailure(error)) {
    return (
      <Stack gap="md">
        <FormFailure>{texts.spent}</FormFailure>
        <Text c="dimmed">{texts.spentBody}</Text>
        <AskForLink />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{texts.readyBody}</Text>
      {error && <FormFailure>{readFailure(error)}</FormFailure>}
      <Button
        size="lg"
        fullWidth
        color="marigold.5"
        disabled={loading}
        leftSection={<IconTicket size={20} aria-hidden />}
        onClick={() => void press()}
      >
        {texts.show}
      </Button>
    </Stack>
  );
}

/** Target page of the link in a mail with tickets: opens at once, since it can be opened again. */
export function OpenMailLink({ token, onOpened }: OpenLinkProps) {
  const [open, { error }] = useOpenTicketLinkMutation();
  const show = useEffectEvent(async () => {
    const opened = await open({ variables: { token } }).catch(() => undefined);
    if (opened?.data) onOpened({ ...opened.data.openTicketLink, isFromMail: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another link alone
  useEffect(() => void show(), [token]);
  if (!error) return <SkeletonBlock label={texts.yourTickets} height={220} />;
  if (isNetworkFailure(error))
    return (
      <>
        <KeptTickets />
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.yourTickets)}
          reason={readFailure(error)}
          onRetry={() => void show()}
          retryLabel={callTexts.retry}
        />
      </>
    );
  return (
    <Stack gap="md">
      <FormFailure>{texts.spent}</FormFailure>
      <Text c="dimmed">{texts.mailLinkOver}</Text>
      <AskForLink />
    </Stack>
  );
}
