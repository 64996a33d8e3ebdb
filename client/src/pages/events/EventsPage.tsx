import { Button, CloseButton, TextInput, Title } from '@mantine/core';
import { useDebouncedValue, useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { CategoryChips } from '../../features/events/CategoryChips.tsx';
import type { EventCategory } from '../../gql/graphql.ts';
import { usePublishedEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { eventTexts } from '../../texts/events.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import { EventSections } from './EventSections.tsx';
import classes from './EventsPage.module.css';

const PAGE = 24;

graphql(`
  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {
    publishedEvents(search: $search, category: $category, first: $first, after: $after) {
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

/** The public list of events, searched as one types. */
export default function EventsPage() {
  useDocumentTitle('Events · Passa');
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  const search = typed.trim() === '' ? '' : settled;
  const [category, setCategory] = useState<EventCategory | null>(null);

  const { data, previousData, loading, error, refetch, fetchMore } = usePublishedEventsQuery({
    variables: { search: search || null, first: PAGE },
  });
  const front = usePublishedEventsQuery({
    variables: { search: search || null, category, first: PAGE },
    skip: category === null,
  });

  const type = (value: string) => {
    setTyped(value);
    setParams(value.trim() ? { q: value.trim() } : {}, { replace: true });
  };

  const list = (data ?? previousData)?.publishedEvents;
  const more = () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() => undefined);

  const retry = () => void refetch().catch(() => undefined);
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <Title order={1}>Events</Title>
        <SearchField value={typed} onChange={type} />
      </div>
      <CategoryChips value={category} onChange={setCategory} />
      <div className={classes.heading}>
        <Title order={2} size="h3" aria-live="polite">
          {search ? eventTexts.searchResults(list?.totalCount ?? 0) : eventTexts.allEvents}
        </Title>
        {list && <Count value={list.totalCount} />}
      </div>
      {!list && loading && <SkeletonCards label="Loading events" />}
      {!list && error && (
        <LoadFailure title={callTexts.loadFailed('the events')} reason={readFailure(error)} onRetry={retry} />
      )}
      {list?.totalCount === 0 && <NothingFound search={search} onClear={() => type('')} />}
      {list && list.totalCount > 0 && (
        <EventSections
          events={list.nodes}
          category={category}
          front={category ? (front.data?.publishedEvents.nodes ?? null) : null}
        />
      )}
      {list?.pageInfo.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" size="lg" onClick={more} disabled={loading}>
            Show more events
          </Button>
        </div>
      )}
    </div>
  );
}

function Count({ value }: { value: number }) {
  return (
    <span className={classes.count}>
      {value} {value === 1 ? 'event' : 'events'}
    </span>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      className={classes.search}
      classNames={{ input: classes.searchInput }}
      type="search"
      aria-label="Search events"
      placeholder="Search by name, description or venue"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSectionWidth={48}
      rightSection={
        value && <CloseButton size={44} aria-label="Empty the search box" onClick={() => onChange('')} />
      }
    />
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={eventTexts.noneFound}
      message={search ? eventTexts.noMatch(search) : eventTexts.checkBack}
      icon={<IconSearch size={30} />}
    >
      {search && (
        <Button variant="default" onClick={onClear}>
          {eventTexts.clearSearch}
        </Button>
      )}
    </EmptyState>
  );
}
