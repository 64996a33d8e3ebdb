import { Button, Stack, Text } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useOpenTicketLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../texts/finding.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AskForLink } from './AskForLink.tsx';
import type { TicketPass } from './ticket-pass.ts';

graphql(`
  mutation OpenTicketLink($token: String!) {
    openTicketLink(input: { token: $token }) {
      pass
      expiresAt
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
