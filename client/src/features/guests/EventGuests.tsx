import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Live } from '../../apollo/Live.tsx';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { noDeduplication, refetchQuietly, shownData } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import type { EventGuestsQuery } from '../../gql/graphql.ts';
import { useEventGuestsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { useCan } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { useLiveEventStats } from '../events/organiser/use-live-event-stats.ts';
import { ExportButton } from '../reports/ExportButton.tsx';
import { TicketDetails } from '../tickets/TicketDetails.tsx';
import { GuestActions } from './GuestActions.tsx';
import { GuestFilters } from './GuestFilters.tsx';
import { GuestTable } from './GuestTable.tsx';
import { MessageGuestButton } from './MessageGuests.tsx';
import { MoveAnswers } from './MoveAnswers.tsx';
import { NO_FILTER, useGuestAddress } from './use-guest-address.ts';

graphql(`
  query EventGuests(
    $eventId: ID!
    $search: String
    $tierId: ID
    $status: TicketStatus
    $dueStatus: DueStatus
    $code: String
    $answer: AnswerFilterInput
    $order: TicketOrderInput
    $person: Boolean!
    $first: Int!
    $after: String
  ) {
    tickets(
      eventId: $eventId
      search: $search
      tierId: $tierId
      status: $status
      dueStatus: $dueStatus
      code: $code
      answer: $answer
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
        ...GuestRow_ticket
      }
    }
  }
`);

const PAGE = 50;
/** Least time between two refreshes of the list, ms: a sale may bring many orders a second. */
const REFRESH_MS = 2_000;
const NONE: EventGuestsQuery['tickets']['nodes'] = [];

interface EventGuestsProps {
  eventId: string;
  /** Whether the viewer may edit the event, and so write to its holders. */
  mayEdit: boolean;
}

/** All ticket holders of an event, live: search, filters, order, and actions on chosen ones. */
export default function EventGuests({ eventId, mayEdit }: EventGuestsProps) {
  const person = useCan('VIEW_PERSONAL_DATA');
  // The list of a viewer who sees sales is refreshed at each order.
  const figures = useCan('VIEW_SALES');
  const mayWrite = useCan('SEND_MESSAGES') && mayEdit;
  const address = useGuestAddress();
  const [kept, setKept] = useState(NONE);
  const query = useEventGuestsQuery({
    variables: { ...address.variables, eventId, person, first: PAGE },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  });
  const refresh = useTrailingThrottle(refetchQuietly(query), REFRESH_MS);
  useLiveEventStats(figures, (id) => {
    if (id === eventId) refresh();
  });
  const list = shownData(query)?.tickets;
  // A sale may move a chosen ticket off the page, which is refreshed: it stays chosen.
  const chosen = kept.map((ticket) => list?.nodes.find(({ id }) => id === ticket.id) ?? ticket);
  const select = (ids: ReadonlySet<string>): void => {
    const before = chosen.filter(({ id }) => ids.has(id));
    const added = list?.nodes.filter(({ id }) => ids.has(id) && !before.some((one) => one.id === id)) ?? [];
    setKept([...before, ...added]);
  };

  return (
    <Stack gap="lg" component="section" aria-label={texts.title}>
      <Group justify="space-between">
        <Group gap="md">
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          {figures && <Live />}
        </Group>
        <ExportButton table="tickets" filter={{ eventId }}>
          {texts.exportAll}
        </ExportButton>
      </Group>
      <MoveAnswers eventId={eventId} figures={figures} person={person} />
      <GuestFilters
        eventId={eventId}
        withAnswers={person}
        filter={address.typed}
        onFilter={address.filterBy}
      />
      {!list && query.loading && <RowSkeletons label={texts.loading} />}
      {!list && !query.loading && query.error && (
        <QueryFailure
          title={callTexts.loadFailed(loadedTexts.guests)}
          error={query.error}
          refetch={query.refetch}
        />
      )}
      {list && (
        <Text size="sm" c="dimmed" role="status">
          {texts.found(list.totalCount)}
        </Text>
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={address.isFiltered ? texts.noneFound : texts.none}
          message={address.isFiltered ? texts.noneFoundBody : texts.noneBody}
          icon={<IconUsers size={30} />}
        >
          {address.isFiltered && (
            <Button variant="default" onClick={() => address.filterBy(NO_FILTER)}>
              {labelTexts.clearSearch}
            </Button>
          )}
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <GuestTable
          tickets={list.nodes}
          person={person}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelect={select}
          sorting={address.sorting}
          onSort={address.sortBy}
          onOpen={address.open}
        />
      )}
      {list && (
        <PageLinks
          isFirst={address.variables.after === null}
          next={list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null}
          onTurn={(after) => {
            setKept(NONE);
            address.turnTo(after);
          }}
        />
      )}
      {chosen.length > 0 && (
        <GuestActions eventId={eventId} tickets={chosen} mayWrite={mayWrite} onDone={() => setKept(NONE)} />
      )}
      <TicketDetails
        id={address.opened}
        onClose={() => address.open(null)}
        onOpen={address.open}
        moreActions={
          mayWrite && address.opened && <MessageGuestButton eventId={eventId} ticketId={address.opened} />
        }
      />
    </Stack>
  );
}
