import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTicketOff } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useCancelFoundTicketMutation, useCancelTicketMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { notify } from '../../../ui/notify.ts';

graphql(`
  fragment CancelledTicket_ticket on Ticket {
    id
    status
    dueStatus
    revokeReason
    revokeReasonCode
    due {
      ...Money @unmask
    }
    viewerCanTransfer
    viewerCanCancel
    cancellationTerms {
      until
    }
    ...TicketRefund_ticket
  }
`);

graphql(`
  mutation CancelTicket($id: ID!, $refund: Decimal) {
    cancelTicket(input: { id: $id, refund: $refund }) {
      ticket {
        ...CancelledTicket_ticket
      }
    }
  }
`);

graphql(`
  mutation CancelFoundTicket($pass: String!, $id: ID!, $refund: Decimal) {
    cancelFoundTicket(input: { pass: $pass, id: $id, refund: $refund }) {
      ticket {
        ...CancelledTicket_ticket
      }
    }
  }
`);

const CancelTicketFragment = graphql(`
  fragment CancelTicket_ticket on Ticket {
    id
    event {
      id
      timeZone
    }
    due {
      ...Money @unmask
    }
    cancellationTerms {
      until
      refund {
        ...Money @unmask
      }
      kept {
        ...Money @unmask
      }
    }
  }
`);

interface CancelTicketProps {
  ticket: FragmentType<typeof CancelTicketFragment>;
  /** Pass of a reader who opened the ticket by a mailed link. */
  pass?: string;
  disabled?: boolean;
}

/** Cancels the ticket for its holder, after it says what happens and what is refunded. */
export function CancelTicket({ ticket: ref, pass, disabled = false }: CancelTicketProps) {
  const ticket = useFragment(CancelTicketFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [cancelOwn, own] = useCancelTicketMutation();
  const [cancelFound, found] = useCancelFoundTicketMutation();
  const { loading, error } = pass === undefined ? own : found;
  const terms = ticket.cancellationTerms;
  if (!terms) return null;
  // The server refuses another amount than the holder has read, when the terms have changed meanwhile.
  const refund = terms.refund?.amount ?? (terms.kept ? '0' : null);
  const cancel = async () => {
    try {
      if (pass === undefined) await cancelOwn({ variables: { id: ticket.id, refund } });
      else await cancelFound({ variables: { pass, id: ticket.id, refund } });
      void notify('success', ticketTexts.cancelled);
      close();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        onClick={open}
        leftSection={<IconTicketOff size={18} aria-hidden />}
      >
        {ticketTexts.cancel}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={ticketTexts.cancelTitle}
        submitLabel={ticketTexts.cancelTitle}
        closeLabel={ticketTexts.keepTicket}
        onSubmit={cancel}
        loading={loading}
        isDestructive
        failure={error && readFailure(error)}
      >
        <Text size="sm">{ticketTexts.cancelLead}</Text>
        <Text size="sm" fw={600}>
          {moneySentence(terms, ticket.due)}
        </Text>
        {terms.kept && <Text size="sm">{ticketTexts.cancelKept(formatMoney(terms.kept))}</Text>}
        <Text size="sm" c="dimmed">
          {ticketTexts.passOnUntil} <Moment at={terms.until} zone={ticket.event.timeZone} />.
        </Text>
      </FormDialog>
    </>
  );
}

type Money = Parameters<typeof formatMoney>[0];

interface Sums {
  refund?: Money | null;
  kept?: Money | null;
}

function moneySentence({ refund, kept }: Sums, due: Money | null | undefined): string {
  if (refund) return ticketTexts.cancelRefund(formatMoney(refund));
  if (kept) return ticketTexts.cancelNothing;
  return due ? ticketTexts.cancelDue(formatMoney(due)) : ticketTexts.cancelFree;
}
