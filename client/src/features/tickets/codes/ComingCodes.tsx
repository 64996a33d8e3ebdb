import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { soonestFirst } from '../saved-tickets.ts';
import { admits, MAX_CODES, TicketCodes } from './TicketCodes.tsx';

const ComingCodesFragment = graphql(`
  fragment ComingCodes_ticket on Ticket {
    id
    status
    entryRule
    entriesLeft
    qrText
    expiresAt
    event {
      id
      startDate
    }
    ...TicketCode_ticket
  }
`);

interface ComingCodesProps {
  tickets: readonly FragmentType<typeof ComingCodesFragment>[];
  /** Milliseconds from now in which the event begins; any time by default. */
  within?: number;
}

/** The codes of tickets that are still valid, the event that begins first before others; nothing without such tickets. */
export function ComingCodes({ tickets: refs, within = Number.POSITIVE_INFINITY }: ComingCodesProps) {
  const tickets = useFragment(ComingCodesFragment, refs);
  const [now] = useState(() => Date.now());
  const coming = tickets.filter(
    (ticket) =>
      admits(ticket) &&
      Date.parse(ticket.expiresAt) > now &&
      Date.parse(ticket.event.startDate) < now + within,
  );
  return <TicketCodes tickets={soonestFirst(coming).slice(0, MAX_CODES)} />;
}
