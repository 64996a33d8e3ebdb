import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { dayWithWeekday, timeWithZone } from '../event-dates.ts';
import { dayOf } from '../when/day-range.ts';
import { MonthHead } from '../when/MonthHead.tsx';
import classes from './MonthEvents.module.css';
import { type MonthViewProps, pageOf } from './MonthGrid.tsx';
import { monthText } from './month-events.ts';

/** The month as a list of its days with events, for phones. */
export function MonthAgenda({ month, onMonth, today, days, isFront, onDay }: MonthViewProps) {
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
