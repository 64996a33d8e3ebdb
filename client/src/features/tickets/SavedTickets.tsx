import { Button, Group, SimpleGrid } from '@mantine/core';
import { IconCompass, IconTicket } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isNetworkFailure } from '../../apollo/read-failure.ts';
import { useFollowingPages } from '../../apollo/use-following-pages.ts';
import type { SavedTicketsQuery } from '../../gql/graphql.ts';
import { useSavedTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { shellTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useReturnHere } from '../../session/return-address.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { RestOfList } from '../../ui/RestOfList.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { admits, MAX_CODES, TicketCodes } from './codes/TicketCodes.tsx';
import { savedTickets, saveTickets, soonestFirst } from './saved-tickets.ts';
import { TicketRow } from './TicketRow.tsx';

// Includes all data of each ticket's page: after one visit of the list, every ticket opens offline at the door.
graphql(`
  query SavedTickets($first: Int!, $after: String) {
    myTickets(first: $first, after: $after) {
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        status
        entryRule
        entriesLeft
        expiresAt
        viewerIsHolder
        event {
          id
          startDate
        }
        qrText
        ...TicketRow_ticket
        ...TicketCode_ticket
        ...TicketCard_ticket
        ...HolderActions_ticket
      }
    }
  }
`);

const PAGE = 10;
const MAX_TICKETS = 50;

type Ticket = SavedTicketsQuery['myTickets']['nodes'][number];

/** The user's tickets, soonest first: from the server, or the copies on this device when it does not answer. */
export function SavedTickets() {
  const userId = useSession()?.user.id ?? null;
  const query = useSavedTicketsQuery({
    variables: { first: PAGE },
    skip: userId === null,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { data, loading, error } = query;
  const answered = data?.myTickets.nodes;
  // A page of whole tickets reaches the cost limit of one request; the next one follows automatically.
  const rest = useFollowingPages(query, data?.myTickets, MAX_TICKETS);
  useEffect(() => {
    if (answered && userId) saveTickets(userId, answered);
  }, [answered, userId]);

  const saved = savedTickets<Ticket>(userId);
  // The event of a stored copy may have moved since: its times do not hide it.
  const shown = answered
    ? soonestFirst(answered).filter((ticket) => isValid(ticket) && !isOver(ticket))
    : saved.map(({ ticket }) => ticket).filter(isValid);
  const isAway = error !== undefined && isNetworkFailure(error);
  const newest = Math.max(...saved.map(({ savedAt }) => savedAt));
  if (shown.length === 0 && loading) return <RowSkeletons label={labelTexts.loadingTickets} />;
  if (shown.length === 0) return <NoTickets isVisitor={userId === null} isAway={isAway} />;
  return (
    <>
      <TicketCodes tickets={shown.filter(admits).slice(0, MAX_CODES)} />
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2 }}
        spacing="md"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {shown.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} to={`/tickets/${ticket.id}`} />
        ))}
      </SimpleGrid>
      {/* Below the tickets: it appears later than they do, and must not move one from under a finger. */}
      {!answered && !loading && (
        <Group justify="flex-end" mt="sm">
          <LiveDot status="offline" since={newest} />
        </Group>
      )}
      <RestOfList rest={rest} />
    </>
  );
}

const isValid = ({ status }: Ticket): boolean => status === 'ACTIVE' || status === 'USED';

const isOver = ({ expiresAt }: Ticket): boolean => Date.parse(expiresAt) <= Date.now();

function NoTickets({ isVisitor, isAway }: { isVisitor: boolean; isAway: boolean }) {
  const here = useReturnHere();
  return (
    <EmptyState
      title={isVisitor || isAway ? ticketTexts.noneSaved : ticketTexts.noneHeld}
      message={
        isAway
          ? ticketTexts.noneSavedOffline
          : isVisitor
            ? ticketTexts.noneSavedBody
            : ticketTexts.noneHeldBody
      }
      icon={<IconTicket size={30} />}
      order={2}
    >
      {isVisitor ? (
        <Button component={Link} to="/auth" state={here}>
          {shellTexts.signIn}
        </Button>
      ) : (
        <Button component={Link} to="/events" leftSection={<IconCompass size={18} aria-hidden />}>
          {labelTexts.browseEvents}
        </Button>
      )}
    </EmptyState>
  );
}
