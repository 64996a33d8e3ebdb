import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { locale } from '../../../language/language.ts';
import { eventTexts } from '../../../messages/events.ts';
import { dayText } from './day-range.ts';
import classes from './MonthCalendar.module.css';
import { dayAfterKey, weeksOf } from './month-days.ts';

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
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
}

/** Month grid: arrow keys move by day, Page Up and Down by month. Past days are disabled. */
export function MonthCalendar({ shown, onShow, today, value, counts, onPick }: MonthCalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const month = (by: number) => onShow(new Date(shown.getFullYear(), shown.getMonth() + by, 1));
  const isFirst = dayText(shown).slice(0, 7) <= dayText(today).slice(0, 7);
  const reach = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, shown);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onShow(dayText(next) < dayText(today) ? today : next);
  };
  // Focus follows the day when moved by key; browsing by button leaves it.
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${dayText(shown)}"]`)?.focus();
    byKey.current = false;
  }, [shown]);

  return (
    <div>
      <div className={classes.head}>
        <ActionIcon aria-label={eventTexts.monthBefore} disabled={isFirst} onClick={() => month(-1)}>
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <Text fw={700} aria-live="polite">
          {monthName.format(shown)}
        </Text>
        <ActionIcon aria-label={eventTexts.monthAfter} onClick={() => month(1)}>
          <IconChevronRight aria-hidden />
        </ActionIcon>
      </div>
      <table ref={grid} className={classes.grid} aria-label={monthName.format(shown)} onKeyDown={reach}>
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
                  />
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
}

function Day({ day, count, isPast, isPicked, isToday, isFocus, onPick }: DayProps) {
  const words = count > 0 ? `${fullDay.format(day)}, ${eventTexts.count(count)}` : fullDay.format(day);
  return (
    <td>
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
    </td>
  );
}
