import { Button, Text } from '@mantine/core';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { spelled, TicketNumber } from '../../../ui/TicketNumber.tsx';
import classes from './FindGuest.module.css';
import type { FoundGuest } from './found-guest.ts';

const texts = doorAppTexts.guest;
/** More are not shown: the search has to be narrower. */
export const MAX_FOUND = 20;

interface GuestListProps {
  guests: readonly FoundGuest[];
  onAdmit: (ticketId: string) => void;
}

/** The guests who were found, each with what staff can do. */
export function GuestList({ guests, onAdmit }: GuestListProps) {
  return (
    <ul className={classes.guests}>
      {guests.map((guest) => (
        <li key={guest.id} className={classes.guest}>
          <div className={classes.facts}>
            <span className={classes.name}>{guest.name ?? guest.tier}</span>
            <Text span size="sm" c="dimmed">
              {[guest.name ? guest.tier : null, guest.detail].filter(Boolean).join(', ')}
            </Text>
            <Text span>
              <TicketNumber>{guest.number}</TicketNumber>
            </Text>
          </div>
          <Entry guest={guest} onAdmit={() => onAdmit(guest.id)} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ guest, onAdmit }: { guest: FoundGuest; onAdmit: () => void }) {
  if (guest.status === 'USED') return <Text c="dimmed">{guest.hasLeft ? texts.used : texts.inside}</Text>;
  if (guest.status !== 'ACTIVE') return <Text c="red">{texts.refused[guest.status]}</Text>;
  return (
    <Button
      onClick={onAdmit}
      aria-label={texts.letInAs([guest.name, spelled(guest.number)].filter(Boolean).join(', '))}
    >
      {texts.letIn}
    </Button>
  );
}
