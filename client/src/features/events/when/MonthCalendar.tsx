import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { locale } from '../../../language/language.ts';
import { eventTexts } from '../../../messages/events.ts';
import { dayText } from './day-range.ts';
import classes from './MonthCalendar.module.css';
import { MonthHead, monthName } from './MonthHead.tsx';
import { dayAfterKey, weeksOf } from './month-days.ts';

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
const fullDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** A week from Monday, for the column headings. */
const WEEK = Array.from({ length: 7 }, (_, day) => weekday.format(new Date(2024, 0, 1 + day)));

interface MonthCalendarProps {
  /** The focused day; its month is shown. */
  shown: Date;
  onShow: (day: Date) => void;
  today: Date;
  value: Date | null;
  /** Number of events that begin on a day, by `2026-12-24`. */
  counts: ReadonlyMap<string, number>;
  onPick: (day: Date) => void;
  /** Content of a day, below its number, which makes the grid a large one. */
  below?: (day: string) => ReactNode;
}

/** Month grid: arrow keys move by day, Page Up and Down by month. Past days are disabled. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { shown, onShow, today, value, counts, onPick, below } = props;
  const grid = useRef<HTMLTableElement>(null);
  const sought = useRef<string | null>(null);
  const reach = (event: KeyboardEvent) => {
    // Links below a day keep their keys.
    const isDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const next = isDay && dayAfterKey(event.key, shown);
    if (!next) return;
    event.preventDefault();
    const allowed = dayText(next) < dayText(today) ? today : next;
    sought.current = dayText(allowed);
    onShow(allowed);
  };
  // Focus follows the day when moved by key, as soon as its month is shown; browsing by button leaves it.
  useEffect(() => {
    const day = sought.current && grid.current?.querySelector<HTMLElement>(`[data-day="${sought.current}"]`);
    if (!day) return;
    sought.current = null;
    day.focus();
  });

  return (
    <div>
      <MonthHead shown={shown} today={today} onShow={onShow} />
      <table
        ref={grid}
        className={classes.grid}
        data-large={below !== undefined || undefined}
        aria-label={monthName(shown)}
        onKeyDown={reach}
      >
        <thead>
          <tr>
            {WEEK.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown.getFullYear(), shown.getMonth()).map((week) => (
            <tr key={dayText(week.find((day) => day !== null) ?? shown)}>
              {week.map((day, index) =>
                day ? (
                  <Day
                    key={dayText(day)}
                    day={day}
                    count={counts.get(dayText(day)) ?? 0}
                    isPast={dayText(day) < dayText(today)}
                    isPicked={value !== null && dayText(value) === dayText(day)}
                    isToday={dayText(day) === dayText(today)}
                    isFocus={dayText(day) === dayText(shown)}
                    onPick={onPick}
                  >
                    {below?.(dayText(day))}
                  </Day>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell of the week
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: Date;
  count: number;
  isPast: boolean;
  isPicked: boolean;
  isToday: boolean;
  isFocus: boolean;
  onPick: (day: Date) => void;
  children: ReactNode;
}

function Day({ day, count, isPast, isPicked, isToday, isFocus, onPick, children }: DayProps) {
  const words = count > 0 ? `${fullDay.format(day)}, ${eventTexts.count(count)}` : fullDay.format(day);
  return (
    <td data-past={isPast || undefined}>
      <button
        type="button"
        className={classes.day}
        data-day={dayText(day)}
        data-today={isToday || undefined}
        data-busy={count > 0 || undefined}
        aria-label={words}
        aria-pressed={isPicked}
        disabled={isPast}
        tabIndex={isFocus ? 0 : -1}
        onClick={() => onPick(day)}
      >
        {day.getDate()}
      </button>
      {children}
    </td>
  );
}
