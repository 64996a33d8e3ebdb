import { Text, Title } from '@mantine/core';
import { categoryLabel } from '../../features/events/CategoryChips.tsx';
import { EventCard } from '../../features/events/EventCard.tsx';
import type { EventCategory, PublishedEventsQuery } from '../../gql/graphql.ts';
import classes from './EventsPage.module.css';

type Listed = PublishedEventsQuery['publishedEvents']['nodes'];

function Cards({ events }: { events: Listed }) {
  return (
    <div className={classes.grid}>
      {events.map((event, index) => (
        <EventCard key={event.id} event={event} index={index} />
      ))}
    </div>
  );
}

interface EventSectionsProps {
  events: Listed;
  category: EventCategory | null;
  /** The events of the chosen category; null while they are on their way. */
  front: Listed | null;
}

/** All events; a chosen category comes first, and hides nothing: the others follow under their own heading. */
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
        <Text c="dimmed">Nothing in {categoryLabel(category)} at the moment.</Text>
      )}
      {others.length > 0 && (
        <>
          <Title order={3} mt={48} mb="md">
            Other events
          </Title>
          <Cards events={others} />
        </>
      )}
    </>
  );
}
