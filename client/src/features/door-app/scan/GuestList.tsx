import { Button, Text } from '@mantine/core';
import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { spelled, TicketNumber } from '../../../ui/TicketNumber.tsx';
import classes from './FindGuest.module.css';
import type { FoundGuest } from './found-guest.ts';

const texts = doorAppTexts.guest;
/** More are not shown: the search has to be narrower. */
export const MAX_FOUND = 20;

interface GuestListProps {
  guests: readonly FoundGuest[];
  /** What the door scans for. */
  purpose: ScanPurpose;
  onAdmit: (ticketId: string) => void;
}

/** The guests who were found, each with what staff can do. */
export function GuestList({ guests, purpose, onAdmit }: GuestListProps) {
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
          <Action guest={guest} purpose={purpose} onAdmit={() => onAdmit(guest.id)} />
        </li>
      ))}
    </ul>
  );
}

const ACTIONS = {
  entry: { text: texts.letIn, labelOf: texts.letInAs },
  exit: { text: texts.letOut, labelOf: texts.letOutAs },
  handout: { text: texts.handOut, labelOf: texts.handOutAs },
} satisfies Record<ScanPurpose, object>;

interface ActionProps {
  guest: FoundGuest;
  purpose: ScanPurpose;
  onAdmit: () => void;
}

function Action({ guest, purpose, onAdmit }: ActionProps) {
  const { status, name, number } = guest;
  if (purpose === 'entry' && status === 'USED')
    return <Text c="dimmed">{guest.hasLeft ? texts.used : texts.inside}</Text>;
  // People leave with a revoked ticket, too.
  if (purpose !== 'exit' && (status === 'REVOKED' || status === 'CANCELLED'))
    return <Text c="red">{texts.refused[status]}</Text>;
  const { text, labelOf } = ACTIONS[purpose];
  return (
    <Button onClick={onAdmit} aria-label={labelOf([name, spelled(number)].filter(Boolean).join(', '))}>
      {text}
    </Button>
  );
}
