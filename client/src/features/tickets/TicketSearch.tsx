import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconTicketOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { useSearchTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useCan } from '../../session/use-can.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { fileTexts } from '../../texts/staff-events.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { ExportButton } from '../reports/ExportButton.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketResults } from './TicketResults.tsx';
import { TicketSearchForm, type TicketWish } from './TicketSearchForm.tsx';

graphql(`
  query SearchTickets(
    $search: String
    $tier: String
    $status: TicketStatus
    $person: Boolean!
    $first: Int!
    $after: String
  ) {
    tickets(search: $search, tier: $tier, status: $status, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        ...TicketResults_ticket
      }
    }
  }
`);

const PAGE = 25;
const NO_WISH: TicketWish = { search: '', tier: '', status: '' };

/** Tickets by id, holder, e-mail, tier and state; one of them in full beside the list. */
export function TicketSearch() {
  const person = useCan('VIEW_PERSONAL_DATA');
  const [wish, setWish] = useState(NO_WISH);
  const [settled] = useDebouncedValue(wish, 250);
  const [address, setAddress] = useSearchParams();
  const { data, previousData, loading, error, refetch, fetchMore } = useSearchTicketsQuery({
    variables: {
      search: settled.search.trim() || null,
      tier: settled.tier.trim().toLowerCase() || null,
      status: settled.status || null,
      person,
      first: PAGE,
    },
  });
  const list = (data ?? (loading ? previousData : undefined))?.tickets;
  const open = (id: string | null) =>
    setAddress((before) => {
      if (id) before.set('ticket', id);
      else before.delete('ticket');
      return before;
    });
  const isFiltered = Boolean(wish.search.trim() || wish.tier.trim() || wish.status);

  return (
    <Stack gap="lg">
      <TicketSearchForm wish={wish} onWish={setWish} />
      {!list && loading && <RowSkeletons label={labelTexts.searchingTickets} />}
      {!list && !loading && error && (
        <LoadFailure
          title={callTexts.result(readFailure(error))}
          onRetry={() => void refetch().catch(() => undefined)}
          retryLabel={callTexts.retry}
        />
      )}
      {list && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {ticketTexts.found(list.totalCount)}
          </Text>
          <ExportButton table="tickets">{fileTexts.takeAllTickets}</ExportButton>
        </Group>
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={isFiltered ? ticketTexts.noneFound : ticketTexts.noneSold}
          message={isFiltered ? ticketTexts.noneFoundBody : ticketTexts.noneSoldBody}
          icon={<IconTicketOff size={30} />}
          order={2}
        >
          {isFiltered && (
            <Button variant="default" onClick={() => setWish(NO_WISH)}>
              {labelTexts.clearSearch}
            </Button>
          )}
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && <TicketResults tickets={list.nodes} person={person} onOpen={open} />}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={ticketTexts.loadMore}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
      <TicketDetails id={address.get('ticket')} onClose={() => open(null)} />
    </Stack>
  );
}
