import { Alert } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useTicketTimesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { Moment } from '../../ui/Moment.tsx';

graphql(`
  query TicketTimes($ticketId: ID!) {
    ticketTimes(ticketId: $ticketId) {
      startDate
      timeZone
      venue
    }
  }
`);

interface MovedNoteProps {
  ticketId: string;
  /** Start of the event when the copy on this device was made. */
  startDate: string;
}

/** Says when and where the event of a kept ticket takes place now, if it has moved since; nothing without a network. */
export function MovedNote({ ticketId, startDate }: MovedNoteProps) {
  const { data } = useTicketTimesQuery({ variables: { ticketId } });
  const today = data?.ticketTimes;
  if (!today || Date.parse(today.startDate) === Date.parse(startDate)) return null;
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
