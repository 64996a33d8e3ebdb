import { Button, Title } from '@mantine/core';
import { eventTexts } from '../../messages/events.ts';
import classes from './EventsPage.module.css';
import type { EventSearch } from './use-event-search.ts';
import { ViewToggle } from './ViewToggle.tsx';

interface EventsHeadingProps {
  browse: EventSearch;
  /** Number of events found; undefined while they load. */
  total: number | undefined;
}

/** States what is listed and how much of it, clears the filters and switches the view; an empty list offers that itself. */
export function EventsHeading({ browse, total }: EventsHeadingProps) {
  const { search, filters, clear, isMonth, setView } = browse;
  return (
    <div className={classes.heading}>
      <Title order={2} size="h3" aria-live="polite">
        {search ? eventTexts.searchResults(total ?? 0) : eventTexts.allEvents}
      </Title>
      {total !== undefined && <span className={classes.count}>{eventTexts.count(total)}</span>}
      <div className={classes.actions}>
        {filters > 0 && total !== 0 && (
          <Button variant="subtle" className={classes.clear} onClick={clear}>
            {eventTexts.clearFilters}
          </Button>
        )}
        <ViewToggle isMonth={isMonth} onChange={setView} />
      </div>
    </div>
  );
}
