import { Badge, Text, Title } from '@mantine/core';
import { IconFlame, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { Poster } from '../../ui/Poster.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { DateBadge } from './DateBadge.tsx';
import classes from './EventCard.module.css';
import { shortWhen } from './event-dates.ts';

const EventCardFragment = graphql(`
  fragment EventCard_event on Event {
    id
    name
    description
    venue
    slug
    status
    startDate
  }
`);

interface EventCardProps {
  event: FragmentType<typeof EventCardFragment>;
  /** Position in the list: every third card is trending. */
  index: number;
}

/** One event of the public list; the whole card leads to its page. */
export function EventCard({ event: ref, index }: EventCardProps) {
  const event = useFragment(EventCardFragment, ref);
  const published = event.status === 'PUBLISHED';
  return (
    <article className={classes.card}>
      <div className={classes.art}>
        <Poster eventId={event.id} width={640} height={420} />
        <DateBadge at={event.startDate} className={classes.date} />
        {index % 3 === 2 && (
          <Badge
            className={classes.trending}
            color="marigold.5"
            radius="sm"
            tt="none"
            leftSection={<IconFlame size={14} aria-hidden />}
          >
            {eventTexts.trending}
          </Badge>
        )}
      </div>
      <div className={classes.body}>
        <Text size="sm" className={classes.when}>
          <time dateTime={event.startDate}>{shortWhen(event.startDate)}</time>
        </Text>
        <Title order={3} className={classes.name}>
          <Link to={`/event-details?slug=${encodeURIComponent(event.slug)}`} className={classes.link}>
            {event.name}
          </Link>
        </Title>
        <Text size="sm" c="dimmed" className={classes.venue}>
          <IconMapPin size={16} aria-hidden />
          <span>{event.venue}</span>
        </Text>
        <Text size="sm" c="dimmed" className="clamp-3">
          {event.description}
        </Text>
        <StatusBadge
          status={event.status}
          label={published ? eventTexts.available : undefined}
          className={classes.status}
        />
      </div>
    </article>
  );
}
