import { Button, SimpleGrid } from '@mantine/core';
import { IconCalendarPlus, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { MyEventCard } from '../../../features/events/organiser/MyEventCard.tsx';
import { useLiveEventStats } from '../../../features/events/organiser/use-live-event-stats.ts';
import { ExportButton } from '../../../features/reports/ExportButton.tsx';
import { useMyEventsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { useCan, useViewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SkeletonCards } from '../../../ui/SkeletonCards.tsx';
import { mayCreateEvents } from './CreateEventView.tsx';

const PAGE = 24;

graphql(`
  query MyEvents($first: Int!, $after: String) {
    events(oncePerSeries: true, first: $first, after: $after) {
      totalCount
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        ...MyEventCard_event
      }
    }
  }
`);

/** My Events: the organiser's events as cards, newest first. System roles see those of all organisers. */
export function EventList() {
  const { viewer } = useViewer();
  const [refreshing, setRefreshing] = useState(false);
  const query = useMyEventsQuery({ variables: { first: PAGE } });
  useLiveEventStats(useCan('VIEW_SALES'));
  const list = query.data?.events;
  const all = !viewer?.user.issuer;
  const mayCreate = mayCreateEvents(viewer);

  const refresh = async () => {
    setRefreshing(true);
    await query.refetch().catch(() => undefined);
    setRefreshing(false);
  };
  const create = mayCreate && (
    <Button
      component={Link}
      to={tabAddress('events', { view: 'create' })}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {staffEventTexts.create}
    </Button>
  );

  return (
    <>
      <PageTitle
        title={all ? labelTexts.allEvents : labelTexts.myEvents}
        lead={list && eventTexts.count(list.totalCount)}
      >
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={refreshing}
          onClick={refresh}
        >
          {staffEventTexts.refresh}
        </Button>
        {list && list.nodes.length > 0 && <ExportButton table="events" />}
        {create}
      </PageTitle>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(labelTexts.theEvents)}
        more={labelTexts.moreEvents}
        skeleton={<SkeletonCards label={labelTexts.loadingEvents} />}
        empty={
          <EmptyState
            title={eventTexts.noneCreated}
            message={mayCreate ? staffEventTexts.firstEvent : staffEventTexts.noneForStaff}
            icon={<IconCalendarPlus size={30} />}
            order={2}
          >
            {create}
          </EmptyState>
        }
      >
        {(events) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {events.map((event) => (
              <MyEventCard key={event.id} event={event} withIssuer={all} />
            ))}
          </SimpleGrid>
        )}
      </PagedList>
    </>
  );
}
