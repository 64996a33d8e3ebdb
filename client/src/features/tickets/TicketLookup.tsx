import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelTexts } from '../../messages/labels.ts';
import { TicketDetails } from './TicketDetails.tsx';

/** Finds one ticket by its full id, for viewers who may see a ticket but not search all tickets. */
export function TicketLookup() {
  const [address, setAddress] = useSearchParams();
  const [id, setId] = useState('');
  const open = (ticket: string | null) =>
    setAddress((before) => {
      if (ticket) before.set('ticket', ticket);
      else before.delete('ticket');
      return before;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open(id.trim());
  };
  return (
    <Stack gap="lg">
      <form onSubmit={submit}>
        <Group align="end" gap="md">
          <TextInput
            type="search"
            label={labelTexts.ticketId}
            placeholder="0199c1d2…"
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
            leftSection={<IconSearch size={18} aria-hidden />}
            autoComplete="off"
            flex={1}
          />
          <Button type="submit" disabled={id.trim() === ''}>
            {labelTexts.viewDetails}
          </Button>
        </Group>
      </form>
      <TicketDetails id={address.get('ticket')} onClose={() => open(null)} onOpen={open} />
    </Stack>
  );
}
