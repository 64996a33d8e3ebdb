import { Alert } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { ticketTexts } from '../../messages/tickets.ts';
import { Moment } from '../../ui/Moment.tsx';
import type { TimesToday } from './use-todays-copy.ts';

interface MovedNoteProps {
  today: TimesToday;
}

/** Says when and where the event of a kept ticket takes place now. */
export function MovedNote({ today }: MovedNoteProps) {
  return (
    <Alert
      color="marigold"
      variant="light"
      role="status"
      mb="md"
      icon={<IconCalendarEvent size={20} aria-hidden />}
      title={ticketTexts.moved}
    >
      <Moment at={today.startDate} zone={today.timeZone} />, {today.venue}. {ticketTexts.movedStays}
    </Alert>
  );
}
