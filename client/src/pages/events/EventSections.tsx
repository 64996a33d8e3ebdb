import { Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { categoryLabel } from '../../features/events/CategoryChips.tsx';
import { EventCard } from '../../features/events/EventCard.tsx';
import type { EventCategory, PublishedEventsQuery } from '../../gql/graphql.ts';
import { eventTexts } from '../../messages/events.ts';
import classes from './EventsPage.module.css';

const LongList = lazy(() => import('./LongList.tsx'));

export type Listed = PublishedEventsQuery['publishedEvents']['nodes'];

/** Longer lists render only the visible cards. */
const SHORT = 24;

function Cards({ events }: { events: Listed }) {
  const all = (
    <div className={classes.grid}>
      {events.map((event, index) => (
        <EventCard key={event.id} event={event} index={index} />
      ))}
    </div>
  );
  if (events.length <= SHORT) return all;
  return (
    <Suspense fallback={all}>
      <LongList events={events} />
    </Suspense>
  );
}

interface EventSectionsProps {
  events: Listed;
  category: EventCategory | null;
  /** The events of the chosen category; null while they load. */
  front: Listed | null;
}

/** All events, those of a chosen category first; the others follow under their own heading. */
export function EventSections({ events, category, front }: EventSectionsProps) {
  if (!category) return <Cards events={events} />;
  const chosen = front ?? events.filter((event) => event.category === category);
  const others = events.filter((event) => event.category !== category);
  return (
    <>
      <Title order={3} mb="md">
        {categoryLabel(category)}
      </Title>
      {chosen.length > 0 ? (
        <Cards events={chosen} />
      ) : (
        <Text c="dimmed">{eventTexts.noneInCategory(categoryLabel(category))}</Text>
      )}
      {others.length > 0 && (
        <>
          <Title order={3} mt={48} mb="md">
            {eventTexts.otherEvents}
          </Title>
          <Cards events={others} />
        </>
      )}
    </>
  );
}
