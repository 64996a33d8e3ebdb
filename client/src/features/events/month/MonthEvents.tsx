import { Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { MAX_CHOICES, useFollowingPages } from '../../../apollo/use-following-pages.ts';
import type { EventCategory } from '../../../gql/graphql.ts';
import { useMonthEventsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../../ui/LineSkeletons.tsx';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import { dayWithWeekday, timeWithZone } from '../event-dates.ts';
import type { EventFilter } from '../filters/event-filter.ts';
import { dayOf, monthRange } from '../when/day-range.ts';
import { MonthHead, monthName } from '../when/MonthHead.tsx';
import classes from './MonthEvents.module.css';
import { type MonthEvent, MonthGrid, type MonthViewProps, pageOf } from './MonthGrid.tsx';
import { eventsByDay, monthIn, monthText } from './month-events.ts';

graphql(`
  query MonthEvents(
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
      totalCount
      nodes {
        id
        name
        slug
        category
        startDate
        timeZone
        venue
        city
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface MonthEventsProps {
  filter: EventFilter;
  /** Its events are highlighted, and before the others of their day. */
  category: EventCategory | null;
  /** The month in the address. */
  month: string | null;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
  /** Draws the heading; the total is undefined while it loads. */
  heading: (total: number | undefined) => ReactNode;
  /** Actions below a month without events. */
  children: ReactNode;
}

/** The events of a month by day: a grid on large screens, a list on phones. */
export default function MonthEvents(props: MonthEventsProps) {
  const { filter, category, month: requested, onMonth, onDay, heading, children } = props;
  const [today] = useState(() => new Date());
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  // The address follows a moment later: keys that are pressed meanwhile already count from the new month.
  const [reached, setReached] = useState<string | null>(null);
  if (reached !== null && reached === requested) setReached(null);
  const month = monthIn(reached ?? requested, today);
  const showMonth = (next: string) => {
    setReached(next);
    onMonth(next);
  };
  const query = useMonthEventsQuery({
    variables: { ...filter, ...monthRange(month.getFullYear(), month.getMonth()) },
  });
  const found = query.data?.publishedEvents;
  const rest = useFollowingPages(query, found, MAX_CHOICES);
  const days = eventsByDay(found?.nodes ?? [], monthText(month), category);
  const isFront = (event: MonthEvent) => category !== null && event.category === category;
  const View = isPhone ? MonthAgenda : MonthGrid;
  return (
    <>
      {heading(found?.totalCount)}
      <View month={month} onMonth={showMonth} today={today} days={days} isFront={isFront} onDay={onDay} />
      {!found && query.loading && <LineSkeletons label={labelTexts.loadingEvents} />}
      {!found && query.error && (
        <QueryFailure
          title={callTexts.loadFailed(labelTexts.theEvents)}
          error={query.error}
          refetch={query.refetch}
        />
      )}
      {found?.totalCount === 0 && (
        <EmptyState title={eventTexts.noneInMonth(monthName(month))} icon={<IconCalendarOff size={30} />}>
          {children}
        </EmptyState>
      )}
      {found && found.totalCount > 0 && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {eventTexts.localTimes}
        </Text>
      )}
      <RestOfList rest={rest} />
    </>
  );
}

/** The month as a list of its days with events, for phones. */
function MonthAgenda({ month, onMonth, today, days, isFront, onDay }: MonthViewProps) {
  return (
    <>
      <MonthHead shown={month} today={today} onShow={(day) => onMonth(monthText(day))} />
      {[...days].map(([day, events]) => (
        <section key={day}>
          <h3 className={classes.date}>
            <UnstyledButton onClick={() => onDay(day)}>{dayWithWeekday(dayOf(day) ?? month)}</UnstyledButton>
          </h3>
          <ul className={classes.rows}>
            {events.map((event) => (
              <li key={event.id}>
                <Link to={pageOf(event)} className={classes.row} data-front={isFront(event) || undefined}>
                  <time className={classes.time} dateTime={event.startDate}>
                    {timeWithZone(event.startDate, event.timeZone)}
                  </time>
                  <span className={classes.name}>{event.name}</span>
                  <span className={classes.venue}>{event.city ?? event.venue}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
