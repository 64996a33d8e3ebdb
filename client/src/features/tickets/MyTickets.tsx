import { Button, SimpleGrid } from '@mantine/core';
import { IconCompass, IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useMyTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useKeptOffline } from '../../offline/use-kept-offline.ts';
import { useCan } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { useSpaced } from '../dashboard/use-spaced.ts';
import { useLiveWallet } from '../wallet/use-live-wallet.ts';
import { TicketRow } from './TicketRow.tsx';

// The cards are loaded with the list, so that the code opens at the door without a network.
graphql(`
  query MyTickets($first: Int!, $after: String) {
    myTickets(first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        ...TicketRow_ticket
        ...TicketCard_ticket
      }
    }
  }
`);

const PAGE = 20;
const SOON_MS = 500;
const LATER_MS = 3000;

/** The viewer's tickets, newest first; each links to its card. */
export function MyTickets() {
  useKeptOffline('ticket');
  const seesWallet = useCan('VIEW_WALLET');
  const { data, loading, error, refetch, fetchMore } = useMyTicketsQuery({
    variables: { first: PAGE },
    context: asksAnew,
  });
  const list = data?.myTickets;
  // Shows a ticket just paid on the ledger without a reload. The payment event may precede the signed ticket, so the
  // list is refetched twice.
  const again = () => void refetch().catch(() => undefined);
  const [soon, later] = [useSpaced(again, SOON_MS), useSpaced(again, LATER_MS)];
  useLiveWallet('USER', {
    skip: !seesWallet,
    onChange: () => {
      soon();
      later();
    },
  });
  return (
    <>
      <PageTitle
        title={labelTexts.myTickets}
        lead={list?.totalCount ? ticketTexts.count(list.totalCount) : undefined}
      />
      {!list && loading && <RowSkeletons label={labelTexts.loadingTickets} />}
      {!list && !loading && error && (
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.yourTickets)}
          reason={readFailure(error)}
          onRetry={again}
          retryLabel={callTexts.retry}
        />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={ticketTexts.noneHeld}
          message={ticketTexts.noneHeldBody}
          icon={<IconTicket size={30} />}
          order={2}
        >
          <Button
            component={Link}
            to={tabAddress('browse-events')}
            leftSection={<IconCompass size={18} aria-hidden />}
          >
            {labelTexts.browseEvents}
          </Button>
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <SimpleGrid
          component="ul"
          cols={{ base: 1, lg: 2 }}
          spacing="md"
          p={0}
          m={0}
          style={{ listStyle: 'none' }}
        >
          {list.nodes.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} to={tabAddress('my-tickets', { ticket: ticket.id })} />
          ))}
        </SimpleGrid>
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={ticketTexts.loadMore}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
