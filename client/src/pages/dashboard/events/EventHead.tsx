import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { Cover } from '../../../features/events/cover/Cover.tsx';
import { shortWhen } from '../../../features/events/event-dates.ts';
import { AddDatesButton } from '../../../features/events/organiser/AddDatesButton.tsx';
import { DuplicateEventButton } from '../../../features/events/organiser/DuplicateEventButton.tsx';
import { EditEventButton } from '../../../features/events/organiser/EditEventButton.tsx';
import { CopyLinkButton, EventReportButton } from '../../../features/events/organiser/EventButtons.tsx';
import { PublishButton } from '../../../features/events/organiser/PublishButton.tsx';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { staffSeriesTexts } from '../../../messages/staff-series.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './EventView.module.css';

const EventHeadFragment = graphql(`
  fragment EventHead_event on Event {
    id
    category
    name
    venue
    slug
    status
    startDate
    timeZone
    viewerCanEdit
    viewerCanPublish
    tiers {
      id
    }
    series {
      id
      name
      dateCount
    }
    ...Cover_event
    ...AddDatesButton_event
    ...EditEventButton_event
    ...DuplicateEventButton_event
  }
`);

interface EventHeadProps {
  event: FragmentType<typeof EventHeadFragment>;
  /** Whether the viewer may see sales figures. */
  figures: boolean;
}

/** Name, state and actions of an event. */
export function EventHead({ event: ref, figures }: EventHeadProps) {
  const event = useFragment(EventHeadFragment, ref);
  const navigate = useNavigate();
  useDocumentTitle(`${event.name} · Passa`);
  const mayPublish = useCan('PUBLISH_EVENTS');
  const published = event.status === 'PUBLISHED';
  return (
    <header className={classes.head}>
      <Cover
        event={event}
        width={320}
        height={220}
        sizes="(min-width: 48em) 148px, 100vw"
        className={classes.art}
      />
      <div className={classes.words}>
        <Group gap="sm" mb={4}>
          <StatusBadge status={event.status} />
          {event.series && (
            <Anchor
              component={Link}
              to={tabAddress('events', { series: event.series.id })}
              underline="always"
            >
              {staffSeriesTexts.ofSeries(event.series.dateCount ?? 1)}
            </Anchor>
          )}
        </Group>
        <Title order={1} size="h2" className="break-anywhere">
          {event.name}
        </Title>
        <Text c="dimmed" mt={4}>
          <time dateTime={event.startDate}>{shortWhen(event.startDate, event.timeZone)}</time> · {event.venue}
        </Text>
      </div>
      <div className={classes.actions}>
        {published && (
          <Button
            component={Link}
            to={`/event-details?slug=${encodeURIComponent(event.slug)}`}
            variant="subtle"
            size="sm"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {staffEventTexts.publicPage}
          </Button>
        )}
        {published && event.slug && <CopyLinkButton slug={event.slug} eventName={event.name} />}
        {event.viewerCanEdit && <EditEventButton event={event} />}
        {figures && <EventReportButton eventId={event.id} />}
        <DuplicateEventButton
          event={event}
          onDuplicated={(copy) => navigate(tabAddress('events', { event: copy }))}
        />
        <AddDatesButton
          event={event}
          mayPublish={mayPublish}
          onAdded={(series) => navigate(tabAddress('events', { series }))}
        />
        {event.viewerCanPublish && (
          <PublishButton eventId={event.id} hasTickets={event.tiers.length > 0} size="sm" />
        )}
      </div>
    </header>
  );
}
