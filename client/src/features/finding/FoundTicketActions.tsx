import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArrowForwardUp,
  IconBraces,
  IconCalendarPlus,
  IconDownload,
  IconMailForward,
} from '@tabler/icons-react';
import { useState } from 'react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useResendFoundTicketMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { downloadJson } from '../../ui/save-file.ts';
import { calendarAddress } from '../events/calendar-address.ts';
import { CancelTicket } from '../tickets/holder/CancelTicket.tsx';
import { ChangeName } from '../tickets/holder/ChangeName.tsx';
import { PassOn } from '../tickets/holder/PassOn.tsx';
import { isVoidTicket } from '../tickets/is-void-ticket.ts';
import { useTicketPdf } from '../tickets/use-ticket-pdf.ts';
import { WalletButtons } from '../tickets/WalletButtons.tsx';

graphql(`
  mutation ResendFoundTicket($pass: String!, $id: ID!) {
    resendFoundTicket(input: { pass: $pass, id: $id }) {
      tickets {
        id
      }
    }
  }
`);

const FoundTicketActionsFragment = graphql(`
  fragment FoundTicketActions_ticket on Ticket {
    id
    file
    status
    transfersUntil
    event {
      id
      slug
      status
    }
    ...PassOn_ticket
    ...ChangeName_ticket
    ...CancelTicket_ticket
    ...WalletButtons_ticket
  }
`);

interface FoundTicketActionsProps {
  ticket: FragmentType<typeof FoundTicketActionsFragment>;
  pass: string;
  /** Whether the pass changes no ticket: that needs a fresh link. */
  showsOnly: boolean;
  /** Called when a ticket with a new code has replaced this one. */
  onReplaced: () => void;
}

/** Actions to save or transfer a ticket found by a mailed link. */
export function FoundTicketActions({ ticket: ref, pass, showsOnly, onReplaced }: FoundTicketActionsProps) {
  const ticket = useFragment(FoundTicketActionsFragment, ref);
  const pdf = useTicketPdf(ticket.id, { pass });
  const [passing, { open, close }] = useDisclosure();
  const until = ticket.transfersUntil;
  const [isOpen] = useState(() => Boolean(until) && Date.parse(until ?? '') > Date.now());
  const canChange = !showsOnly && ticket.status === 'ACTIVE';
  const canPassOn = canChange && isOpen;
  const [resend, { loading: sending }] = useResendFoundTicketMutation();
  const sendAgain = () =>
    notifyOutcome(async () => {
      await resend({ variables: { pass, id: ticket.id } });
      return texts.sentAgain;
    });
  return (
    <Group gap="sm" mt="md">
      {!isVoidTicket(ticket) && (
        <>
          <Button leftSection={<IconDownload size={18} aria-hidden />} disabled={pdf.busy} onClick={pdf.take}>
            {ticketTexts.downloadPdf}
          </Button>
          <Button
            variant="default"
            leftSection={<IconBraces size={18} aria-hidden />}
            onClick={() => downloadJson(`ticket-${ticket.id}.json`, ticket.file)}
          >
            {ticketTexts.downloadJson}
          </Button>
        </>
      )}
      {!isVoidTicket(ticket) && <WalletButtons ticket={ticket} pass={pass} />}
      {canPassOn && (
        <Button variant="default" leftSection={<IconArrowForwardUp size={18} aria-hidden />} onClick={open}>
          {ticketTexts.passOn}
        </Button>
      )}
      {canPassOn && <ChangeName ticket={ticket} pass={pass} onDone={onReplaced} />}
      {canChange && <CancelTicket ticket={ticket} pass={pass} />}
      {ticket.status === 'ACTIVE' && (
        <Button
          variant="default"
          loading={sending}
          leftSection={<IconMailForward size={18} aria-hidden />}
          onClick={() => void sendAgain()}
        >
          {texts.sendAgain}
        </Button>
      )}
      {passing && (
        <PassOn
          ticket={ticket}
          title={ticketTexts.passOnTitle}
          lead={ticketTexts.passOnLead}
          until={until}
          pass={pass}
          onClose={close}
        />
      )}
      {ticket.event.status === 'PUBLISHED' && ticket.status === 'ACTIVE' && (
        <Button
          component="a"
          href={calendarAddress(ticket.event.slug)}
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          {texts.calendar}
        </Button>
      )}
    </Group>
  );
}
