import { Button, CloseButton, TextInput, Title } from '@mantine/core';
import { useDebouncedValue, useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { CategoryChips, categoryIn } from '../../features/events/CategoryChips.tsx';
import { dayRange, type When } from '../../features/events/when/day-range.ts';
import { WhenChips } from '../../features/events/when/WhenChips.tsx';
import type { EventCategory } from '../../gql/graphql.ts';
import { usePublishedEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import { EventSections } from './EventSections.tsx';
import classes from './EventsPage.module.css';

const PAUSE_MS = 250;

/**
 * The search, stored in the address: a link opens the same list, and the back button the list before. One uninterrupted
 * input is one history entry, however many letters it has.
 */
export function useEventSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const category = categoryIn(params.get('category'));
  const requested: When | null = params.get('when');
  const days = requested === null ? null : dayRange(requested, new Date());
  const [typed, setTyped] = useState(search);
  const [settled] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const written = useRef(search);

  const put = (name: string, value: string | null, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  const look = (words: string) => {
    if (words === search) return;
    written.current = words;
    put('q', words, words !== '' && search !== '');
  };
  const onSettled = useEffectEvent(look);
  useEffect(() => onSettled(settled), [settled]);
  // The address may change without the box: by the back button, or a link.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);

  return {
    typed,
    type: (value: string) => {
      setTyped(value);
      if (value.trim() === '') look('');
    },
    search,
    category,
    setCategory: (value: EventCategory | null) => put('category', value?.toLowerCase() ?? null),
    when: days && requested,
    setWhen: (value: When | null) => put('when', value),
    from: days?.from ?? null,
    to: days?.to ?? null,
  };
}

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
        <QueryFailure title={callTexts.loadFailed(labelTexts.theEvents)} error={error} refetch={refetch} />
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
