import { Button, CloseButton, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { CategoryChips } from '../../features/events/CategoryChips.tsx';
import { CitySelect } from '../../features/events/filters/CitySelect.tsx';
import { PriceSelect } from '../../features/events/filters/PriceSelect.tsx';
import { WhenChips } from '../../features/events/when/WhenChips.tsx';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { EventList } from './EventList.tsx';
import { EventsHeading } from './EventsHeading.tsx';
import classes from './EventsPage.module.css';
import { type EventSearch, useEventSearch } from './use-event-search.ts';

const MonthEvents = lazy(() => import('../../features/events/month/MonthEvents.tsx'));

/** The public list of events, searched while the reader types. */
export default function EventsPage() {
  useDocumentTitle(`${labelTexts.events} · Passa`);
  const browse = useEventSearch();
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <Title order={1}>{labelTexts.events}</Title>
        <SearchField value={browse.typed} onChange={browse.type} />
      </div>
      <CategoryChips value={browse.category} onChange={browse.setCategory} />
      <div className={classes.filters}>
        <CitySelect value={browse.city} onChange={browse.setCity} />
        <PriceSelect value={browse.price} onChange={browse.setPrice} />
        <span className={classes.divider} />
        <WhenChips value={browse.when} filter={browse.filter} onChange={browse.setWhen} />
      </div>
      {browse.isMonth ? <Month browse={browse} /> : <EventList browse={browse} />}
    </div>
  );
}

function Month({ browse }: { browse: EventSearch }) {
  const { filter, category, month, setMonth, setWhen, filters, clear } = browse;
  return (
    <Suspense fallback={<EventsHeading browse={browse} total={undefined} />}>
      <MonthEvents
        filter={filter}
        category={category}
        month={month}
        onMonth={setMonth}
        onDay={setWhen}
        heading={(total) => <EventsHeading browse={browse} total={total} />}
      >
        {filters > 0 && (
          <Button variant="default" onClick={clear}>
            {eventTexts.clearFilters}
          </Button>
        )}
      </MonthEvents>
    </Suspense>
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
