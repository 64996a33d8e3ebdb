import { Button, Text } from '@mantine/core';
import { ONCE } from '../../../../../server/lib/scan/entry-rules.ts';
import type { DoorGuestsQuery } from '../../../gql/graphql.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { spelled, TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { DoorRules } from '../engine/briefing.ts';
import { isUsedUp, type KnownGuest } from '../roster/roster-guest.ts';
import classes from './FindGuest.module.css';

const texts = doorAppTexts.guest;
/** More are not shown: the search has to be narrower. */
export const MAX_FOUND = 20;

/** A guest who was found, by the service or on this device. */
export interface FoundGuest {
  id: string;
  number: string;
  /** Null when it is not known to this person. */
  name: string | null;
  tier: string;
  /** Address or number of the order. */
  detail: string | null;
  status: 'ACTIVE' | 'USED' | 'REVOKED' | 'CANCELLED';
}

export const onlineGuests = (found: DoorGuestsQuery['doorGuests']): FoundGuest[] =>
  found.map(({ id, number, tier, status, holderName, holderEmail }) => ({
    ...{ id, number, tier: tier.name, status },
    ...{ name: holderName ?? null, detail: holderEmail ?? null },
  }));

/** @param rules of the event's doors; tiers without one admit once */
export function listedGuest(guest: KnownGuest, rules: DoorRules | undefined): FoundGuest {
  const { ticketId: id, number, orderNumber, holder: name, tier, status, use } = guest;
  const terms = rules?.entryRules.find((rule) => rule.tier === tier) ?? ONCE;
  const isUsed = status === 'ACTIVE' && use !== null && isUsedUp(use, terms);
  const detail = texts.order(`${orderNumber.slice(0, 4)} ${orderNumber.slice(4)}`);
  return { ...{ id, number, name, tier, detail }, status: isUsed ? 'USED' : status };
}

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
  if (guest.status === 'USED') return <Text c="dimmed">{texts.inside}</Text>;
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
