import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { DoorGuestsQuery } from '../../../gql/graphql.ts';
import { useDoorGuestsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { spelled, TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { StoredScan } from '../engine/stored-scan.ts';
import classes from './FindGuest.module.css';
import { UsedTickets } from './UsedTickets.tsx';

graphql(`
  query DoorGuests($eventId: ID!, $search: String!, $person: Boolean!) {
    doorGuests(eventId: $eventId, search: $search) {
      id
      number
      tier {
        id
        name
      }
      status
      holderName @include(if: $person)
      holderEmail @include(if: $person)
    }
  }
`);

type Guest = DoorGuestsQuery['doorGuests'][number];

const texts = doorAppTexts.guest;
const LEAST_LETTERS = 3;

interface FindGuestProps {
  opened: boolean;
  onClose: () => void;
  eventId: string;
  isOnline: boolean;
  onAdmit: (ticketId: string) => void;
  /** Finds tickets that this device has seen used, without the network. */
  findUsed: (number: string) => Promise<StoredScan[]>;
  /** Zone of the event; the device's when it is unknown. */
  zone: string | undefined;
}

/**
 * Finds a guest without a code by name, and admits the guest as with a code. Without a network it finds the tickets that
 * this device has seen used, by their number.
 */
export function FindGuest({ opened, onClose, eventId, isOnline, onAdmit, findUsed, zone }: FindGuestProps) {
  const person = useCan('VIEW_PERSONAL_DATA');
  const [said, setSaid] = useState('');
  const [search] = useDebouncedValue(said.trim(), 300);
  const isEnough = search.length >= LEAST_LETTERS;
  const { data, loading, error } = useDoorGuestsQuery({
    variables: { eventId, search, person },
    skip: !opened || !isEnough || !isOnline,
    fetchPolicy: 'no-cache',
  });
  const guests = isOnline && isEnough ? (data?.doorGuests ?? null) : null;
  const admit = (guest: Guest) => {
    onAdmit(guest.id);
    setSaid('');
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <TextInput
          type="search"
          label={isOnline ? texts.label : texts.numberLabel}
          description={isOnline ? (person ? texts.partHelp : texts.wholeHelp) : texts.offline}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
          autoComplete="off"
          data-autofocus
        />
        {!isOnline && isEnough && <UsedTickets search={search} find={findUsed} zone={zone} />}
        {isOnline && error && <FormFailure>{texts.failed(readFailure(error))}</FormFailure>}
        <Text size="sm" c="dimmed" role="status">
          {guests && !loading && (guests.length > 0 ? texts.found(guests.length) : texts.none)}
        </Text>
        {guests && guests.length > 0 && (
          <ul className={classes.guests}>
            {guests.map((guest) => (
              <li key={guest.id} className={classes.guest}>
                <div className={classes.facts}>
                  <span className={classes.name}>{guest.holderName ?? guest.tier.name}</span>
                  <Text span size="sm" c="dimmed">
                    {[guest.holderName ? guest.tier.name : null, guest.holderEmail]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                  <Text span>
                    <TicketNumber>{guest.number}</TicketNumber>
                  </Text>
                </div>
                <Entry guest={guest} onAdmit={() => admit(guest)} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  );
}

function Entry({ guest, onAdmit }: { guest: Guest; onAdmit: () => void }) {
  if (guest.status === 'USED') return <Text c="dimmed">{texts.inside}</Text>;
  if (guest.status !== 'ACTIVE') return <Text c="red">{texts.refused[guest.status]}</Text>;
  return (
    <Button
      onClick={onAdmit}
      aria-label={texts.letInAs([guest.holderName, spelled(guest.number)].filter(Boolean).join(', '))}
    >
      {texts.letIn}
    </Button>
  );
}
