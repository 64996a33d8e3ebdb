import { useState } from 'react';
import { useTonightTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { admits, TicketCodes } from '../tickets/codes/TicketCodes.tsx';
import { soonestFirst } from '../tickets/saved-tickets.ts';

graphql(`
  query TonightTickets($first: Int!) {
    myTickets(first: $first) {
      nodes {
        id
        status
        qrText
        expiresAt
        event {
          id
          startDate
        }
        ...TicketCode_ticket
      }
    }
  }
`);

const PAGE = 20;
const TONIGHT_MS = 18 * 3_600_000;

/** Codes of the viewer's tickets to events that run now, or begin within 18 hours; nothing on other days. */
export function TonightTickets() {
  const { data } = useTonightTicketsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => Date.now());
  const tonight = (data?.myTickets.nodes ?? []).filter(
    (ticket) =>
      admits(ticket) &&
      Date.parse(ticket.event.startDate) < now + TONIGHT_MS &&
      Date.parse(ticket.expiresAt) > now,
  );
  return <TicketCodes tickets={soonestFirst(tonight)} />;
}
