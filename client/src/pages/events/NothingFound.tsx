import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { eventTexts } from '../../messages/events.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { EventSearch } from './use-event-search.ts';

/** The reason of an empty list: the only filter that is set, several filters, or that nothing is on sale. */
function reasonOf({ search, city, price, when }: EventSearch): string {
  const set = [search, city, price, when].filter(Boolean);
  if (set.length === 0) return eventTexts.checkBack;
  if (set.length > 1 || city || price) return eventTexts.noneWithFilters;
  return search ? eventTexts.noMatch(search) : eventTexts.noneThen;
}

/** Says why the list is empty, and offers the ways out. */
export function NothingFound({ browse }: { browse: EventSearch }) {
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
