import type { ReactNode } from 'react';
import type { MoveAnswer } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { useMinute } from '../../ui/use-minute.ts';
import { admits, TicketCodes } from '../tickets/codes/TicketCodes.tsx';
import { MoveOffers } from '../tickets/holder/MoveOffers.tsx';
import { NowHead } from './NowHead.tsx';
import { momentOf } from './order-moment.ts';

export const OrderNowFragment = graphql(`
  fragment OrderNow_event on Event {
    id
    slug
    status
    venue
    startDate
    endDate
  }
`);

const OrderNowTicketFragment = graphql(`
  fragment OrderNow_ticket on Ticket {
    id
    status
    entryRule
    entriesLeft
    qrText
    ...TicketCode_ticket
    ...MoveOffer_ticket
  }
`);

interface OrderNowProps {
  event: FragmentType<typeof OrderNowFragment>;
  tickets: readonly FragmentType<typeof OrderNowTicketFragment>[];
  /** Pass of a reader who opened the order by a mailed link. */
  pass?: string;
  /** Whether the reader can answer a move: a holder with an account, or with a pass. */
  canAnswer: boolean;
  /** Answer that the reader chose in the mail about a move. */
  chosen?: MoveAnswer | null;
  /** The order, while it is unpaid. */
  unpaidId?: string | null;
  /** Shown once the event is over. */
  afterwards?: ReactNode;
}

/** The head of an order for the present moment: an answer, the way, the codes; nothing but thanks afterwards. */
export function OrderNow({
  event: ref,
  tickets: refs,
  pass,
  canAnswer,
  chosen,
  unpaidId = null,
  afterwards,
}: OrderNowProps) {
  const event = useFragment(OrderNowFragment, ref);
  const tickets = useFragment(OrderNowTicketFragment, refs);
  const now = useMinute();
  const moment = momentOf(event, now);
  const codes = moment === 'AFTER' || event.status === 'CANCELLED' ? [] : tickets.filter(admits);
  return (
    <>
      {canAnswer && <MoveOffers tickets={tickets} chosen={chosen ?? null} {...(pass && { pass })} />}
      <NowHead
        event={event}
        moment={moment}
        now={now}
        codes={codes.length}
        inside={tickets.filter((ticket) => ticket.status === 'USED' && !admits(ticket)).length}
        hasTickets={tickets.length > 0}
        unpaidId={unpaidId}
      />
      <TicketCodes tickets={codes} />
      {moment === 'AFTER' && afterwards}
    </>
  );
}
