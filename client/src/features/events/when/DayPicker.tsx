import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useFollowingPages } from '../../../apollo/use-following-pages.ts';
import { useEventDaysQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import { dayText } from './day-range.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

graphql(`
  query EventDays($search: String, $from: DateTime!, $to: DateTime!, $after: String) {
    publishedEvents(search: $search, from: $from, to: $to, first: 100, after: $after) {
      nodes {
        id
        startDate
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

interface DayPickerProps {
  opened: boolean;
  onClose: () => void;
  /** The selected day, or null. */
  value: Date | null;
  /** Search text; days with matching events are marked. */
  search: string;
  onPick: (day: Date) => void;
}

/** Calendar to select a day; days with events are marked. */
export default function DayPicker({ opened, onClose, value, search, onPick }: DayPickerProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={eventTexts.pickDay}
      size={400}
      closeButtonProps={{ 'aria-label': eventTexts.close }}
    >
      <Calendar value={value} search={search} onPick={onPick} />
    </Modal>
  );
}

type CalendarProps = Pick<DayPickerProps, 'value' | 'search' | 'onPick'>;

function Calendar({ value, search, onPick }: CalendarProps) {
  const [today] = useState(() => new Date());
  const [shown, setShown] = useState(value ?? today);
  const query = useEventDaysQuery({
    variables: {
      search: search || null,
      from: new Date(shown.getFullYear(), shown.getMonth(), 1).toISOString(),
      to: new Date(shown.getFullYear(), shown.getMonth() + 1, 1).toISOString(),
    },
  });
  const found = query.data?.publishedEvents;
  const rest = useFollowingPages(query, found);
  const counts = new Map<string, number>();
  for (const { startDate } of found?.nodes ?? []) {
    const day = dayText(new Date(startDate));
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
