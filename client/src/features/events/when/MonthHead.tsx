import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { locale } from '../../../language/language.ts';
import { eventTexts } from '../../../messages/events.ts';
import { dayText } from './day-range.ts';
import classes from './MonthCalendar.module.css';

const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** "December 2026". */
export const monthName = (day: Date): string => format.format(day);

interface MonthHeadProps {
  /** A day of the month. */
  shown: Date;
  today: Date;
  /** Called with the first day of the month before or after. */
  onShow: (day: Date) => void;
}

/** Name of a month between the buttons to the month before and after. Past months cannot be shown. */
export function MonthHead({ shown, today, onShow }: MonthHeadProps) {
  const month = (by: number) => onShow(new Date(shown.getFullYear(), shown.getMonth() + by, 1));
  const isFirst = dayText(shown).slice(0, 7) <= dayText(today).slice(0, 7);
  return (
    <div className={classes.head}>
      <ActionIcon aria-label={eventTexts.monthBefore} disabled={isFirst} onClick={() => month(-1)}>
        <IconChevronLeft aria-hidden />
      </ActionIcon>
      <Text inherit fw={700} aria-live="polite">
        {monthName(shown)}
      </Text>
      <ActionIcon aria-label={eventTexts.monthAfter} onClick={() => month(1)}>
        <IconChevronRight aria-hidden />
      </ActionIcon>
    </div>
  );
}
