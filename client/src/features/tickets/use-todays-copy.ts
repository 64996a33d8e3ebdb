import { useEffect, useState } from 'react';
import type { TicketTimesQuery } from '../../gql/graphql.ts';
import { useTicketTimesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { type SavedTicket, saveTickets } from './saved-tickets.ts';

graphql(`
  query TicketTimes($ticketId: ID!) {
    ticketTimes(ticketId: $ticketId) {
      startDate
      timeZone
      venue
      expiresAt
    }
  }
`);

/** When and where a ticket is valid today. */
export type TimesToday = NonNullable<TicketTimesQuery['ticketTimes']>;

/**
 * The copy of a ticket that a guest has on this device, with the time and the venue of today, which are stored; the copy
 * itself without a network.
 * @param saved null when the device has no copy
 * @returns `moved` is null unless the event has moved since the copy was made
 */
export function useTodaysCopy<T extends SavedTicket>(
  saved: T | null,
): { copy: T | null; moved: TimesToday | null } {
  // The copy as it was first read: storing the new time must not hide the notice.
  const [before, setBefore] = useState(saved);
  if (before?.id !== saved?.id) setBefore(saved);
  const { data } = useTicketTimesQuery({
    variables: { ticketId: saved?.id ?? '' },
    skip: saved === null,
  });
  const times = data?.ticketTimes;
  const moved = before && times && isElsewhere(before, times) ? times : null;
  const copy = saved && moved ? movedTo(saved, moved) : saved;
  useEffect(() => {
    if (before && moved) saveTickets(null, [movedTo(before, moved)]);
  }, [before, moved]);
  return { copy, moved };
}

const isElsewhere = ({ event }: SavedTicket, today: TimesToday): boolean =>
  Date.parse(event.startDate) !== Date.parse(today.startDate) || event.venue !== today.venue;

const movedTo = <T extends SavedTicket>(ticket: T, { expiresAt, ...place }: TimesToday): T => ({
  ...ticket,
  expiresAt,
  event: { ...ticket.event, ...place },
});
