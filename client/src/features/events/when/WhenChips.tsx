import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { eventTexts } from '../../../messages/events.ts';
import { ChipRow } from '../CategoryChips.tsx';
import classes from '../ChipRow.module.css';
import { shortDay } from '../event-dates.ts';
import type { EventFilter } from '../filters/event-filter.ts';
import { dayOf, dayText, type When } from './day-range.ts';

const DayPicker = lazy(() => import('./DayPicker.tsx'));

const NEAR = ['today', 'weekend', 'week', 'month'] as const;
const CHIPS: { value: When | null; label: string }[] = [
  { value: null, label: eventTexts.anyDay },
  ...NEAR.map((value) => ({ value, label: eventTexts.near[value] })),
];

interface WhenChipsProps {
  value: When | null;
  /** The other filters; the calendar marks days with matching events. */
  filter: EventFilter;
  onChange: (value: When | null) => void;
}

/** Filters events by nearby days or by a day selected in a calendar. */
export function WhenChips({ value, filter, onChange }: WhenChipsProps) {
  const [picking, setPicking] = useState<boolean | null>(null);
  const day = value ? dayOf(value) : null;
  const pick = (picked: Date) => {
    setPicking(false);
    onChange(dayText(picked));
  };
  return (
    <ChipRow label={eventTexts.when} chips={CHIPS} value={value} onChange={onChange} isInline>
      <UnstyledButton
        className={classes.chip}
        aria-pressed={day !== null}
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
      >
        {day ? shortDay(day) : eventTexts.pickDay}
      </UnstyledButton>
      {picking !== null && (
        <Suspense>
          <DayPicker
            opened={picking}
            onClose={() => setPicking(false)}
            value={day}
            filter={filter}
            onPick={pick}
          />
        </Suspense>
      )}
    </ChipRow>
  );
}
