import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MonthEventsQuery } from '../../../gql/graphql.ts';
import { eventTexts } from '../../../messages/events.ts';
import { timeOfDay, timeWithZone } from '../event-dates.ts';
import { dayText } from '../when/day-range.ts';
import { MonthCalendar } from '../when/MonthCalendar.tsx';
import classes from './MonthEvents.module.css';
import { monthText } from './month-events.ts';

export type MonthEvent = MonthEventsQuery['publishedEvents']['nodes'][number];

export interface MonthViewProps {
  /** First day of the month. */
  month: Date;
  onMonth: (month: string) => void;
  today: Date;
  /** By `2026-12-24`. */
  days: ReadonlyMap<string, MonthEvent[]>;
  isFront: (event: MonthEvent) => boolean;
  /** Called with a day as `2026-12-24`, to list its events. */
  onDay: (day: string) => void;
}

export const pageOf = (event: MonthEvent): string => `/event-details?slug=${encodeURIComponent(event.slug)}`;

/** Events of a day that fit into its cell. */
const FIT = 3;

/** The month as a grid of days with their first events, for large screens. */
export function MonthGrid({ month, onMonth, today, days, isFront, onDay }: MonthViewProps) {
  const [reached, setReached] = useState(today);
  // The address may change the month without the grid.
  const first = monthText(month) === monthText(today) ? today : month;
  const shown = monthText(reached) === monthText(month) ? reached : first;
  const show = (day: Date) => {
    setReached(day);
    if (monthText(day) !== monthText(month)) onMonth(monthText(day));
  };
  const cell = (day: string) => {
    const events = days.get(day) ?? [];
    const fitting = events.slice(0, FIT);
    const rest = events.length - fitting.length;
    return (
      <>
        {fitting.map((event) => (
          <GridEvent key={event.id} event={event} isFront={isFront(event)} />
        ))}
        {rest > 0 && (
          <button type="button" className={classes.more} onClick={() => onDay(day)}>
            {eventTexts.moreThatDay(rest)}
          </button>
        )}
      </>
    );
  };
  const counts = new Map([...days].map(([day, events]) => [day, events.length]));
  return (
    <MonthCalendar
      shown={shown}
      onShow={show}
      today={today}
      value={null}
      counts={counts}
      onPick={(day) => onDay(dayText(day))}
      below={cell}
    />
  );
}

function GridEvent({ event, isFront }: { event: MonthEvent; isFront: boolean }) {
  const { startDate, timeZone, name } = event;
  return (
    <Link
      to={pageOf(event)}
      className={classes.event}
      data-front={isFront || undefined}
      title={`${timeWithZone(startDate, timeZone)} · ${name}`}
    >
      <time className={classes.time} dateTime={startDate}>
        {timeOfDay(startDate, timeZone)}
      </time>{' '}
      <span className={classes.name}>{name}</span>
    </Link>
  );
}
