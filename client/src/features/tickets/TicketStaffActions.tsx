import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailForward, IconTicket, IconTicketOff, IconUserEdit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useResendTicketsMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useCan } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { PassOn } from './holder/PassOn.tsx';
import { RefundTicket } from './RefundTicket.tsx';

const TicketStaffActionsFragment = graphql(`
  fragment TicketStaffActions_ticket on Ticket {
    id
    status
    order {
      id
    }
    viewerCanTransfer
    ...PassOn_ticket
    ...RefundTicket_ticket
  }
`);

graphql(`
  mutation ResendTickets($orderId: ID!) {
    resendTickets(input: { orderId: $orderId }) {
      tickets {
        id
      }
    }
  }
`);

interface TicketStaffActionsProps {
  ticket: FragmentType<typeof TicketStaffActionsFragment>;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions of staff on a ticket. */
export function TicketStaffActions({ ticket: ref, children }: TicketStaffActionsProps) {
  const ticket = useFragment(TicketStaffActionsFragment, ref);
  const [manages, edits, revokes] = [
    useCan('MANAGE_TICKETS'),
    useCan('EDIT_TICKETS'),
    useCan('REVOKE_TICKETS'),
  ];
  const [resend, { loading }] = useResendTicketsMutation();
  const [isChanging, change] = useDisclosure(false);
  const isLive = ticket.status === 'ACTIVE' || ticket.status === 'USED';
  const send = () =>
    notifyOutcome(
      async () => {
        await resend({ variables: { orderId: ticket.order?.id ?? '' } });
        return ticketTexts.resent;
      },
      (error) => callTexts.result(readFailure(error)),
    );
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={`/tickets/${ticket.id}`}
        variant="default"
        leftSection={<IconTicket size={18} aria-hidden />}
      >
        {labelTexts.showTicket}
      </Button>
      {manages && isLive && (
        <Button
          variant="default"
          disabled={loading}
          onClick={send}
          leftSection={<IconMailForward size={18} aria-hidden />}
        >
          {labelTexts.sendAgain}
        </Button>
      )}
      {edits && ticket.viewerCanTransfer && (
        <Button variant="default" onClick={change.open} leftSection={<IconUserEdit size={18} aria-hidden />}>
          {ticketTexts.changeHolder}
        </Button>
      )}
      {isChanging && (
        <PassOn
          ticket={ticket}
          title={ticketTexts.changeHolderTitle}
          lead={ticketTexts.changeHolderLead}
          onClose={change.close}
        />
      )}
      {children}
      <RefundTicket ticket={ticket} />
      {revokes && isLive && (
        <Button
          component={Link}
          to={tabAddress('revoke', { ticket: ticket.id })}
          variant="default"
          leftSection={<IconTicketOff size={18} aria-hidden />}
        >
          {labelTexts.revoke}
        </Button>
      )}
    </Group>
  );
}
