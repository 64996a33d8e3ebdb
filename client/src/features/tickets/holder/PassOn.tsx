import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useTransferTicketMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { formatAmount } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { notify } from '../../../ui/notify.ts';

const PassOnFragment = graphql(`
  fragment PassOn_ticket on Ticket {
    id
    due {
      value
      currency
    }
  }
`);

graphql(`
  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {
    transferTicket(id: $id, to: $to) {
      newTicketId
      email
      ticket {
        id
        status
        passedOnAt
        viewerCanTransfer
        due {
          value
          currency
        }
      }
    }
  }
`);

interface PassOnProps {
  ticket: FragmentType<typeof PassOnFragment>;
  title: string;
  /** What will happen, in a sentence or two. */
  lead: string;
  /** Until when it is possible, ISO 8601. */
  until?: string | null;
  onClose: () => void;
  /** It belongs to somebody else now. */
  onDone?: () => void;
}

const NOBODY = { name: '', email: '', phone: '' };

/** Puts the ticket into another name. It says what happens before it does. */
export function PassOn({ ticket: ref, title, lead, until, onClose, onDone }: PassOnProps) {
  const ticket = useFragment(PassOnFragment, ref);
  const [to, setTo] = useState(NOBODY);
  const [transfer, { loading, error }] = useTransferTicketMutation();
  const faults = fieldFailures(error);
  const field = (name: keyof typeof NOBODY) => ({
    value: to[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTo((before) => ({ ...before, [name]: value })),
    error: faults[name],
  });
  const send = async () => {
    try {
      const { data } = await transfer({
        variables: { id: ticket.id, to: { ...to, phone: to.phone.trim() || null } },
      });
      void notify('success', ticketTexts.passOnTo(data?.transferTicket.email ?? to.email));
      onDone?.();
      onClose();
    } catch {
      // What went wrong stands in the form.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={title}
      onSubmit={send}
      loading={loading}
      isDestructive
      disabled={to.name.trim() === '' || to.email.trim() === ''}
      failure={error && Object.keys(faults).length === 0 ? readFailure(error) : undefined}
    >
      <Text size="sm">{lead}</Text>
      {until && (
        <Text size="sm" c="dimmed">
          {ticketTexts.passOnUntil} <Moment at={until} />.
        </Text>
      )}
      {ticket.due && (
        <Text size="sm" fw={600}>
          {ticketTexts.passOnDue(formatAmount(ticket.due.value, ticket.due.currency))}
        </Text>
      )}
      <TextInput
        label={ticketTexts.newHolderName}
        autoComplete="off"
        data-autofocus
        required
        withAsterisk={false}
        {...field('name')}
      />
      <TextInput
        label={ticketTexts.newHolderEmail}
        type="email"
        autoComplete="off"
        required
        withAsterisk={false}
        {...field('email')}
      />
      <TextInput label={ticketTexts.newHolderPhone} type="tel" autoComplete="off" {...field('phone')} />
    </FormDialog>
  );
}
