import { Button, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useRequestFreshTicketLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { isViewOnly, type OpenPass } from './ticket-pass.ts';

graphql(`
  mutation RequestFreshTicketLink($pass: String!) {
    requestFreshTicketLink(input: { pass: $pass }) {
      done
    }
  }
`);

interface FreshLinkProps {
  pass: OpenPass;
  /** Undefined until they have loaded. */
  tickets: readonly { status: string }[] | undefined;
}

/** Requests the link that changes tickets, which the link of a mail with tickets does not; nothing for a fresh link, and without valid tickets. */
export function FreshLink({ pass, tickets = [] }: FreshLinkProps) {
  const [request, { loading }] = useRequestFreshTicketLinkMutation();
  const send = () =>
    notifyOutcome(async () => {
      await request({ variables: { pass: pass.pass } });
      return texts.freshLinkSent;
    });
  if (!isViewOnly(pass) || !tickets.some(({ status }) => status === 'ACTIVE')) return null;
  return (
    <>
      <Text size="sm" mt="xl" mb="xs">
        {texts.freshLinkLead}
      </Text>
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconMailForward size={18} aria-hidden />}
        onClick={() => void send()}
      >
        {texts.freshLink}
      </Button>
    </>
  );
}
