import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useFollowingPages } from '../../../apollo/use-following-pages.ts';
import { useEventDaysQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import { localDay } from '../../../ui/zones.ts';
import type { EventFilter } from '../filters/event-filter.ts';
import { monthRange } from './day-range.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

graphql(`
  query EventDays(
    $search: String
    $city: String
    $price: PriceFilter
    $maxPrice: PriceLimit
    $fromDay: LocalDate!
    $toDay: LocalDate!
    $after: String
  ) {
    publishedEvents(
      search: $search
      city: $city
      price: $price
      maxPrice: $maxPrice
      fromDay: $fromDay
      toDay: $toDay
      eachDate: true
      first: 100
      after: $after
    ) {
      nodes {
        id
        startDate
        timeZone
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface DayPickerProps {
  opened: boolean;
  onClose: () => void;
  /** The selected day, or null. */
  value: Date | null;
  /** The other filters; days with matching events are marked. */
  filter: EventFilter;
  onPick: (day: Date) => void;
}

/** Calendar to select a day; days with events are marked. */
export default function DayPicker({ opened, onClose, value, filter, onPick }: DayPickerProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={eventTexts.pickDay}
      size={400}
      closeButtonProps={{ 'aria-label': eventTexts.close }}
    >
      <Calendar value={value} filter={filter} onPick={onPick} />
    </Modal>
  );
}

type CalendarProps = Pick<DayPickerProps, 'value' | 'filter' | 'onPick'>;

function Calendar({ value, filter, onPick }: CalendarProps) {
  const [today] = useState(() => new Date());
  const [shown, setShown] = useState(value ?? today);
  const query = useEventDaysQuery({
    variables: { ...filter, ...monthRange(shown.getFullYear(), shown.getMonth()) },
  });
  const found = query.data?.publishedEvents;
  const rest = useFollowingPages(query, found);
  const counts = new Map<string, number>();
  for (const { startDate, timeZone } of found?.nodes ?? []) {
    const day = localDay(startDate, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return (
    <>
      <MonthCalendar
        shown={shown}
        onShow={setShown}
        today={today}
        value={value}
        counts={counts}
        onPick={onPick}
      />
      <RestOfList rest={rest} />
    </>
  );
}
