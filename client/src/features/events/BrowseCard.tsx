import { Button, Text, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './BrowseCard.module.css';
import { Cover } from './cover/Cover.tsx';
import { priceText } from './EventCard.tsx';
import { dateBadge, shortWhen } from './event-dates.ts';

const BrowseCardFragment = graphql(`
  fragment BrowseCard_event on Event {
    id
    category
    name
    descriptionText
    venue
    slug
    startDate
    timeZone
    available
    lowestPrice {
      ...Money @unmask
    }
    ...Cover_event
  }
`);

interface BrowseCardProps {
  event: FragmentType<typeof BrowseCardFragment>;
  onBuy: (slug: string) => void;
}

/** A published event in the dashboard, with a button to buy tickets. */
export function BrowseCard({ event: ref, onBuy }: BrowseCardProps) {
  const event = useFragment(BrowseCardFragment, ref);
  const badge = dateBadge(event.startDate, event.timeZone);
  const soldOut = event.available === 0;
  return (
    <article className={classes.card} aria-label={event.name}>
      <div className={classes.art}>
        <Cover
          event={event}
          width={640}
          height={300}
          sizes="(min-width: 75em) 400px, (min-width: 48em) 50vw, 100vw"
        />
        <div className={classes.date} aria-hidden>
          <span className={classes.day}>{badge.day}</span>
          <span className={classes.month}>{badge.month}</span>
        </div>
      </div>
      <div className={classes.body}>
        <Text size="sm" className={classes.when}>
          <time dateTime={event.startDate}>{shortWhen(event.startDate, event.timeZone)}</time>
        </Text>
        <Title order={2} size="h4" className="break-anywhere">
          {event.name}
        </Title>
        <Text size="sm" c="dimmed" className={classes.venue}>
          <IconMapPin size={16} aria-hidden />
          <span>{event.venue}</span>
        </Text>
        <Text size="sm" c="dimmed" className="clamp-3">
          {event.descriptionText}
        </Text>
        <div className={classes.foot}>
          {event.lowestPrice && (
            <Text fw={600} className="tabular">
              {priceText(event.lowestPrice)}
            </Text>
          )}
          {soldOut && <StatusBadge status="refused" label={eventTexts.soldOut} />}
          <Button fullWidth onClick={() => onBuy(event.slug)} disabled={soldOut}>
            {ticketTexts.buy}
          </Button>
        </div>
      </div>
    </article>
  );
}
