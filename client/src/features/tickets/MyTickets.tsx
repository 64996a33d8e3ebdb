import { Button, SimpleGrid } from '@mantine/core';
import { IconCompass, IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../apollo/PagedList.tsx';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import { useMyTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { useCan } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { useLiveWallet } from '../wallet/use-live-wallet.ts';
import { ComingCodes } from './codes/ComingCodes.tsx';
import { MoveOffers } from './holder/MoveOffers.tsx';
import { TicketRow } from './TicketRow.tsx';

// The cards are loaded with the list, so that the code opens at the door without a network.
graphql(`
  query MyTickets($first: Int!, $after: String) {
    myTickets(first: $first, after: $after) {
      totalCount
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        ...ComingCodes_ticket
        ...TicketRow_ticket
        ...TicketCard_ticket
        ...MoveOffer_ticket
      }
    }
  }
`);

const PAGE = 20;
const SOON_MS = 500;
const LATER_MS = 3000;

/** The viewer's tickets, newest first; each links to its card. */
export function MyTickets() {
  useOfflinePage('ticket');
  const seesWallet = useCan('VIEW_WALLET');
  const query = useMyTicketsQuery({
    variables: { first: PAGE },
    context: noDeduplication,
  });
  const list = query.data?.myTickets;
  // Shows a ticket just paid on the ledger without a reload. The payment event may precede the signed ticket, so the
  // list is refetched twice.
  const again = refetchQuietly(query);
  const [soon, later] = [useTrailingThrottle(again, SOON_MS), useTrailingThrottle(again, LATER_MS)];
  useLiveWallet('USER', {
    skip: !seesWallet,
    onChange: () => {
      soon();
      later();
    },
  });
  return (
    <>
      {list && <MoveOffers tickets={list.nodes} />}
      <ComingCodes tickets={list?.nodes ?? []} />
      <PageTitle
        title={labelTexts.myTickets}
        lead={list?.totalCount ? ticketTexts.count(list.totalCount) : undefined}
      />
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(labelTexts.yourTickets)}
        more={ticketTexts.loadMore}
        skeleton={<RowSkeletons label={labelTexts.loadingTickets} />}
        empty={
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
        }
      >
        {(nodes) => (
          <SimpleGrid
            component="ul"
            cols={{ base: 1, lg: 2 }}
            spacing="md"
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
          >
            {nodes.map((ticket) => (
              <TicketRow
                key={ticket.id}
                ticket={ticket}
                to={tabAddress('my-tickets', { ticket: ticket.id })}
              />
            ))}
          </SimpleGrid>
        )}
      </PagedList>
    </>
  );
}
