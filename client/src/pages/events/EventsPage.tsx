import { Button, CloseButton, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { CategoryChips } from '../../features/events/CategoryChips.tsx';
import { WhenChips } from '../../features/events/when/WhenChips.tsx';
import { usePublishedEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { eventTexts } from '../../texts/events.ts';
import { labelTexts } from '../../texts/labels.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import { EventSections } from './EventSections.tsx';
import classes from './EventsPage.module.css';
import { useEventSearch } from './use-event-search.ts';

const MoreEvents = lazy(() => import('./MoreEvents.tsx'));

const PAGE = 24;

graphql(`
  query PublishedEvents(
    $search: String
    $category: EventCategory
    $from: DateTime
    $to: DateTime
    $first: Int!
    $after: String
  ) {
    publishedEvents(
      search: $search
      category: $category
      from: $from
      to: $to
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        category
        ...EventCard_event
      }
    }
  }
`);

/** The public list of events, searched while the reader types. */
export default function EventsPage() {
  useDocumentTitle(`${labelTexts.events} · Passa`);
  const { typed, type, search, category, setCategory, when, setWhen, from, to } = useEventSearch();
  const variables = { search: search || null, from, to, first: PAGE };
  const { data, previousData, loading, error, refetch, fetchMore } = usePublishedEventsQuery({ variables });
  const front = usePublishedEventsQuery({
    variables: { ...variables, category },
    skip: category === null,
  });

  // The former results stay until the new ones arrive, and are removed when the query fails.
  const list = (data ?? (loading ? previousData : undefined))?.publishedEvents;
  const after = list?.pageInfo.endCursor;
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <Title order={1}>{labelTexts.events}</Title>
        <SearchField value={typed} onChange={type} />
      </div>
      <CategoryChips value={category} onChange={setCategory} />
      <WhenChips value={when} search={search} onChange={setWhen} />
      <div className={classes.heading}>
        <Title order={2} size="h3" aria-live="polite">
          {search ? eventTexts.searchResults(list?.totalCount ?? 0) : eventTexts.allEvents}
        </Title>
        {list && <span className={classes.count}>{eventTexts.count(list.totalCount)}</span>}
      </div>
      {!list && loading && <SkeletonCards label={labelTexts.loadingEvents} />}
      {!list && error && (
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.theEvents)}
          reason={readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {list?.totalCount === 0 && (
        <NothingFound
          search={search}
          isOnDays={when !== null}
          onClear={() => type('')}
          onAnyDay={() => setWhen(null)}
        />
      )}
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
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      className={classes.search}
      classNames={{ input: classes.searchInput }}
      type="search"
      aria-label={labelTexts.searchEvents}
      placeholder={labelTexts.searchEventsHint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSectionWidth={48}
      rightSection={
        value && <CloseButton size={44} aria-label={labelTexts.emptySearch} onClick={() => onChange('')} />
      }
    />
  );
}

interface NothingFoundProps {
  search: string;
  isOnDays: boolean;
  onClear: () => void;
  onAnyDay: () => void;
}

function NothingFound({ search, isOnDays, onClear, onAnyDay }: NothingFoundProps) {
  const quiet = isOnDays ? eventTexts.noneThen : eventTexts.checkBack;
  return (
    <EmptyState
      title={eventTexts.noneFound}
      message={search ? eventTexts.noMatch(search) : quiet}
      icon={<IconSearch size={30} />}
    >
      {search && (
        <Button variant="default" onClick={onClear}>
          {eventTexts.clearSearch}
        </Button>
      )}
      {isOnDays && (
        <Button variant="default" onClick={onAnyDay}>
          {eventTexts.anyDay}
        </Button>
      )}
    </EmptyState>
  );
}
