import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { zonedFormat } from '../../../ui/moment-text.ts';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { StoredScan } from '../engine/stored-scan.ts';
import classes from './FindGuest.module.css';

const texts = doorAppTexts.guest;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;
/** More than these is no answer: the number has to be longer. */
const MAX_SHOWN = 20;

interface UsedTicketsProps {
  search: string;
  find: (number: string) => Promise<StoredScan[]>;
  /** Zone of the event; the device's when it is unknown. */
  zone: string | undefined;
}

/** The tickets that this device has seen used, by a part of their number. */
export function UsedTickets({ search, find, zone }: UsedTicketsProps) {
  const [entries, setEntries] = useState<StoredScan[] | null>(null);
  const look = useEffectEvent(async (number: string, isCurrent: () => boolean) => {
    const found = await find(number);
    if (isCurrent()) setEntries(found);
  });
  useEffect(() => {
    let isCurrent = true;
    void look(search, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [search]);
  const clock = zonedFormat(TIME, zone);
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {entries && (entries.length > 0 ? texts.found(entries.length) : texts.noneHere)}
      </Text>
      {entries && entries.length > 0 && (
        <ul className={classes.guests}>
          {entries.slice(0, MAX_SHOWN).map(({ nonce, number, tier, at, offsetMs }) => (
            <li key={nonce} className={classes.guest}>
              <div className={classes.facts}>
                <span className={classes.name}>
                  <TicketNumber>{number ?? ''}</TicketNumber>
                </span>
                <Text span size="sm" c="dimmed">
                  {tier}
                </Text>
              </div>
              <Text c="dimmed">{texts.insideSince(clock(new Date(at + offsetMs)))}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
