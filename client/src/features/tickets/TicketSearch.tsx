import { Autocomplete, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconTicketOff } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { TicketStatus } from '../../gql/graphql.ts';
import { useSearchTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { fileTexts } from '../../messages/staff-events.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useCan } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { ExportButton } from '../reports/ExportButton.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketResults } from './TicketResults.tsx';
import { type TicketFilter, useTicketAddress } from './use-ticket-address.ts';

const TIERS = ['vip', 'premium', 'regular'];

const STATES: { value: TicketStatus | ''; label: string }[] = [
  { value: '', label: labelTexts.allStates },
  { value: 'ACTIVE', label: labelTexts.active },
  { value: 'USED', label: labelTexts.used },
  { value: 'REVOKED', label: labelTexts.revoked },
  { value: 'CANCELLED', label: labelTexts.cancelled },
];

interface TicketSearchFormProps {
  filter: TicketFilter;
  onFilter: (filter: TicketFilter) => void;
}

/** Search form. The list updates while the user types. */
export function TicketSearchForm({ filter, onFilter }: TicketSearchFormProps) {
  return (
    <search>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
        <TextInput
          type="search"
          label={labelTexts.ticketQuery}
          placeholder="7H4K 2MXQ"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
          leftSection={<IconSearch size={18} aria-hidden />}
          style={{ gridColumn: 'span 2' }}
          autoComplete="off"
        />
        <Autocomplete
          label={labelTexts.tier}
          placeholder={labelTexts.allTiers}
          data={TIERS}
          value={filter.tier}
          onChange={(tier) => onFilter({ ...filter, tier })}
          clearable
          clearButtonProps={{ 'aria-label': labelTexts.allTiers }}
        />
        <NativeSelect
          label={labelTexts.state}
          data={STATES}
          value={filter.status}
          onChange={(event) =>
            onFilter({ ...filter, status: event.currentTarget.value as TicketFilter['status'] })
          }
        />
      </SimpleGrid>
    </search>
  );
}

graphql(`
  query SearchTickets(
    $search: String
    $tier: String
    $status: TicketStatus
    $order: TicketOrderInput
    $person: Boolean!
    $first: Int!
    $after: String
  ) {
    tickets(
      search: $search
      tier: $tier
      status: $status
      order: $order
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        ...TicketResults_ticket
      }
    }
  }
`);

const PAGE = 25;
const NO_WISH: TicketFilter = { search: '', tier: '', status: '' };

/** Searches tickets by id, holder, email, tier and state; shows one in full beside the list. */
export function TicketSearch() {
  const person = useCan('VIEW_PERSONAL_DATA');
  const address = useTicketAddress();
  // The input updates at once; the search runs when typing pauses.
  const [filter, setFilter] = useState(address.filter);
  const search = useDebouncedCallback(address.search, 250);
  const type = (typed: TicketFilter) => {
    setFilter(typed);
    search(typed);
  };
  const { data, previousData, loading, error, refetch } = useSearchTicketsQuery({
    variables: { ...address.variables, person, first: PAGE },
  });
  const list = (data ?? (loading ? previousData : undefined))?.tickets;
  const isFiltered = Boolean(filter.search.trim() || filter.tier.trim() || filter.status);

  return (
    <Stack gap="lg">
      <TicketSearchForm filter={filter} onFilter={type} />
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
            <Button variant="default" onClick={() => type(NO_WISH)}>
              {labelTexts.clearSearch}
            </Button>
          )}
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <TicketResults
          tickets={list.nodes}
          person={person}
          sorting={address.sorting}
          onSort={address.sortBy}
          onOpen={address.open}
        />
      )}
      {list && (
        <PageLinks
          isFirst={address.after === ''}
          next={list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null}
          onTurn={address.turnTo}
        />
      )}
      <TicketDetails id={address.opened} onClose={() => address.open(null)} onOpen={address.open} />
    </Stack>
  );
}
