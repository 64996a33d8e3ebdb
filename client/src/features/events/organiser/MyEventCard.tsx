import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { staffSeriesTexts } from '../../../messages/staff-series.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Cover } from '../cover/Cover.tsx';
import { shortWhen } from '../event-dates.ts';
import { CopyLinkButton } from './EventButtons.tsx';
import classes from './MyEventCard.module.css';
import { PublishButton } from './PublishButton.tsx';
import { SoldBar } from './SoldBar.tsx';

const MyEventCardFragment = graphql(`
  fragment MyEventCard_event on Event {
    id
    category
    name
    descriptionText
    venue
    slug
    status
    startDate
    timeZone
    viewerCanPublish
    issuer {
      id
      name
    }
    tiers {
      id
      generated
      sold
    }
    series {
      id
      dateCount
    }
    ...Cover_event
  }
`);

interface MyEventCardProps {
  event: FragmentType<typeof MyEventCardFragment>;
  /** Shows the organiser, in lists of several organisers. */
  withIssuer: boolean;
}

/** One event of an organiser with its state and actions. */
export function MyEventCard({ event: ref, withIssuer }: MyEventCardProps) {
  const event = useFragment(MyEventCardFragment, ref);
  const sum = (key: 'generated' | 'sold') => event.tiers.reduce((total, tier) => total + tier[key], 0);
  return (
    <article className={classes.card} aria-label={event.name}>
      <Cover
        event={event}
        width={640}
        height={200}
        sizes="(min-width: 75em) 400px, (min-width: 48em) 50vw, 100vw"
      />
      <div className={classes.body}>
        <div className={classes.head}>
          <Title order={2} size="h4" className="min-0 break-anywhere">
            {event.name}
          </Title>
          <StatusBadge status={event.status} flex="none" />
        </div>
        <Text size="sm" c="dimmed" className={classes.fact}>
          <IconMapPin size={16} aria-hidden />
          <span>{event.venue}</span>
        </Text>
        <Text size="sm" c="dimmed" className={classes.fact}>
          <IconCalendar size={16} aria-hidden />
          <time dateTime={event.startDate}>{shortWhen(event.startDate, event.timeZone)}</time>
        </Text>
        {event.series && (
          <Anchor component={Link} to={tabAddress('events', { series: event.series.id })} underline="always">
            {staffSeriesTexts.ofSeries(event.series.dateCount ?? 1)}
          </Anchor>
        )}
        {withIssuer && (
          <Text size="sm" fw={600}>
            {event.issuer.name}
          </Text>
        )}
        <Text size="sm" className="clamp-3">
          {event.descriptionText}
        </Text>
        <div className={classes.foot}>
          <SoldBar sold={sum('sold')} generated={sum('generated')} label={labelTexts.ticketsOf(event.name)} />
          <div className={classes.actions}>
            {event.viewerCanPublish && (
              <PublishButton eventId={event.id} hasTickets={event.tiers.length > 0} size="sm" />
            )}
            {event.status === 'PUBLISHED' && event.slug && (
              <CopyLinkButton slug={event.slug} eventName={event.name} />
            )}
            <Button
              component={Link}
              to={tabAddress('events', { event: event.id })}
              variant="default"
              size="sm"
            >
              {staffEventTexts.manage}
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
