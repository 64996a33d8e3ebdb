import { Button, Loader } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCancelledEventQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { fallbackTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { shortWhen } from './event-dates.ts';

graphql(`
  query CancelledEvent($slug: String!) {
    cancelledEvent(slug: $slug) {
      name
      venue
      startDate
      timeZone
    }
  }
`);

/** In place of a page of an event that is not published: says whether it was cancelled or does not exist. */
export function EventMissing({ slug }: { slug: string }) {
  const { data, loading } = useCancelledEventQuery({ variables: { slug }, skip: slug === '' });
  if (loading) return <Loader aria-label={eventTexts.loading} />;
  const cancelled = data?.cancelledEvent;
  return (
    <EmptyState
      title={cancelled ? eventTexts.wasCancelled(cancelled.name) : eventTexts.notFound}
      message={
        cancelled
          ? eventTexts.wasCancelledBody(shortWhen(cancelled.startDate, cancelled.timeZone), cancelled.venue)
          : eventTexts.notFoundBody
      }
      icon={<IconCalendarOff size={30} />}
      order={1}
    >
      <Button component={Link} to="/events">
        {fallbackTexts.browseEvents}
      </Button>
    </EmptyState>
  );
}
