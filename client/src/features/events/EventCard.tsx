import { Badge, Text, Title } from '@mantine/core';
import { IconFlame, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { EventCard_EventFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { seriesTexts } from '../../messages/series.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Cover } from './cover/Cover.tsx';
import { DateBadge } from './DateBadge.tsx';
import classes from './EventCard.module.css';
import { dayWithYear, shortWhen } from './event-dates.ts';

const EventCardFragment = graphql(`
  fragment EventCard_event on Event {
    id
    category
    name
    descriptionText
    venue
    slug
    status
    startDate
    timeZone
    available
    lowStock
    lowestPrice {
      ...Money @unmask
    }
    series {
      id
      slug
      upcomingCount
    }
    ...Cover_event
  }
`);

interface EventCardProps {
  event: FragmentType<typeof EventCardFragment>;
  /** Position in the list: every third card is trending. */
  index: number;
}

/** "Free", or "from KES 500.00". */
export function priceText(lowest: Money): string {
  return Number(lowest.amount) === 0 ? eventTexts.free : eventTexts.fromPrice(formatMoney(lowest));
}

/** Whether tickets are available, few or sold out; an event without tiers shows its status alone. */
function StockBadge({ event }: { event: EventCard_EventFragment }) {
  if (event.status !== 'PUBLISHED') return <StatusBadge status={event.status} />;
  if (event.available === 0 && event.lowestPrice)
    return <StatusBadge status="refused" label={eventTexts.soldOut} />;
  if (event.lowStock) return <StatusBadge status="due" label={eventTexts.onlyLeft(event.available)} />;
  return <StatusBadge status={event.status} label={eventTexts.available} />;
}

/** One event of the public list, or one show with all its dates; the whole card leads to its page. */
export function EventCard({ event: ref, index }: EventCardProps) {
  const event = useFragment(EventCardFragment, ref);
  const series = event.series && event.series.upcomingCount > 1 ? event.series : null;
  const address = series
    ? `/series/${encodeURIComponent(series.slug)}`
    : `/event-details?slug=${encodeURIComponent(event.slug)}`;
  return (
    <article className={classes.card}>
      <div className={classes.art}>
        <Cover
          event={event}
          width={640}
          height={420}
          sizes="(min-width: 75em) 400px, (min-width: 48em) 50vw, 100vw"
        />
        <DateBadge at={event.startDate} zone={event.timeZone} className={classes.date} />
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
          <time dateTime={event.startDate}>
            {series
              ? seriesTexts.datesFrom(
                  seriesTexts.dates(series.upcomingCount),
                  dayWithYear(event.startDate, event.timeZone),
                )
              : shortWhen(event.startDate, event.timeZone)}
          </time>
        </Text>
        <Title order={3} className="break-anywhere">
          <Link to={address} className={classes.link}>
            {event.name}
          </Link>
        </Title>
        <Text size="sm" c="dimmed" className={classes.venue}>
          <IconMapPin size={16} aria-hidden />
          <span>{event.venue}</span>
        </Text>
        <Text size="sm" c="dimmed" className="clamp-3">
          {event.descriptionText}
        </Text>
        <div className={classes.foot}>
          <StockBadge event={event} />
          {event.lowestPrice && (
            <Text fw={600} className="tabular">
              {priceText(event.lowestPrice)}
            </Text>
          )}
        </div>
      </div>
    </article>
  );
}
