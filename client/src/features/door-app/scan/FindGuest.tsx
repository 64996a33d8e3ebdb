import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useDoorGuestsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { locale } from '../../../language/language.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import type { DoorRules } from '../engine/briefing.ts';
import type { StoredScan } from '../engine/stored-scan.ts';
import { formatAge } from '../format-age.ts';
import type { RosterState } from '../roster/roster-guest.ts';
import type { Matches } from '../roster/roster-index.ts';
import { type FoundGuest, listedGuest, onlineGuests } from './found-guest.ts';
import { GuestList, MAX_FOUND } from './GuestList.tsx';
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
      entryRule
      entriesLeft
      isInside
      holderName @include(if: $person)
      holderEmail @include(if: $person)
    }
  }
`);

const texts = doorAppTexts.guest;
const LEAST_LETTERS = 3;
/** The roster is in memory: names of two letters are found too. */
const LEAST_LISTED = 2;

const figure = new Intl.NumberFormat(locale);

interface FindGuestProps {
  opened: boolean;
  onClose: () => void;
  eventId: string;
  isOnline: boolean;
  onAdmit: (ticketId: string) => void;
  /** Finds tickets that this device has seen used, without the network. */
  findUsed: (number: string) => Promise<StoredScan[]>;
  /** Finds guests on this device; null without a roster. */
  findListed: (text: string, max: number) => Matches | null;
  roster: RosterState | null;
  rules: DoorRules | undefined;
  /** What the door scans for. */
  purpose: ScanPurpose;
  /** The corrected time. */
  now: number;
  /** Zone of the event; the device's when it is unknown. */
  zone: string | undefined;
}

/**
 * Finds a guest without a code by name, and admits the guest as with a code: among the guests on this device, and online
 * those of the service. A device without guests finds the tickets that it has seen used, by their number.
 */
export function FindGuest({ opened, onClose, onAdmit, ...finder }: FindGuestProps) {
  const [said, setSaid] = useState('');
  const admit = (ticketId: string) => {
    onAdmit(ticketId);
    setSaid('');
    onClose();
  };
  const words = useWords(finder);
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
          {...words}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
          autoComplete="off"
          data-autofocus
        />
        {opened && <Found said={said.trim()} onAdmit={admit} {...finder} />}
      </Stack>
    </Modal>
  );
}

type Finder = Omit<FindGuestProps, 'opened' | 'onClose' | 'onAdmit'>;

/** What can be searched for now. */
function useWords({ isOnline, roster, now }: Finder): { label: string; description: string } {
  const person = useCan('VIEW_PERSONAL_DATA');
  if (isOnline)
    return {
      label: texts.label,
      description: person || roster?.hasNames ? texts.partHelp : texts.wholeHelp,
    };
  if (roster === null) return { label: texts.numberLabel, description: texts.offline };
  return {
    label: roster.hasNames ? texts.listLabel : texts.numberLabel,
    description: texts.offlineList(figure.format(roster.guests), formatAge(now - roster.asOf)),
  };
}

type FoundProps = Finder & { said: string; onAdmit: (ticketId: string) => void };

function Found({ said, onAdmit, ...finder }: FoundProps) {
  const { isOnline, roster, rules, findListed, findUsed, zone } = finder;
  const [search] = useDebouncedValue(said, 300);
  const online = useOnline(finder, search);
  const listed = roster && said.length >= LEAST_LISTED ? findListed(said, MAX_FOUND) : null;
  const onDevice = listed ? listed.guests.map((guest) => listedGuest(guest, rules)) : null;
  const guests = merged(online.guests, onDevice);
  const total = Math.max(listed?.total ?? 0, guests?.length ?? 0);
  if (!isOnline && !roster)
    return search.length >= LEAST_LETTERS ? (
      <UsedTickets search={search} find={findUsed} zone={zone} />
    ) : null;
  return (
    <>
      {online.failure && <FormFailure>{texts.failed(online.failure)}</FormFailure>}
      <Text size="sm" c="dimmed" role="status">
        {guests && !online.loading && countOf(guests.length, total, isOnline)}
      </Text>
      {guests && guests.length > 0 && (
        <GuestList guests={guests} purpose={finder.purpose} onAdmit={onAdmit} />
      )}
    </>
  );
}

function countOf(shown: number, total: number, isOnline: boolean): string {
  if (shown === 0) return isOnline ? texts.none : texts.noneOnList;
  return total > shown ? texts.first(shown, figure.format(total)) : texts.found(shown);
}

/** Those of the service first: it knows who is inside now. Names that it does not tell are those of this device. */
function merged(online: FoundGuest[] | null, listed: FoundGuest[] | null): FoundGuest[] | null {
  if (online === null || listed === null) return online ?? listed;
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  const known = new Set(online.map(({ id }) => id));
  return [
    ...online.map((guest) => ({ ...guest, name: guest.name ?? names.get(guest.id) ?? null })),
    ...listed.filter(({ id }) => !known.has(id)),
  ].slice(0, MAX_FOUND);
}

function useOnline({ eventId, isOnline }: Finder, search: string) {
  const person = useCan('VIEW_PERSONAL_DATA');
  const isAsked = isOnline && search.length >= LEAST_LETTERS;
  const { data, loading, error } = useDoorGuestsQuery({
    variables: { eventId, search, person },
    skip: !isAsked,
    fetchPolicy: 'no-cache',
  });
  return {
    guests: isAsked && data ? onlineGuests(data.doorGuests) : null,
    loading: isAsked && loading,
    failure: isOnline && error ? readFailure(error) : null,
  };
}
