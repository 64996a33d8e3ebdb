import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { usePublishedEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import { EventSections } from './EventSections.tsx';
import { EventsHeading } from './EventsHeading.tsx';
import type { EventSearch } from './use-event-search.ts';

const MoreEvents = lazy(() => import('./MoreEvents.tsx'));

const PAGE = 24;

graphql(`
  query PublishedEvents(
    $search: String
    $category: EventCategory
    $city: String
    $price: PriceFilter
    $maxPrice: PriceLimit
    $fromDay: LocalDate
    $toDay: LocalDate
    $first: Int!
    $after: String
  ) {
    publishedEvents(
      search: $search
      category: $category
      city: $city
      price: $price
      maxPrice: $maxPrice
      fromDay: $fromDay
      toDay: $toDay
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        category
        ...EventCard_event
      }
    }
  }
`);

/** The events that meet the filters, as cards. */
export function EventList({ browse }: { browse: EventSearch }) {
  const { category } = browse;
  const variables = { ...browse.filter, ...browse.days, first: PAGE };
  const { data, previousData, loading, error, refetch, fetchMore } = usePublishedEventsQuery({ variables });
  const front = usePublishedEventsQuery({
    variables: { ...variables, category },
    skip: category === null,
  });

  // The former results stay until the new ones arrive, and are removed when the query fails.
  const list = (data ?? (loading ? previousData : undefined))?.publishedEvents;
  const after = list?.pageInfo.endCursor;
  return (
    <>
      <EventsHeading browse={browse} total={list?.totalCount} />
      {!list && loading && <SkeletonCards label={labelTexts.loadingEvents} />}
      {!list && error && (
        <QueryFailure title={callTexts.loadFailed(labelTexts.theEvents)} error={error} refetch={refetch} />
      )}
      {list?.totalCount === 0 && <NothingFound browse={browse} />}
      {list && list.totalCount > 0 && (
        <EventSections
          events={list.nodes}
          category={category}
          front={category ? (front.data?.publishedEvents.nodes ?? null) : null}
        />
      )}
      {list?.pageInfo.hasNextPage && (
        <Suspense>
          <MoreEvents key={after} onReached={() => fetchMore({ variables: { after } })} />
        </Suspense>
      )}
    </>
  );
}

/** The reason of an empty list: the only filter that is set, several filters, or that nothing is on sale. */
function reasonOf({ search, city, price, when }: EventSearch): string {
  const set = [search, city, price, when].filter(Boolean);
  if (set.length === 0) return eventTexts.checkBack;
  if (set.length > 1 || city || price) return eventTexts.noneWithFilters;
  return search ? eventTexts.noMatch(search) : eventTexts.noneThen;
}

/** Says why the list is empty, and offers the ways out. */
function NothingFound({ browse }: { browse: EventSearch }) {
  const { search, city, price, when, type, setWhen, clear } = browse;
  return (
    <EmptyState title={eventTexts.noneFound} message={reasonOf(browse)} icon={<IconSearch size={30} />}>
      {search && (
        <Button variant="default" onClick={() => type('')}>
          {eventTexts.clearSearch}
        </Button>
      )}
      {when && (
        <Button variant="default" onClick={() => setWhen(null)}>
          {eventTexts.anyDay}
        </Button>
      )}
      {(city || price || (search && when)) && (
        <Button variant="default" onClick={clear}>
          {eventTexts.clearFilters}
        </Button>
      )}
    </EmptyState>
  );
}
