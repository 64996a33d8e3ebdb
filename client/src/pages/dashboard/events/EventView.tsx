import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { failureCode } from '../../../apollo/read-failure.ts';
import { useLiveEventStats } from '../../../features/events/organiser/use-live-event-stats.ts';
import { CancellationProgress } from '../../../features/orders/CancellationProgress.tsx';
import type { ManagedEventQuery } from '../../../gql/graphql.ts';
import { useEventOverviewQuery, useManagedEventQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { useViewer, type Viewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { EventHead } from './EventHead.tsx';
import { BackToEvents, EventNav, type EventPart, partOf, partsOf, seesOrders } from './EventNav.tsx';
import { seesFigures, type TabProps } from './tabs/EventTab.tsx';

graphql(`
  query ManagedEvent($id: ID!) {
    event(id: $id) {
      id
      status
      viewerCanEdit
      viewerCanCreateTickets
      ...EventHead_event
    }
  }
`);

/** The tabs of an event's page; each loads by itself, and asks for its own data. */
const TABS: Record<EventPart, ComponentType<TabProps>> = {
  overview: lazy(() => import('./tabs/OverviewTab.tsx')),
  tickets: lazy(() => import('./tabs/TicketsTab.tsx')),
  orders: lazy(() => import('../../../features/orders/EventOrders.tsx')),
  guests: lazy(() => import('../../../features/guests/EventGuests.tsx')),
  sales: lazy(() => import('./tabs/SalesTab.tsx')),
  door: lazy(() => import('../../../features/events/organiser/door/EventDoor.tsx')),
  money: lazy(() => import('../../../features/events/organiser/EventMoney.tsx')),
  messages: lazy(() => import('../../../features/messages/EventMessages.tsx')),
  settings: lazy(() => import('./tabs/SettingsTab.tsx')),
};

/** One event for its organiser, in tabs. */
export function EventView({ id }: { id: string }) {
  const { viewer } = useViewer();
  const figures = viewer !== null && seesFigures(viewer);
  const { data, loading, error, refetch } = useManagedEventQuery({ variables: { id } });
  const [search] = useSearchParams();
  // The first tab is fetched together with the page.
  useEventOverviewQuery({ variables: { eventId: id, figures }, skip: !viewer || search.has('part') });
  useLiveEventStats(figures);
  const event = data?.event;
  const missing = !error || failureCode(error) === 'NOT_FOUND';
  if (event && viewer) return <Managed event={event} viewer={viewer} part={search.get('part')} />;
  return (
    <>
      <BackToEvents />
      {(loading || !missing) && <PageTitle title={staffEventTexts.details} />}
      {loading ? (
        <Stack role="status" aria-label={eventTexts.loading} gap="lg">
          <Skeleton height={96} radius="lg" />
          <Skeleton height={260} radius="lg" />
          <Skeleton height={320} radius="lg" />
          <Text c="dimmed" ta="center">
            {eventTexts.loading}
          </Text>
        </Stack>
      ) : !missing ? (
        <QueryFailure title={callTexts.loadFailed(labelTexts.thisEvent)} error={error} refetch={refetch} />
      ) : (
        <EmptyState
          title={staffEventTexts.missing}
          message={staffEventTexts.missingBody}
          icon={<IconCalendarOff size={30} />}
          order={1}
        >
          <Button component={Link} to={tabAddress('events')}>
            {staffEventTexts.back}
          </Button>
        </EmptyState>
      )}
    </>
  );
}

interface ManagedProps {
  event: NonNullable<ManagedEventQuery['event']>;
  viewer: Viewer;
  /** The tab that the address names. */
  part: string | null;
}

function Managed({ event, viewer, part }: ManagedProps) {
  const parts = partsOf(event, viewer);
  const current = partOf(part, parts);
  const Tab = TABS[current];
  return (
    <>
      <BackToEvents />
      <EventHead event={event} figures={seesFigures(viewer)} />
      {event.status === 'CANCELLED' && seesOrders(viewer) && <CancellationProgress eventId={event.id} />}
      {parts.length > 1 && <EventNav eventId={event.id} parts={parts} current={current} />}
      <Suspense fallback={<Skeleton height={260} radius="lg" />}>
        <Tab eventId={event.id} viewer={viewer} mayEdit={event.viewerCanEdit} />
      </Suspense>
    </>
  );
}
