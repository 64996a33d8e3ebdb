import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { usePassOn } from './PassOn.tsx';

const ChangeNameFragment = graphql(`
  fragment ChangeName_ticket on Ticket {
    id
    holderName
    holderEmail
    holderPhone
  }
`);

interface ChangeNameProps {
  ticket: FragmentType<typeof ChangeNameFragment>;
  /** Pass of a reader who opened the ticket by a mailed link. */
  pass?: string;
  disabled?: boolean;
  /** Called with the ID of the ticket in the new name. */
  onDone: (newTicketId: string) => void;
}

/** Changes the name on a ticket that stays with its holder; the ticket gets a new code. */
export function ChangeName({ ticket: ref, pass, disabled = false, onDone }: ChangeNameProps) {
  const ticket = useFragment(ChangeNameFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [name, setName] = useState(ticket.holderName ?? '');
  const { passOn, loading, error } = usePassOn(pass);
  const { holderEmail: email } = ticket;
  if (email == null) return null;
  const fault = fieldFailures(error)['to.name'];
  const save = async () => {
    try {
      const { newTicketId } = await passOn(ticket.id, { name, email, phone: ticket.holderPhone || null });
      void notify('success', ticketTexts.nameChanged);
      close();
      onDone(newTicketId);
    } catch {
      // The form shows the error.
    }
  };
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        onClick={open}
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        {ticketTexts.changeName}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={ticketTexts.changeNameTitle}
        submitLabel={ticketTexts.changeNameTitle}
        onSubmit={save}
        loading={loading}
        disabled={name.trim() === '' || name.trim() === ticket.holderName}
        failure={error && !fault ? readFailure(error) : undefined}
      >
        <Text size="sm">{ticketTexts.changeNameLead}</Text>
        <TextInput
          label={ticketTexts.newHolderName}
          autoComplete="name"
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          error={fault}
          required
          withAsterisk={false}
          data-autofocus
        />
      </FormDialog>
    </>
  );
}
