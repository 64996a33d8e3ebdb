import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { failureCode } from '../../../apollo/read-failure.ts';
import { CancellationPolicy } from '../../../features/events/organiser/CancellationPolicy.tsx';
import { CoverPanel } from '../../../features/events/organiser/CoverPanel.tsx';
import { CreateTickets } from '../../../features/events/organiser/CreateTickets.tsx';
import { DeleteEventButton } from '../../../features/events/organiser/DeleteEventButton.tsx';
import { EmbedPanel } from '../../../features/events/organiser/EmbedPanel.tsx';
import { EventMoney } from '../../../features/events/organiser/EventMoney.tsx';
import { FaqPanel } from '../../../features/events/organiser/FaqPanel.tsx';
import { Gates } from '../../../features/events/organiser/Gates.tsx';
import { GuestLists } from '../../../features/events/organiser/GuestLists.tsx';
import { LineUpPanel } from '../../../features/events/organiser/LineUpPanel.tsx';
import { FormSalesSwitch } from '../../../features/events/organiser/SalesSwitches.tsx';
import { TicketSummary } from '../../../features/events/organiser/TicketSummary.tsx';
import { TransferCutoff } from '../../../features/events/organiser/TransferCutoff.tsx';
import { UnpublishButton } from '../../../features/events/organiser/UnpublishButton.tsx';
import { useLiveEventStats } from '../../../features/events/organiser/use-live-event-stats.ts';
import { LaunchPanel } from '../../../features/first-hour/LaunchPanel.tsx';
import { SharePanel } from '../../../features/first-hour/SharePanel.tsx';
import { TryDoor } from '../../../features/first-hour/TryDoor.tsx';
import { EventGuests } from '../../../features/guests/EventGuests.tsx';
import { EventMessages } from '../../../features/messages/EventMessages.tsx';
import { CancelEventButton } from '../../../features/orders/CancelEventButton.tsx';
import { CancellationProgress } from '../../../features/orders/CancellationProgress.tsx';
import { EventOrders } from '../../../features/orders/EventOrders.tsx';
import type { ManagedEventQuery } from '../../../gql/graphql.ts';
import { useManagedEventQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { useViewer, type Viewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHead } from './EventHead.tsx';
import { BackToEvents, EventNav, type EventPart, partOf, partsOf, seesOrders } from './EventNav.tsx';
import classes from './EventView.module.css';

const EventSettingsFragment = graphql(`
  fragment EventSettings_event on Event {
    id
    ...FormSalesSwitch_event
    ...TransferCutoff_event
    ...CancellationPolicy_event
    ...LineUpPanel_event
    ...FaqPanel_event
    ...UnpublishButton_event
    ...CancelEventButton_event
    ...DeleteEventButton_event
  }
`);

/** Settings of sale, transfer and cancellation by holders, and cancelling or deleting the event. */
export function EventSettings({ event: ref }: { event: FragmentType<typeof EventSettingsFragment> }) {
  const event = useFragment(EventSettingsFragment, ref);
  const navigate = useNavigate();
  return (
    <div className={classes.settings}>
      <Paper withBorder p="lg" component="section" aria-label={staffEventTexts.selling}>
        <Title order={2} size="h3" mb="md">
          {staffEventTexts.selling}
        </Title>
        <FormSalesSwitch event={event} />
      </Paper>
      <TransferCutoff event={event} />
      <CancellationPolicy event={event} />
      <LineUpPanel event={event} />
      <FaqPanel event={event} />
      <div className={classes.end}>
        <UnpublishButton event={event} />
        <CancelEventButton event={event} />
        <DeleteEventButton
          event={event}
          onDeleted={() => navigate(tabAddress('events'), { replace: true })}
        />
      </div>
    </div>
  );
}

graphql(`
  query ManagedEvent($id: ID!, $figures: Boolean!) {
    event(id: $id) {
      id
      status
      timeZone
      viewerCanEdit
      viewerCanCreateTickets
      tiers {
        id
        name
      }
      questions {
        id
        kind
        label
        options
      }
      ...EventHead_event
      ...EventFacts_event
      ...CoverPanel_event
      ...TicketSummary_event
      ...CreateTickets_event
      ...GuestLists_event
      ...EmbedPanel_event
      ...EventSettings_event
      ...LaunchPanel_event
      ...SharePanel_event
    }
  }
`);

const SellingRules = lazy(() => import('../../../features/selling/SellingRules.tsx'));

/** One event for its organiser, in tabs. */
export function EventView({ id }: { id: string }) {
  const { viewer } = useViewer();
  const figures = viewer?.permissions.includes('VIEW_SALES') ?? false;
  const { data, loading, error, refetch } = useManagedEventQuery({ variables: { id, figures } });
  useLiveEventStats(figures);
  const event = data?.event;
  const missing = !error || failureCode(error) === 'NOT_FOUND';
  if (event && viewer) return <Managed event={event} viewer={viewer} figures={figures} />;
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
  figures: boolean;
}

function Managed({ event, viewer, figures }: ManagedProps) {
  const [search] = useSearchParams();
  const parts = partsOf(event, viewer);
  const current = partOf(search.get('part'), parts);
  return (
    <>
      <BackToEvents />
      <EventHead event={event} figures={figures} />
      {event.status === 'CANCELLED' && seesOrders(viewer) && <CancellationProgress eventId={event.id} />}
      {parts.length > 1 && <EventNav eventId={event.id} parts={parts} current={current} />}
      <Part part={current} event={event} viewer={viewer} figures={figures} />
    </>
  );
}

function Part({ part, event, viewer, figures }: ManagedProps & { part: EventPart }) {
  const mayManageTiers = event.viewerCanEdit && viewer.permissions.includes('MANAGE_TIERS');
  switch (part) {
    case 'tickets':
      return (
        <div className={classes.stack}>
          <TicketSummary event={event} mayManageTiers={mayManageTiers} figures={figures} />
          {event.viewerCanCreateTickets && <CreateTickets event={event} figures={figures} />}
        </div>
      );
    case 'guests':
      return (
        <EventGuests
          event={event}
          figures={figures}
          mayWrite={event.viewerCanEdit && viewer.permissions.includes('SEND_MESSAGES')}
        />
      );
    case 'money':
      return <EventMoney eventId={event.id} />;
    case 'messages':
      return <EventMessages event={event} />;
    case 'orders':
      return <EventOrders eventId={event.id} />;
    case 'sales':
      return (
        <div className={classes.stack}>
          {mayManageTiers && (
            <Suspense fallback={<Skeleton height={260} radius="lg" />}>
              <SellingRules eventId={event.id} />
            </Suspense>
          )}
          {event.viewerCanCreateTickets && <GuestLists event={event} />}
          {event.viewerCanEdit && <EmbedPanel event={event} />}
        </div>
      );
    case 'door':
      return <Gates eventId={event.id} mayManage={event.viewerCanEdit} />;
    case 'settings':
      return <EventSettings event={event} />;
    case 'overview':
      return (
        <div className={classes.columns}>
          <div className={classes.stack}>
            {event.status === 'DRAFT' && event.tiers.length > 0 && event.viewerCanEdit && (
              <LaunchPanel event={event} />
            )}
            <TicketSummary event={event} mayManageTiers={false} figures={figures} />
            {event.status === 'PUBLISHED' && event.viewerCanEdit && <SharePanel event={event} />}
            {event.status === 'PUBLISHED' && event.viewerCanCreateTickets && event.tiers.length > 0 && (
              <TryDoor eventId={event.id} timeZone={event.timeZone} />
            )}
            {event.viewerCanCreateTickets && <CreateTickets event={event} figures={figures} />}
          </div>
          <div className={classes.stack}>
            <EventFacts event={event} />
            {event.viewerCanEdit && <CoverPanel event={event} />}
          </div>
        </div>
      );
  }
}
