import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useTransferFoundTicketMutation, useTransferTicketMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { notify } from '../../../ui/notify.ts';
import { Worth } from '../../rates/XlmWorth.tsx';

graphql(`
  fragment PassedOn_transfer on TicketTransfer {
    newTicketId
    email
    ticket {
      id
      status
      passedOnAt
      viewerCanTransfer
      due {
        ...Money @unmask
      }
    }
  }
`);

graphql(`
  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {
    transferTicket(input: { id: $id, to: $to }) {
      transfer {
        email
        newTicketId
        ...PassedOn_transfer
      }
    }
  }
`);

graphql(`
  mutation TransferFoundTicket($pass: String!, $id: ID!, $to: NewHolderInput!) {
    transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) {
      transfer {
        email
        newTicketId
        ...PassedOn_transfer
      }
    }
  }
`);

interface NewHolder {
  name: string;
  email: string;
  /** Null when it was not given. */
  phone: string | null;
}

/**
 * Transfers a ticket to another holder, for its holder or for staff.
 * @param pass of a reader without an account who opened the ticket by a mailed link
 */
export function usePassOn(pass?: string) {
  const [transfer, own] = useTransferTicketMutation();
  const [transferFound, found] = useTransferFoundTicketMutation();
  const { loading, error } = pass === undefined ? own : found;
  /**
   * @returns the new ticket, and the address that it is sent to. Rejects when it is refused; `error` has the reason.
   */
  const passOn = async (id: string, to: NewHolder): Promise<{ email: string; newTicketId: string }> => {
    const passed =
      pass === undefined
        ? (await transfer({ variables: { id, to } })).data?.transferTicket.transfer
        : (await transferFound({ variables: { pass, id, to } })).data?.transferFoundTicket.transfer;
    return { email: passed?.email ?? to.email, newTicketId: passed?.newTicketId ?? id };
  };
  return { passOn, loading, error };
}

const PassOnFragment = graphql(`
  fragment PassOn_ticket on Ticket {
    id
    event {
      id
      timeZone
    }
    due {
      ...Money @unmask
    }
  }
`);

interface PassOnProps {
  ticket: FragmentType<typeof PassOnFragment>;
  title: string;
  /** Explains the consequences in one or two sentences. */
  lead: string;
  /** Deadline, ISO 8601. */
  until?: string | null;
  /** Pass of a reader who opened the ticket by a mailed link. */
  pass?: string;
  onClose: () => void;
  /** Called after the ticket belongs to its new holder. */
  onDone?: () => void;
}

const NOBODY = { name: '', email: '', phone: '' };

/** Transfers the ticket to another holder, after an explanation of the consequences. */
export function PassOn({ ticket: ref, title, lead, until, pass, onClose, onDone }: PassOnProps) {
  const ticket = useFragment(PassOnFragment, ref);
  const [to, setTo] = useState(NOBODY);
  const { passOn, loading, error } = usePassOn(pass);
  const faults = fieldFailures(error);
  const field = (name: keyof typeof NOBODY) => ({
    value: to[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTo((before) => ({ ...before, [name]: value })),
    error: faults[`to.${name}`],
  });
  const send = async () => {
    try {
      const { email } = await passOn(ticket.id, { ...to, phone: to.phone.trim() || null });
      void notify('success', ticketTexts.passOnTo(email));
      onDone?.();
      onClose();
    } catch {
      // The form shows the error.
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
          {ticketTexts.passOnUntil} <Moment at={until} zone={ticket.event.timeZone} />.
        </Text>
      )}
      {ticket.due && (
        <Text size="sm" fw={600}>
          {ticketTexts.passOnDue(formatMoney(ticket.due))}
          <Worth money={ticket.due} />
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
