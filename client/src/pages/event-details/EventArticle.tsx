import type { ApolloCache } from '@apollo/client';
import { Anchor, Badge, Button, Text, Title } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Live } from '../../apollo/Live.tsx';
import { useLiveState } from '../../apollo/live-state.ts';
import { calendarAddress } from '../../features/events/calendar-address.ts';
import { Cover } from '../../features/events/cover/Cover.tsx';
import { DateBadge } from '../../features/events/DateBadge.tsx';
import { fullWhen } from '../../features/events/event-dates.ts';
import { Faq } from '../../features/events/Faq.tsx';
import { FeatureTiles } from '../../features/events/FeatureTiles.tsx';
import { FormattedText } from '../../features/events/FormattedText.tsx';
import { LineUp } from '../../features/events/LineUp.tsx';
import { OwnTime } from '../../features/events/OwnTime.tsx';
import { Share } from '../../features/events/Share.tsx';
import { OtherDates } from '../../features/events/series/OtherDates.tsx';
import { VenueMap } from '../../features/events/VenueMap.tsx';
import { BuyPanel } from '../../features/purchases/BuyPanel.tsx';
import type { EventStockSubscription } from '../../gql/graphql.ts';
import { useEventStockSubscription } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import classes from './EventDetailsPage.module.css';

/** Writes a stock change into the cache, which updates every card and page of the event. */
export function applyStockChange(cache: ApolloCache, change: EventStockSubscription['eventStock']): void {
  const id = (type: string, value: string) => cache.identify({ __typename: type, id: value });
  cache.modify({
    id: id('Event', change.event.id),
    fields: { available: () => change.available, lowStock: () => change.lowStock },
  });
  for (const { tier, available } of change.tiers) {
    cache.modify({ id: id('Tier', tier.id), fields: { available: () => available } });
  }
}

const EventArticleFragment = graphql(`
  fragment EventArticle_event on Event {
    id
    name
    descriptionBlocks {
      ...FormattedText_block
    }
    venue
    slug
    startDate
    timeZone
    endDate
    available
    lowStock
    issuer {
      id
      name
      slug
    }
    ...OtherDates_event
    ...LineUp_event
    ...Faq_event
    ...Cover_event
    ...BuyPanel_event
  }
`);

graphql(`
  subscription EventStock($slug: String!) {
    eventStock(slug: $slug) {
      event {
        id
      }
      available
      lowStock
      tiers {
        tier {
          id
        }
        available
      }
    }
  }
`);

interface EventArticleProps {
  event: FragmentType<typeof EventArticleFragment>;
  onChanged: () => void;
  /** Whether it is a draft, whose tickets cannot be bought yet. */
  isPreview?: boolean;
}

/** The page of an event: poster, place and time, its sale, and what it is about. */
export function EventArticle({ event: ref, onChanged, isPreview = false }: EventArticleProps) {
  const event = useFragment(EventArticleFragment, ref);
  const live = useLiveState();
  const [hasEnded] = useState(() => Date.parse(event.endDate) < Date.now());
  useEventStockSubscription({
    variables: { slug: event.slug },
    skip: isPreview,
    ignoreResults: true,
    onData: ({ client, data }) => {
      if (data.data) applyStockChange(client.cache, data.data.eventStock);
    },
  });
  const when = fullWhen(event.startDate, event.endDate, event.timeZone);
  const url = `${siteOrigin}/event-details?slug=${encodeURIComponent(event.slug)}`;

  return (
    <article className={classes.page} data-live={live.status}>
      <div className={classes.art}>
        <Cover
          event={event}
          width={1600}
          height={560}
          sizes="(min-width: 80em) 1240px, 100vw"
          eager
          className={classes.poster}
        />
        <DateBadge at={event.startDate} zone={event.timeZone} className={classes.date} />
      </div>
      <header className={classes.head}>
        <div>
          {!hasEnded && event.available === 0 && (
            <Badge color="coral" variant="light" size="lg" radius="sm" tt="none" mb="sm">
              {eventTexts.soldOut}
            </Badge>
          )}
          {hasEnded && (
            <Badge color="gray" variant="light" size="lg" radius="sm" tt="none" mb="sm">
              {buyingTexts.ended}
            </Badge>
          )}
          {!hasEnded && event.lowStock && (
            <Badge color="marigold.5" size="lg" radius="sm" tt="none" mb="sm" className={classes.fast}>
              {eventTexts.sellingFast}
            </Badge>
          )}
          <Title order={1} className="break-anywhere">
            {event.name}
          </Title>
          <Text size="lg" mt="sm" fw={600}>
            <time dateTime={event.startDate}>{when.date}</time>
          </Text>
          <Text c="dimmed">
            <time dateTime={event.startDate}>{when.time}</time>
            <OwnTime at={event.startDate} zone={event.timeZone} /> · {event.venue}
          </Text>
          <Text c="dimmed">
            {labelTexts.by}{' '}
            <Anchor component={Link} to={`/issuers/${event.issuer.slug}`} underline="always" inherit>
              {event.issuer.name}
            </Anchor>
          </Text>
          <OtherDates event={event} />
        </div>
        <div className={classes.actions}>
          <Button
            component="a"
            href={calendarAddress(event.slug)}
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            {buyingTexts.addToCalendar}
          </Button>
          <Share name={event.name} url={url} />
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.buy} inert={isPreview}>
          <BuyPanel event={event} onChanged={onChanged} />
          {live.status !== 'live' && (
            <div className={classes.live}>
              <Live />
            </div>
          )}
        </div>
        <div className={classes.story}>
          <section>
            <Title order={2} size="h3" mb="sm">
              {labelTexts.aboutEvent}
            </Title>
            <FormattedText blocks={event.descriptionBlocks} />
          </section>
          <LineUp event={event} />
          <Faq event={event} />
          <section>
            <Title order={2} size="h3" mb="sm">
              {labelTexts.where}
            </Title>
            <VenueMap venue={event.venue} />
          </section>
          <section>
            <Title order={2} size="h3" mb="sm">
              {labelTexts.yourTicket}
            </Title>
            <FeatureTiles />
          </section>
        </div>
      </div>
    </article>
  );
}
